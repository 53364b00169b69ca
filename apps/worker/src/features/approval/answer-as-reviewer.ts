import {
  notInLink,
  type ReviewerCommentInput,
  type ReviewerDecisionInput,
  type ReviewPost,
  withAnswer,
} from "@vignette/domain/approval";
import type { Occasion } from "@vignette/domain/notifications";
import { addComment, changedSinceSeen } from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import { DocumentError, type Write } from "../../adapters/documents/documents.ts";
import { decidePost } from "../../posts/decide-post.ts";
import { loadPostWithTargets, savePostWithTargets, valuesOf } from "../../posts/post-with-targets.ts";
import type { StoredPost } from "../../records/posts/posts.ts";
import { openLink, type ReviewDeps, shownPost } from "./open-review.ts";

/** A reviewer approves exactly what was seen, or requests changes to it. */
export function decideAsReviewer(
  deps: ReviewDeps,
  { token, postId, ...said }: z.infer<typeof ReviewerDecisionInput>,
): Promise<ReviewPost> {
  return through(deps, token, postId, async (uid, answered) => {
    const { notifier } = deps;
    await decidePost(deps, uid, postId, { ...said, from: "reviewer" }, async (post) => {
      const occasion = answeredOccasion(post, said.text);
      return [answered, ...(occasion ? await notifier.writesFor(occasion) : [])];
    });
    await notifier.told(uid);
  });
}

/** Adds a reviewer's comment, which decides nothing. */
export function commentAsReviewer(
  deps: ReviewDeps,
  { token, postId, ...said }: z.infer<typeof ReviewerCommentInput>,
): Promise<ReviewPost> {
  return through(deps, token, postId, async (uid, answered) => {
    const stored = await loadPostWithTargets(deps, uid, postId);
    const { post, targets } = valuesOf(stored);
    const comment = { ...said, id: deps.newId(), from: "reviewer" as const, verdict: null };
    await savePostWithTargets(deps, stored, { post: addComment(post, comment, deps.now), targets }, [answered]);
  });
}

/** What the owner is notified of after a reviewer's decision. */
function answeredOccasion(
  { id: postId, uid, projectId, name, approval }: StoredPost,
  comment: string,
): Occasion | null {
  if (!approval || approval.state === "waiting" || approval.decidedAt === null) return null;
  const { state: verdict, decidedBy, decidedAt: occurrence } = approval;
  const by = decidedBy ?? "A reviewer";
  return {
    uid,
    projectId,
    about: { kind: "approval-answered", postId, name, by, verdict, comment },
    occurrence,
    by: null,
  };
}

/**
 * Makes a change through a link. The link is written in the same commit, conditional on the version that was read: if
 * it is revoked at the same time, either this came first or nothing is changed.
 */
async function through(
  deps: ReviewDeps,
  token: string,
  postId: string,
  answer: (uid: string, answered: Write) => Promise<void>,
): Promise<ReviewPost> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const { value: link, version } = await openLink(deps, token);
    if (!link.postIds.includes(postId)) throw notInLink();
    try {
      await answer(link.uid, deps.links.answered(withAnswer(link, deps.now), version));
      return (await shownPost(deps, link, postId)) ?? gone();
    } catch (error) {
      // A concurrent change came through the same link, or to the same post: read again and check again.
      if (!(error instanceof DocumentError && error.kind === "changed")) throw error;
    }
  }
  throw changedSinceSeen();
}

function gone(): never {
  throw notInLink();
}
