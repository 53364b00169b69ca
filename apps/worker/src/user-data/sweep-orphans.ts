import { days, hours, type Instant, instant, later } from "@vignette/domain/kernel";
import type { FileWalk } from "@vignette/domain/operations";
import type { Documents } from "../adapters/documents/documents.ts";
import type { Files, ListedFile } from "../adapters/files/files.ts";
import { hashedKey } from "../adapters/files/hash-key.ts";
import { logLine } from "../adapters/log/log-line.ts";
import { reportUnexpected } from "../adapters/log/report-unexpected.ts";
import { fileWalkStore } from "../records/stores/file-walk-store.ts";
import { flagStore } from "../records/stores/flag-store.ts";
import { namesFile } from "./names-file.ts";

type Deps = { documents: Documents; files: Pick<Files, "list" | "remove">; now: Instant };

/** Files checked in one run. Our own choice: a million in a week. */
const LOOKED_AT = 100;
/** A younger file may belong to a document that is still being written. Our own choice: no job takes a day. */
const SAFE_AGE = hours(48);
/** More orphans than this in one run mean that documents are missing, not that files are left. Our own choice. */
const BELIEVED = 50;
/** How often all files are walked through. */
const WALK_EVERY = days(1);

/**
 * Continues the walk over all files and removes those that no document names and that are older than 48 hours. A run in
 * which a read fails removes nothing and is repeated. The first walk begins 48 hours after the first run with a
 * database: one that is new, or was lost, names no files yet. Source: ADR 59.
 */
export async function sweepOrphans({ documents, files, now }: Deps): Promise<void> {
  const walks = fileWalkStore(documents);
  const stored = await walks.get();
  if (!stored) return await walks.keep(walkFrom(later(now, SAFE_AGE)), null);
  const walk = stored.value;
  if (now < walk.beginsAt || (await flagStore(documents).read()).maintenance) return;

  const page = await files.list(walk.after, LOOKED_AT);
  const found = await orphansAmong(
    documents,
    page.files.filter(({ storedAt }) => storedAt <= now - SAFE_AGE),
  );
  const orphans = found.length <= BELIEVED ? found : [];
  if (orphans.length < found.length)
    reportUnexpected(new Error(TOO_MANY), { orphans: found.length, after: walk.after });
  const bytes = orphans.reduce((sum, file) => sum + file.bytes, 0);
  if (orphans.length > 0) {
    await files.remove(orphans.map(({ key }) => key));
    logLine("info", "Orphaned files were removed.", { files: orphans.length, bytes });
  }
  const next: FileWalk = {
    ...walk,
    after: page.next,
    seen: walk.seen + page.files.length,
    removed: walk.removed + orphans.length,
    removedBytes: walk.removedBytes + bytes,
  };
  if (page.next !== null) return await walks.keep(next, stored.version);
  const { seen, removed, removedBytes } = next;
  logLine("info", "The walk over all files is done.", { seen, removed, removedBytes });
  await walks.keep(walkFrom(instant(Math.max(now, later(walk.beginsAt, WALK_EVERY)))), stored.version);
}

const TOO_MANY = "Many files have no document, so none was removed. See docs/runbook.md#orphaned-files.";

async function orphansAmong(documents: Documents, old: readonly ListedFile[]): Promise<ListedFile[]> {
  const isNamed = namesFile(documents);
  const orphans: ListedFile[] = [];
  for (const file of old) if (!(await isNamed(hashedKey(file.key)))) orphans.push(file);
  return orphans;
}

const walkFrom = (beginsAt: Instant): FileWalk => ({ after: null, beginsAt, seen: 0, removed: 0, removedBytes: 0 });
