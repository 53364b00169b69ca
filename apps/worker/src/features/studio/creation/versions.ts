import { type CreationVersion, VERSIONS_MAX } from "@vignette/domain/studio";
import type { Documents } from "../../../adapters/documents/documents.ts";
import type { StudioStore } from "./store.ts";

/** The stored versions of a creation, newest first. */
export async function listCreationVersions(
  studio: StudioStore,
  uid: string,
  creationId: string,
): Promise<CreationVersion[]> {
  await studio.get(uid, creationId);
  const found = await newest(studio, uid, creationId, VERSIONS_MAX);
  return found.map((it) => it.value);
}

/** Removes all but the newest versions of a creation. */
export async function pruneVersions(
  { studio, documents }: { studio: StudioStore; documents: Documents },
  uid: string,
  creationId: string,
): Promise<void> {
  const found = await newest(studio, uid, creationId, 2 * VERSIONS_MAX);
  const old = found.slice(VERSIONS_MAX);
  if (old.length > 0) await documents.commit(old.map(({ id }) => studio.versions.writes.remove(id)));
}

/** Removes all versions of a creation. */
export async function removeVersions(
  { studio, documents }: { studio: StudioStore; documents: Documents },
  uid: string,
  creationId: string,
): Promise<void> {
  for (;;) {
    const found = await newest(studio, uid, creationId, 2 * VERSIONS_MAX);
    if (found.length === 0) return;
    await documents.commit(found.map(({ id }) => studio.versions.writes.remove(id)));
  }
}

const newest = ({ versions }: StudioStore, uid: string, creationId: string, limit: number) =>
  versions.find({
    where: [
      ["uid", "==", uid],
      ["creationId", "==", creationId],
    ],
    orderBy: [["createdAt", "desc"]],
    limit,
  });
