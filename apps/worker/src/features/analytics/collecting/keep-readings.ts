import { DocumentError } from "../../../adapters/documents/documents.ts";
import { type KeepDeps, type Read, readingWrites } from "./reading-writes.ts";

/** Targets in one commit: each is a few writes, and one is allowed 500. Source: docs/platforms/firestore.md#limits. */
const AT_ONCE = 20;
/** Attempts at a single target with concurrent writers. */
const TRIES = 4;

/**
 * Stores what an account's targets were read with, and when each is read next. Readings, results and daily sums are one
 * commit on the versions that were read, so that of two runs that read the same target one calculates again. Returns
 * how many readings were stored.
 */
export async function keepReadings(deps: KeepDeps, read: readonly Read[]): Promise<number> {
  for (let at = 0; at < read.length; at += AT_ONCE) {
    const some = read.slice(at, at + AT_ONCE);
    if (await isKept(deps, some)) continue;
    for (const one of some) await keepAlone(deps, one);
  }
  const told = read.filter(({ values }) => values !== null);
  const projects = new Map(told.map(({ target: { uid, projectId } }) => [projectId, uid]));
  for (const [projectId, uid] of projects) await deps.live(uid, { type: "metrics", projectId });
  return told.length;
}

/** Whether the commit was made; not if any document was changed, created or removed meanwhile. */
async function isKept(deps: KeepDeps, read: readonly Read[]): Promise<boolean> {
  try {
    await deps.documents.commit(await readingWrites(deps, read));
    return true;
  } catch (error) {
    if (error instanceof DocumentError && ["changed", "exists", "missing"].includes(error.kind)) return false;
    throw error;
  }
}

/** A target that was removed meanwhile, or is read by others again and again, is left to them. */
async function keepAlone(deps: KeepDeps, read: Read): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) if (await isKept(deps, [read])) return;
}
