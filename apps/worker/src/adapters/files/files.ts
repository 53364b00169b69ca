/** Files in R2 and the links under which browsers and platforms reach them. */
export interface Files {
  /** Stores a body under a key and tells its size and SHA-256 (hex). Refuses more than `maxBytes`. */
  put(
    key: string,
    body: ReadableStream<Uint8Array> | Uint8Array,
    options: { type: string; maxBytes: number },
  ): Promise<{ bytes: number; sha256: string }>;
  /** True for the first who asks about this key, false for everybody after: of many at once, one. */
  claim(key: string): Promise<boolean>;
  /** The first `length` bytes from `offset`, or null if there is no such file. */
  read(key: string, range?: { offset: number; length: number }): Promise<Uint8Array | null>;
  head(key: string): Promise<{ bytes: number; type: string; sha256: string | null } | null>;
  remove(keys: readonly string[]): Promise<void>;
  /** Removes everything whose key begins with `prefix`, such as `photos/u1/`, but for the keys to keep. */
  removeFolder(prefix: string, keep?: readonly string[]): Promise<void>;
  /** A signed address on our own domain that the browser may open for at least a day; stable within a day, so that caches work. */
  link(key: string): Promise<string>;
  parts: FileParts;
}

/** Where a file in parts is being put together. */
export type PartsPlace = { key: string; uploadId: string };

/** A file that arrives in parts, over as many requests as it takes. */
export type FileParts = {
  /** The id under which its parts are handed in. */
  begin(key: string, type: string): Promise<string>;
  /** Parts are counted from 1. Answers the part's ETag, by which it is joined. */
  put(place: PartsPlace, part: number, bytes: Uint8Array): Promise<string>;
  join(place: PartsPlace, etags: readonly string[]): Promise<void>;
  drop(place: PartsPlace): Promise<void>;
};
