/* Shows push messages and opens the reminder on a tap. It keeps nothing and answers for no page. */

self.addEventListener('push', (event) => {
  const { text, path } = event.data.json();
  // One at a time: a newer message says how much waits in all.
  event.waitUntil(self.registration.showNotification('Hearth', { body: text, tag: 'hearth-reminders', renotify: true, data: { path } }));
});

/** Only ever a page of this product, whatever a message says. */
const addressOf = (path) => (typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/notification');

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [shown] = windows.filter((client) => 'focus' in client);
  if (!shown) return self.clients.openWindow(addressOf(path));
  // The page goes on by itself, so that nothing typed in it is lost.
  shown.postMessage({ open: addressOf(path) });
  return shown.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
