import { hours, type Instant, later } from "@vignette/domain/kernel";
import type { Documents, Write } from "../adapters/documents/documents.ts";
import { removedFileRecords } from "./content/removed-files.ts";
import { open } from "./open.ts";

/** Longer than any job runs that may still store a file, in ms. Our own choice. */
const AGAIN_AFTER = hours(1);

/** One of our folders and the id of its owner: a shorter prefix must never be removed. */
const OWNED = /^[a-z-]+\/[^/]{8,}/;

/** Maximum number of keys in one document; far below 1 MiB. */
const PREFIXES = 1000;

/**
 * Writes for the commit that removes documents: what is stored under these keys and folders is removed once more, after
 * the last job that was running has ended. The folders must belong to removed documents only.
 */
export function removedFilesWrites(
  { documents, newId, now }: { documents: Documents; newId: () => string; now: Instant },
  prefixes: readonly string[],
): Write[] {
  const { create } = open(documents, removedFileRecords).writes;
  const removeAt = later(now, AGAIN_AFTER);
  const own = prefixes.filter((it) => OWNED.test(it));
  const parts = Array.from({ length: Math.ceil(own.length / PREFIXES) }, (_, part) =>
    own.slice(part * PREFIXES, (part + 1) * PREFIXES),
  );
  return parts.map((some) => create(newId(), { prefixes: some, removeAt }));
}
