// What goes between a passkey and the server is written in base64url.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf, textOf, written } from "../../src/argosy/web/static/js/passkey.js";

test("bytes come back as they were", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => 255 - at);
  for (const length of [0, 1, 2, 3, 256]) {
    const text = textOf(bytes.slice(0, length).buffer);
    assert.match(text, /^[A-Za-z0-9_-]*$/);
    assert.deepEqual(bytesOf(text), bytes.slice(0, length));
  }
});

test("what a passkey says is written without what is not there", () => {
  const bytes = Uint8Array.of(251, 255).buffer;
  const said = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null };
  const found = written({ id: "-_8", rawId: bytes, type: "public-key", response: said });
  assert.deepEqual(found, {
    id: "-_8",
    rawId: "-_8",
    type: "public-key",
    response: { clientDataJSON: "-_8", authenticatorData: "-_8", signature: "-_8" },
  });
});
