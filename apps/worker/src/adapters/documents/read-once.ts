import { DocumentError } from "./documents.ts";
import type { FirestoreCall } from "./firestore-call.ts";
import type { Firestore } from "./place.ts";

/** Maximum number of documents per `:batchGet`. Our own choice. */
const MOST = 300;

type Wanted = { path: string; resolve: (document: unknown) => void; reject: (error: unknown) => void };
type Answer = { found?: { name: string }; missing?: string };

/** Paths of documents: those that a request is expected to read, and those that it has requested. */
export type ExpectedReads = { expected: readonly string[]; asked: Set<string> };

/**
 * The calls of one read-only request: each document and each query is read once, and documents requested in the same
 * turn of the event loop are read in one call. The first of these calls also reads the `expected` documents. A write
 * clears everything. Not for requests that wait for a change, since nothing is read again. Source:
 * docs/platforms/firestore.md#methods; ADR 62.
 */
export function readOnce(
  { call, nameOf }: Pick<Firestore, "call" | "nameOf">,
  { expected, asked }: ExpectedReads = { expected: [], asked: new Set() },
): FirestoreCall {
  const kept = new Map<string, Promise<unknown>>();
  let wanted: Wanted[] = [];
  let ahead = expected;

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

  function first(path: string): Promise<unknown> {
    asked.add(path);
    const read = document(path);
    const others = ahead.filter((it) => it !== path && !kept.has(keyOf(it)));
    ahead = [];
    for (const other of others) {
      const guess = document(other);
      // A failure matters only if the document is asked for.
      guess.catch(() => undefined);
      kept.set(keyOf(other), guess);
    }
    return read;
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
    const key = keyOf(path, body);
    const known = kept.get(key);
    if (known && body === undefined) asked.add(path);
    const read = known ?? (body === undefined ? first(path) : call(what));
    kept.set(key, read);
    try {
      return await read;
    } catch (error) {
      const isMissing = error instanceof DocumentError && error.kind === "missing";
      if (!isMissing && kept.get(key) === read) kept.delete(key);
      throw error;
    }
  };
}

const keyOf = (path: string, body?: unknown) => `${path} ${body === undefined ? "" : JSON.stringify(body)}`;
