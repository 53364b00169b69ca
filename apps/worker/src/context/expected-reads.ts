import type { ExpectedReads as Reads } from "../adapters/documents/read-once.ts";

/** Maximum number of remembered requests per isolate, and of documents of one request. Our own choice. */
const MOST = 2000;
const MOST_DOCUMENTS = 200;
/** After this many requests in a row that did not need a document it is no longer expected. Our own choice. */
const UNUSED = 4;

/** The documents of a request, each with how often in a row it was not needed; by user and URL, the oldest first. */
const seen = new Map<string, ReadonlyMap<string, number>>();

/**
 * Which documents a request will read: those that the same request of the same user read before in this isolate. It is
 * only a guess, so that one call can read them all: every document is read again, and others are read as needed. `learn`
 * remembers what was read. Source: ADR 62.
 */
export function expectedReads() {
  let key: string | null = null;
  let before: ReadonlyMap<string, number> = new Map();
  const asked = new Set<string>();
  return {
    /** The reads of a request. Nothing is expected without a signed-in user. */
    of(uid: string | null, url: string): Reads {
      key = uid === null ? null : `${uid} ${url}`;
      before = (key !== null && seen.get(key)) || before;
      return { expected: [...before.keys()], asked };
    },
    learn(): void {
      if (key === null) return;
      // Some documents are read only now and then, because the isolate caches what they say.
      const unused = [...before].flatMap(([path, times]): [string, number][] =>
        asked.has(path) || times + 1 >= UNUSED ? [] : [[path, times + 1]],
      );
      const next = new Map([...unused, ...[...asked].map((path): [string, number] => [path, 0])]);
      seen.delete(key);
      if (next.size === 0 || next.size > MOST_DOCUMENTS) return;
      const [oldest] = seen.keys();
      if (seen.size >= MOST && oldest !== undefined) seen.delete(oldest);
      seen.set(key, next);
    },
  };
}
export type ExpectedReads = ReturnType<typeof expectedReads>;
