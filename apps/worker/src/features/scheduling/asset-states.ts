import { Id, Instant } from "@vignette/domain/kernel";
import { stateOfPost, statesOfAssets, TargetState } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { openAs, openEverywhereAs } from "../../records/open.ts";
import { postRecords } from "../../records/posts/posts.ts";
import { targetRecords } from "../../records/posts/targets.ts";

const LightTarget = z.object({
  postId: Id,
  assetId: z._default(z.nullable(Id), null),
  state: TargetState,
  publishAt: Instant,
});
const LightPost = z.object({ id: Id, assetId: Id });

/**
 * The state of each asset that a project has scheduled or posted. Needs the group index uid + projectId + publishAt on
 * `targets`.
 */
export async function assetStates(
  documents: Documents,
  uid: string,
  projectId: string,
): Promise<Record<string, TargetState>> {
  const found = await openEverywhereAs(documents, targetRecords, LightTarget).find({
    where: [
      ["uid", "==", uid],
      ["projectId", "==", projectId],
    ],
    orderBy: [["publishAt", "asc"]],
  });
  const targets = found.map(({ value }) => value);
  const unnamed = targets.filter(({ assetId }) => assetId === null).map(({ postId }) => postId);
  const posts = await openAs(documents, postRecords, LightPost).several([...new Set(unnamed)]);
  const named = new Map(posts.map(({ value }) => [value.id, value.assetId]));
  const uses = [...Map.groupBy(targets, ({ postId }) => postId).values()].flatMap((ofPost) => {
    const [{ postId, publishAt, assetId }] = ofPost as [(typeof ofPost)[number]];
    const shown = assetId ?? named.get(postId);
    return shown === undefined ? [] : [{ assetId: shown, publishAt, state: stateOfPost(ofPost) }];
  });
  return statesOfAssets(uses);
}
