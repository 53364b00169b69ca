import { missing } from "@vignette/domain/kernel";
import {
  changedSinceSeen,
  notEditable,
  type PostView,
  type RewordPostInput,
  refuseSchedule,
  rewordTargets,
} from "@vignette/domain/scheduling";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import { loadPostWithTargets, savePostWithTargets, valuesOf } from "../../posts/post-with-targets.ts";
import type { ApproveDeps } from "./approve-post.ts";
import { postView } from "./post-view.ts";

/** Changes captions of targets that have not been published. Targets that were approved need approval again. */
export async function rewordPost(deps: ApproveDeps, uid: string, { id, targets }: RewordPostInput): Promise<PostView> {
  const stored = await loadPostWithTargets(deps, uid, id);
  const whole = valuesOf(stored);
  const wanted = new Map(targets.map(({ targetId, caption }) => [targetId, caption]));
  const said = targets.map(({ targetId, caption }) => {
    const target = whole.targets.find((it) => it.id === targetId);
    if (!target) throw missing("post");
    return { ...target, caption };
  });
  const asset = await deps.posts.findAsset(whole.post.assetId);
  if (!asset) throw missing("asset");
  const refusal = refuseSchedule(asset, said);
  if (refusal) throw refusal;

  const next = rewordTargets(whole, (target) => wanted.get(target.id) ?? null, deps.now);
  if (!next) throw notEditable();
  const saved = await savePostWithTargets(deps, stored, next).catch(ifChanged(changedSinceSeen));
  return await postView(deps.files, saved.post, saved.targets);
}
