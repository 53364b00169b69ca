import { hours, type Instant, later } from "@vignette/domain/kernel";
import type { Documents, Write } from "../adapters/documents/documents.ts";
import { removedFileRecords } from "./content/removed-files.ts";
import { open } from "./open.ts";

/** Longer than any job runs that may still store a file, in ms. Our own choice. */
const AGAIN_AFTER = hours(1);

/** A folder of ours and the id of its owner: nothing shorter may be removed by its beginning. */
const OWNED = /^[a-z-]+\/[^/]{8,}/;

/** A document holds 1 MiB: this many keys are far below. */
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
