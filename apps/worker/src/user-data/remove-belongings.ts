import { materialFolder, Upload } from "@vignette/domain/assets";
import { exportFolder } from "@vignette/domain/studio";
import * as z from "zod/mini";
import type { Documents, Stored } from "../adapters/documents/documents.ts";
import type { Files } from "../adapters/files/files.ts";

type Deps = { documents: Documents; files: Files };

/** Whose: everything of a user, or of one of the user's projects. */
export type Owner = { uid: string; projectId?: string };

/** Documents handled at once: Firestore takes 500 writes in a commit. Source: docs/platforms/firestore.md#limits. */
const BATCH = 200;

/** As much of a document as its removal needs. Whatever else it holds, or lacks, must not keep it alive. */
const Keyed = z.object({ key: z.string() });
const Remains = z.object({
  files: z.catch(z.array(Keyed), []),
  media: z.catch(z.array(Keyed), []),
});
type Remains = z.infer<typeof Remains>;

/**
 * Removes what was made: first what plans posts, and posts, so that nothing goes out any more, then numbers, content with its files, briefs.
 * Can be asked again after a failure; what is gone stays gone.
 */
export async function removeBelongings(deps: Deps, owner: Owner): Promise<void> {
  await removeAll(deps.documents, "recyclings", owner);
  await removePosts(deps.documents, owner);
  await removeAll(deps.documents, "review_links", owner);
  await removeAll(deps.documents, "removed_posts", owner);
  await removeAll(deps.documents, "series", owner);
  await removeAll(deps.documents, "metrics", owner);
  await removeAll(deps.documents, "results", owner);
  await removeAll(deps.documents, "automations", owner);
  await removeAll(deps.documents, "assets", owner, async (found) => {
    await removeFiles(deps.files, found);
    await removeThumbnails(deps.files, owner, found);
  });
  await removeMaterials(deps, owner);
  await removeAll(deps.documents, "creations", owner, async (found) => {
    await removeFiles(deps.files, found);
    for (const { id } of found) await deps.files.removeFolder(exportFolder(id));
  });
  await removeAll(deps.documents, "creation_versions", owner);
  await removeAll(deps.documents, "variant_sets", owner, (found) => removeFiles(deps.files, found));
  await removeAll(deps.documents, "renders", owner, async (found) => {
    for (const { id } of found) await deps.files.removeFolder(`renders/${id}/`);
  });
  await removeAll(deps.documents, "product_versions", owner);
  await removeAll(deps.documents, "hooks", owner);
  await removeAll(deps.documents, "hook_shelves", owner);
  await removeAll(deps.documents, "products", owner);
}

/** Removes the owner's documents of one collection; `before` sees them in batches, while they are still there. */
export async function removeAll(
  documents: Documents,
  name: string,
  owner: Owner,
  before: (found: Stored<Remains>[]) => Promise<void> = async () => undefined,
): Promise<void> {
  const collection = documents.collection(name, Remains);
  for (;;) {
    const found = await collection.find({ where: whose(owner), limit: BATCH });
    if (found.length === 0) return;
    await before(found);
    await documents.commit(found.map((it) => collection.writes.remove(it.id)));
  }
}

/** What was uploaded, and what was on its way in. */
async function removeMaterials({ documents, files }: Deps, owner: Owner): Promise<void> {
  const uploads = documents.collection("uploads", Upload);
  for (const { id, value } of await uploads.find({ where: whose(owner) })) {
    if (value.begun) await files.parts.drop({ key: value.key, uploadId: value.begun.uploadId });
    await files.remove([value.key]);
    await uploads.remove(id);
  }
  await removeAll(documents, "materials", owner, async (found) => {
    for (const { id } of found) await files.removeFolder(materialFolder({ uid: owner.uid, id }));
    await removeThumbnails(files, owner, found);
  });
  await removeAll(documents, "shelves", owner);
}

async function removeThumbnails(files: Files, { uid }: Owner, found: readonly Stored<Remains>[]): Promise<void> {
  for (const { id } of found) await files.removeFolder(`thumbnails/${uid}/${id}/`);
}

/** Each post goes with its targets in one commit: no Workflow finds half of it. */
async function removePosts(documents: Documents, owner: Owner): Promise<void> {
  const posts = documents.collection("posts", Remains);
  for (;;) {
    const found = await posts.find({ where: whose(owner), limit: BATCH });
    if (found.length === 0) return;
    for (const { id } of found) {
      const targets = documents.collection(`posts/${id}/targets`, Remains);
      const removals = (await targets.find({})).map((it) => targets.writes.remove(it.id));
      await documents.commit([...removals, posts.writes.remove(id)]);
    }
  }
}

function removeFiles(files: Files, found: readonly Stored<Remains>[]): Promise<void> {
  return files.remove(found.flatMap(({ value }) => [...value.files, ...value.media].map((it) => it.key)));
}

const whose = ({ uid, projectId }: Owner) =>
  projectId === undefined
    ? ([["uid", "==", uid]] as const)
    : ([
        ["uid", "==", uid],
        ["projectId", "==", projectId],
      ] as const);
