// Web Push subscription: lets the server call a visitor who wants it while no page is open, or makes it forget the browser.
const TOLD = "argosy:reached"; // what the server has been told in this session of the browser

/**
 * Be reached, or no more. What goes wrong troubles nobody: the page still calls while it is open.
 * @param {boolean} wanted
 */
export async function settle(wanted) {
  const workers = navigator.serviceWorker;
  try {
    if (!wanted) await leave(await workers?.getRegistration("/"));
    else if (workers) {
      await workers.register("/worker.js");
      await reach(await workers.ready);
    }
  } catch {
    // no push service, no network: it is tried again on the next page
  }
}

/**
 * Tell the server how to reach this browser, once a session: it may have forgotten.
 * @param {ServiceWorkerRegistration} registration
 */
export async function reach({ pushManager }) {
  if (!pushManager || window.Notification?.permission !== "granted" || sessionStorage.getItem(TOLD)) return;
  const answer = await fetch("/push/key");
  if (!answer.ok) return; // this server tells no closed browsers
  const subscription = await subscribed(pushManager, await answer.text());
  if (await told("subscribe", subscription)) sessionStorage.setItem(TOLD, "yes");
}

/**
 * Be reached no more.
 * @param {ServiceWorkerRegistration | undefined} registration
 */
export async function leave(registration) {
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  sessionStorage.removeItem(TOLD);
  await told("unsubscribe", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/**
 * The browser's subscription with this server's key; one with another key belongs to a server that is no more.
 * @param {PushManager} pushManager
 * @param {string} key
 */
async function subscribed(pushManager, key) {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/**
 * @param {"subscribe" | "unsubscribe"} what
 * @param {PushSubscription | { endpoint: string }} said
 */
async function told(what, said) {
  const body = JSON.stringify(said);
  return (await fetch(`/push/${what}`, { method: "POST", headers: { "content-type": "application/json" }, body })).ok;
}
