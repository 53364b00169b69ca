import { missing } from "@vignette/domain/kernel";
import {
  applyDecision,
  changedSinceSeen,
  contentHash,
  type Decision,
  filesHash,
  type PostWithTargets,
} from "@vignette/domain/scheduling";
import type { Write } from "../adapters/documents/documents.ts";
import type { StoredPost } from "../records/posts/posts.ts";
import { loadPostWithTargets, type PostDeps, savePostWithTargets, valuesOf } from "./post-with-targets.ts";

/** A decision, and the content hash of the version it is about. */
export type DecisionOnVersion = Omit<Decision, "print" | "id"> & { seen: string };

type Deps = PostDeps & { newId: () => string };

/**
 * Saves an approval, or a request for changes, of exactly what was seen. Refused if any of it has changed since.
 * What `also` gives for the decided post is committed together with it, or not at all. Throws DocumentError "changed" if another write came first.
 */
export async function decidePost(
  deps: Deps,
  uid: string,
  id: string,
  { seen, ...decision }: DecisionOnVersion,
  also: (decided: StoredPost) => Promise<readonly Write[]> = async () => [],
): Promise<PostWithTargets<StoredPost>> {
  const stored = await loadPostWithTargets(deps, uid, id);
  const whole = valuesOf(stored);
  const asset = await deps.posts.findAsset(whole.post.assetId);
  if (!asset) throw missing("asset");
  const next = applyDecision(whole, { ...decision, id: deps.newId(), print: filesHash(asset.files) }, deps.now);
  if (contentHash(whole.targets, asset.files) !== seen) throw changedSinceSeen();
  return await savePostWithTargets(deps, stored, next, await also(next.post));
}
