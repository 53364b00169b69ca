import {
  addComment,
  type CommentInput,
  changedSinceSeen,
  type DecideInput,
  type PostIdsInput,
  type PostView,
  requestApproval,
} from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import { decidePost } from "../../posts/decide-post.ts";
import { loadPostWithTargets, type PostDeps, savePostWithTargets, valuesOf } from "../../posts/post-with-targets.ts";
import { forEachItem, type PerItem } from "./for-each-item.ts";
import { notifyOnce } from "./notify-once.ts";
import { postView } from "./post-view.ts";

export type ApproveDeps = PostDeps & { files: Files; newId: () => string };

/**
 * Sends posts for approval, or gives the reason for each that cannot be. A post sent for approval is not published
 * before it is approved.
 */
export async function sendForApproval(
  deps: ApproveDeps,
  uid: string,
  { ids }: z.infer<typeof PostIdsInput>,
): Promise<PerItem[]> {
  const quiet = { ...deps, live: async () => undefined };
  const results = await forEachItem(ids, async (id) => {
    const stored = await loadPostWithTargets(quiet, uid, id);
    const next = requestApproval(valuesOf(stored), deps.now);
    const saved = await savePostWithTargets(quiet, stored, next).catch(ifChanged(changedSinceSeen));
    return await postView(deps.files, saved.post, saved.targets);
  });
  return await notifyOnce(deps, uid, results);
}

/** Saves the owner's decision: approves a post, or withdraws it from approval. */
export async function decideOwn(
  deps: ApproveDeps,
  user: TokenUser,
  { id, seen, verdict, text }: z.infer<typeof DecideInput>,
): Promise<PostView> {
  // The owner needs no reason to withdraw a post.
  const words = verdict === "changes" && text === "" ? "Taken back." : text;
  const decision = { from: "owner" as const, name: nameOf(user), text: words, verdict, seen };
  const saved = await decidePost(deps, user.uid, id, decision).catch(ifChanged(changedSinceSeen));
  return await postView(deps.files, saved.post, saved.targets);
}

/** Adds a comment of the owner to the thread. */
export async function commentPost(
  deps: ApproveDeps,
  user: TokenUser,
  { id, text }: z.infer<typeof CommentInput>,
): Promise<PostView> {
  const stored = await loadPostWithTargets(deps, user.uid, id);
  const comment = { id: deps.newId(), from: "owner" as const, name: nameOf(user), text, verdict: null };
  const { targets, post } = valuesOf(stored);
  const next = { post: addComment(post, comment, deps.now), targets };
  const saved = await savePostWithTargets(deps, stored, next).catch(ifChanged(changedSinceSeen));
  return await postView(deps.files, saved.post, saved.targets);
}

/** The display name, or "Owner". Reviewers see it, so it never falls back to the email address. */
const nameOf = ({ displayName }: TokenUser): string => displayName.trim().slice(0, 60) || "Owner";
