// Passkeys on the account page: passes the server's request to the browser, and the passkey's answer back.

/** @param {string} text in base64url */
export function bytesOf(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} bytes */
export function textOf(bytes) {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} path @param {unknown} [body] */
async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json();
}

/** @param {{id: string}[] | undefined} known */
const withBytes = (known) => (known ?? []).map((one) => ({ ...one, id: bytesOf(one.id) }));

/** @param {any} asked as the server writes it @returns {Promise<any>} */
function made(asked) {
  const user = { ...asked.user, id: bytesOf(asked.user.id) };
  const challenge = bytesOf(asked.challenge);
  const publicKey = { ...asked, user, challenge, excludeCredentials: withBytes(asked.excludeCredentials) };
  return navigator.credentials.create({ publicKey });
}

/** @param {any} asked as the server writes it @returns {Promise<any>} */
function signed(asked) {
  const challenge = bytesOf(asked.challenge);
  const publicKey = { ...asked, challenge, allowCredentials: withBytes(asked.allowCredentials) };
  return navigator.credentials.get({ publicKey });
}

/** @param {any} credential what a browser gives */
export function written(credential) {
  const { response } = credential;
  const fields = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const said = fields.filter((name) => response[name]).map((name) => [name, textOf(response[name])]);
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(said),
  };
}

/** @param {string} what `register` or `login` */
async function go(what) {
  const asked = await post(`/account/passkey/${what}/options`);
  const credential = await (what === "register" ? made(asked) : signed(asked));
  const { next } = await post(`/account/passkey/${what}`, written(credential));
  location.assign(next);
}

/** @param {MouseEvent} event */
async function clicked(event) {
  const button = event.target instanceof Element ? event.target.closest("[data-passkey]") : null;
  if (!(button instanceof HTMLElement)) return;
  const failed = document.getElementById("passkey-failed");
  if (failed) failed.hidden = true;
  try {
    await go(button.dataset.passkey ?? "");
  } catch (error) {
    console.warn(error);
    if (failed) failed.hidden = false;
  }
}

if (typeof document !== "undefined") document.addEventListener("click", clicked);
