import type { Page } from "playwright-core";

/** What a page has stored for a start without a network: whether all its files, and which revision of a creation. */
export function keptOffline(page: Page, id: string): Promise<{ files: boolean; revision: number | null }> {
  return page.evaluate(async (creationId) => {
    const asPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const shell = await caches.open("vignette-shell");
    const kept = (await shell.keys()).map(({ url }) => url);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = loaded.filter((url) => new URL(url).pathname.startsWith("/assets/"));
    const page = (await shell.match("/create/")) !== undefined && navigator.serviceWorker.controller !== null;

    const database = await asPromise(indexedDB.open("vignette-offline"));
    const stores = database.objectStoreNames;
    const get = () => database.transaction("answers").objectStore("answers").get("answers");
    type Answer = { id?: string; revision?: number } | null | undefined;
    type Kept = { state: { queries: { state: { data: Answer } }[] } } | undefined;
    const answers: Kept = stores.contains("answers") ? await asPromise(get()) : undefined;
    database.close();
    const creation = answers?.state.queries
      .map(({ state }) => state.data)
      .find((data) => data?.id === creationId && data.revision !== undefined);
    return { files: page && files.every((url) => kept.includes(url)), revision: creation?.revision ?? null };
  }, id);
}
