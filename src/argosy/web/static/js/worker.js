// The service worker: shows notifications on phones and leads back to the table. It stores nothing and answers no requests.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

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
