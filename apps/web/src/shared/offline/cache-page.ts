/** The same names as in public/offline-worker.js. */
const SHELL = "vignette-shell";
const PAGE = "/create/";

/** Files of older builds are removed when there are this many; the newest were cached last. Our own choice. */
const MOST_FILES = 400;

/**
 * Caches this page and every file that it has loaded, for `offline-worker.js` to serve without a network. Fails
 * silently if the browser refuses: the page then needs a network, as before.
 */
export async function cachePage(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  try {
    await navigator.serviceWorker.register("/offline-worker.js");
    // It keeps what is loaded from here on; what was loaded before is kept below.
    await navigator.serviceWorker.ready;
    const shell = await caches.open(SHELL);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const files = loaded.filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
    );
    const kept = new Set((await shell.keys()).map(({ url }) => url));
    const missing = files.map(({ href }) => href).filter((href) => !kept.has(href));
    await Promise.all([...missing.map((href) => shell.add(href)), shell.add("/api/config"), keepItself(shell)]);
    await forgetOldest(shell);
  } catch {
    // No room, or a private window.
  }
}

async function keepItself(shell: Cache): Promise<void> {
  const answer = await fetch(location.pathname, { headers: { accept: "text/html" } });
  if (answer.ok) await shell.put(PAGE, answer);
}

async function forgetOldest(shell: Cache): Promise<void> {
  const files = (await shell.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((file) => shell.delete(file)));
}
