// Answers for the studio while there is no network, from what a page has kept (src/shared/offline). Files with a hash in
// their name never change, so what was kept of them is always right; everything else is asked for first.
const SHELL = "vignette-shell";
/** Under which address the page itself is kept, whatever creation it shows. */
const PAGE = "/create/";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptElseFetched(request));
  else if (request.mode === "navigate" && pathname.startsWith(PAGE)) event.respondWith(fetchedElseKept(request, PAGE));
  else if (pathname === "/api/config") event.respondWith(fetchedElseKept(request, pathname));
});

async function keptElseFetched(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // What a worker of the page loads is kept too: no page hears of it.
  if (answer.ok) await shell.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

async function fetchedElseKept(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(name, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
