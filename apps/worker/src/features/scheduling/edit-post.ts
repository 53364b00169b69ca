import { missing } from "@vignette/domain/kernel";
import {
  changedSinceSeen,
  type EditPostInput,
  edited,
  notEditable,
  type PostView,
  refuseSchedule,
} from "@vignette/domain/scheduling";
import { notThisPlatform } from "@vignette/domain/social-accounts";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import { plain, saveWhole, wholePost } from "../../publishing/whole-post.ts";
import type { ApproveDeps } from "./approve-post.ts";
import { postView } from "./post-view.ts";

/** Another caption or other choices for targets that have not gone out. What had a yes waits for one again. */
export async function editPost(deps: ApproveDeps, uid: string, { id, targets }: EditPostInput): Promise<PostView> {
  const stored = await wholePost(deps, uid, id);
  const whole = plain(stored);
  const wanted = new Map(targets.map(({ targetId, ...change }) => [targetId, change]));
  for (const [targetId, { options }] of wanted) {
    const target = whole.targets.find((it) => it.id === targetId);
    if (!target) throw missing("post");
    if (target.platform !== options.platform) throw notThisPlatform(options.platform);
  }
  const asset = await deps.posts.findAsset(whole.post.assetId);
  if (!asset) throw missing("asset");
  const refusal = refuseSchedule(asset, targets);
  if (refusal) throw refusal;

  const next = edited(whole, (target) => wanted.get(target.id) ?? null, deps.now);
  if (!next) throw notEditable();
  const saved = await saveWhole(deps, stored, next).catch(ifChanged(changedSinceSeen));
  return await postView(deps.files, saved.post, saved.targets);
}
