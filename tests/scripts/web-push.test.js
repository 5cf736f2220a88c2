// Whether the server knows how to reach this browser while no page is open.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { leave, reach, settle } from "../../src/argosy/web/static/js/web-push.js";

let asked;
let kept;
let status;

/** A browser's side of it: at most one subscription, which has a key. */
class Manager {
  constructor(key) {
    this.key = key;
  }
  get now() {
    return (
      this.key && { endpoint: `https://push.example/${this.key}`, unsubscribe: async () => (this.key = undefined) }
    );
  }
  async getSubscription() {
    return this.now ?? null;
  }
  async subscribe({ applicationServerKey, userVisibleOnly }) {
    assert.ok(userVisibleOnly);
    if (this.key && this.key !== applicationServerKey) throw new Error("another key");
    this.key = applicationServerKey;
    return this.now;
  }
}

beforeEach(() => {
  asked = [];
  kept = new Map();
  status = 200;
  globalThis.sessionStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  };
  globalThis.window.Notification = { permission: "granted" };
  globalThis.fetch = async (path, { body } = {}) => {
    asked.push(body ? [path, JSON.parse(body)] : [path]);
    return { ok: status < 400, text: async () => "KEY" };
  };
});

test("the server is told once a session", async () => {
  const pushManager = new Manager();
  await reach({ pushManager });
  await reach({ pushManager });
  assert.deepEqual(asked, [["/push/key"], ["/push/subscribe", { endpoint: "https://push.example/KEY" }]]);
});

test("a subscription with the key of another server is replaced", async () => {
  const pushManager = new Manager("OLD");
  await reach({ pushManager });
  assert.equal(pushManager.key, "KEY");
});

test("nobody is told without permission, without a push service, or where the server cannot", async () => {
  await reach({});
  window.Notification.permission = "denied";
  await reach({ pushManager: new Manager() });
  assert.deepEqual(asked, []);
  window.Notification.permission = "granted";
  status = 404;
  const pushManager = new Manager();
  await reach({ pushManager });
  assert.deepEqual(asked, [["/push/key"]]);
  assert.equal(pushManager.key, undefined);
});

test("whoever switches it off is forgotten on both sides, and told again when it is on again", async () => {
  const pushManager = new Manager();
  await reach({ pushManager });
  await leave({ pushManager });
  assert.deepEqual(asked.at(-1), ["/push/unsubscribe", { endpoint: "https://push.example/KEY" }]);
  assert.equal(pushManager.key, undefined);
  await leave({ pushManager });
  await leave(undefined);
  assert.equal(asked.length, 3);
  await reach({ pushManager });
  assert.equal(asked.length, 5);
});

test("the worker comes with the switch, and nothing that fails is heard of", async () => {
  const pushManager = new Manager();
  const registered = [];
  const serviceWorker = {
    register: async (path) => registered.push(path),
    ready: { pushManager },
    getRegistration: async () => ({ pushManager }),
  };
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  await settle(true);
  assert.deepEqual(registered, ["/worker.js"]);
  assert.equal(pushManager.key, "KEY");
  await settle(false);
  assert.equal(pushManager.key, undefined);
  globalThis.fetch = async () => {
    throw new Error("no network");
  };
  await settle(true);
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  await settle(true);
  await settle(false);
});
