// Service worker: shows notifications, also those that the server sends while no page is open, and leads back to the
// table. It stores nothing and answers no requests.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// The same tag as that of a page's own notification: of both only one is seen. Under any hash a file is the newest one.
worker.addEventListener("push", (event) => {
  const { table, title, body } = event.data?.json() ?? {};
  const path = `/t/${table}`;
  const data = new URL(path, worker.location.href).href;
  const options = { tag: path, icon: "/static/push/icons/touch-180.png", body, data };
  if (table) event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data));
});

/** @param {string} url */
async function comeBack(url) {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const table = open.find((one) => one.url === url);
  return table ? table.focus() : worker.clients.openWindow(url);
}
