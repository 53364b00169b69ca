import type { Instant } from "@vignette/domain/kernel";

/** Files in R2, and the links for browsers and platforms. */
export interface Files {
  /** Stores a body under a key and gives its size and SHA-256 (hex). Refuses more than `maxBytes`. */
  put(
    key: string,
    body: ReadableStream<Uint8Array> | Uint8Array,
    options: { type: string; maxBytes: number },
  ): Promise<{ bytes: number; sha256: string }>;
  /** True for the first call with this key, false for all others, even concurrent ones. */
  claim(key: string): Promise<boolean>;
  /** Up to `length` bytes from `offset`; null if there is no such file. */
  read(key: string, range?: { offset: number; length: number }): Promise<Uint8Array | null>;
  head(key: string): Promise<{ bytes: number; type: string; sha256: string | null } | null>;
  remove(keys: readonly string[]): Promise<void>;
  /** Removes all files whose key begins with `prefix`, such as `photos/u1/`, except the keys in `keep`. */
  removeFolder(prefix: string, keep?: readonly string[]): Promise<void>;
  /** A signed URL on our own domain, valid for at least a day and stable within a day, so that caches work. */
  link(key: string): Promise<string>;
  /** The same, valid until an instant: for mails, which are opened late. */
  linkUntil(key: string, until: Instant): Promise<string>;
  /**
   * Up to `limit` files in the order of their keys, behind the key `after`; `next` is the last key, or null at the end.
   */
  list(after: string | null, limit: number): Promise<{ files: ListedFile[]; next: string | null }>;
  /** The bytes of up to 1,000 files, and the cursor of the next ones; null at the end. */
  sizes(cursor: string | null): Promise<{ bytes: number; next: string | null }>;
  parts: FileParts;
}

export type ListedFile = { key: string; bytes: number; storedAt: Instant };

/** A multipart upload in progress. */
export type PartsPlace = { key: string; uploadId: string };

/** Uploads of a file in parts, over several requests. */
export type FileParts = {
  /** Starts an upload and gives its id. */
  begin(key: string, type: string): Promise<string>;
  /** Stores a part, counted from 1. Gives its ETag, which `join` needs. */
  put(place: PartsPlace, part: number, bytes: Uint8Array): Promise<string>;
  join(place: PartsPlace, etags: readonly string[]): Promise<void>;
  drop(place: PartsPlace): Promise<void>;
};
