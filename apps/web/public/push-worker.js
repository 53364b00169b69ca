// Shows push messages, and opens what they are about. Registered for /push/ alone, so that it controls no page.
self.addEventListener("push", (event) => {
  const { tag, title, body, path } = event.data?.json() ?? {};
  if (typeof title !== "string") return;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path }, icon: "/favicon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  const url = new URL(typeof path === "string" ? path : "/dashboard", self.location.origin);
  // A message leads nowhere else.
  if (url.origin !== self.location.origin) return;
  event.waitUntil(openAt(url.href));
});

/** Goes to a tab that shows it already, else opens one. */
async function openAt(href) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === href);
  if (shown) await shown.focus();
  else await self.clients.openWindow(href);
}
