import { DocumentError } from "./documents.ts";
import type { FirestoreCall } from "./firestore-call.ts";
import type { Firestore } from "./place.ts";

/** Maximum number of documents per `:batchGet`. Our own choice. */
const MOST = 300;

type Wanted = { path: string; resolve: (document: unknown) => void; reject: (error: unknown) => void };
type Answer = { found?: { name: string }; missing?: string };

/**
 * The calls of one read-only request: each document and each query is read once, and documents requested in the same
 * turn of the event loop are read in one call. A write clears everything. Not for requests that wait for a change,
 * since nothing is read again. Source: docs/platforms/firestore.md#methods.
 */
export function readOnce({ call, nameOf }: Pick<Firestore, "call" | "nameOf">): FirestoreCall {
  const kept = new Map<string, Promise<unknown>>();
  let wanted: Wanted[] = [];

  async function readTogether(documents: readonly Wanted[]): Promise<void> {
    const [only] = documents;
    if (only && documents.length === 1) return only.resolve(call({ kind: "read", path: only.path }));
    const names = documents.map(({ path }) => nameOf(path.slice(1).split("/").map(decodeURIComponent).join("/")));
    try {
      const answers = (await call({ kind: "read", path: ":batchGet", body: { documents: names } })) as Answer[];
      const found = new Map(answers.map((it) => [it.found?.name, it.found]));
      for (const [index, { resolve, reject }] of documents.entries()) {
        const document = found.get(names[index]);
        if (document) resolve(document);
        else reject(new DocumentError("missing", "There is no such document."));
      }
    } catch (error) {
      for (const { reject } of documents) reject(error);
    }
  }

  function document(path: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      wanted.push({ path, resolve, reject });
      if (wanted.length > 1) return;
      // Collects all requests until the next turn of the event loop.
      setTimeout(() => {
        const all = wanted;
        wanted = [];
        for (let at = 0; at < all.length; at += MOST) void readTogether(all.slice(at, at + MOST));
      }, 0);
    });
  }

  return async (what) => {
    const { kind, path, body } = what;
    if (kind === "write") {
      try {
        return await call(what);
      } finally {
        kept.clear();
      }
    }
    const key = `${path} ${body === undefined ? "" : JSON.stringify(body)}`;
    const read = kept.get(key) ?? (body === undefined ? document(path) : call(what));
    kept.set(key, read);
    try {
      return await read;
    } catch (error) {
      if (kept.get(key) === read) kept.delete(key);
      throw error;
    }
  };
}
