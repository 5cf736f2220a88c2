// The service worker: shows notifications on phones and leads back to the table. It stores nothing and answers no requests.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data));
});

async function comeBack(url) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const table = open.find((one) => one.url === url);
  return table ? table.focus() : clients.openWindow(url);
}
