import {
  actedThrough,
  notInLink,
  type RemarkInput,
  type ReviewInput,
  type ReviewPost,
} from "@vignette/domain/approval";
import { addComment, changedSinceSeen } from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import { DocumentError, type Write } from "../../adapters/documents/documents.ts";
import { decidePost } from "../../posts/decide-post.ts";
import { loadPostWithTargets, savePostWithTargets, valuesOf } from "../../posts/post-with-targets.ts";
import { openLink, type ReviewDeps, shownPost } from "./look.ts";

/** A reviewer approves exactly what was seen, or requests changes to it. */
export function review(deps: ReviewDeps, { token, postId, ...said }: z.infer<typeof ReviewInput>): Promise<ReviewPost> {
  return through(deps, token, postId, async (uid, saying) => {
    await decidePost(deps, uid, postId, { ...said, from: "reviewer" }, [saying]);
  });
}

/** Adds a reviewer's remark, which decides nothing. */
export function remark(deps: ReviewDeps, { token, postId, ...said }: z.infer<typeof RemarkInput>): Promise<ReviewPost> {
  return through(deps, token, postId, async (uid, saying) => {
    const stored = await loadPostWithTargets(deps, uid, postId);
    const { post, targets } = valuesOf(stored);
    const comment = { ...said, id: deps.newId(), from: "reviewer" as const, verdict: null };
    await savePostWithTargets(deps, stored, { post: addComment(post, comment, deps.now), targets }, [saying]);
  });
}

/**
 * Makes a change through a link. The link is written in the same commit, conditional on the version that was read: if
 * it is revoked at the same time, either this came first or nothing is changed.
 */
async function through(
  deps: ReviewDeps,
  token: string,
  postId: string,
  say: (uid: string, saying: Write) => Promise<void>,
): Promise<ReviewPost> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const { value: link, version } = await openLink(deps, token);
    if (!link.postIds.includes(postId)) throw notInLink();
    try {
      await say(link.uid, deps.links.saying(actedThrough(link, deps.now), version));
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
