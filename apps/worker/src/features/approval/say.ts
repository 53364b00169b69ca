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

/** A visitor's yes, or wish for changes, about exactly what was seen. */
export function review(deps: ReviewDeps, { token, postId, ...said }: z.infer<typeof ReviewInput>): Promise<ReviewPost> {
  return through(deps, token, postId, async (uid, saying) => {
    await decidePost(deps, uid, postId, { ...said, from: "reviewer" }, [saying]);
  });
}

/** A visitor's remark, which decides nothing. */
export function remark(deps: ReviewDeps, { token, postId, ...said }: z.infer<typeof RemarkInput>): Promise<ReviewPost> {
  return through(deps, token, postId, async (uid, saying) => {
    const stored = await loadPostWithTargets(deps, uid, postId);
    const { post, targets } = valuesOf(stored);
    const comment = { ...said, id: deps.newId(), from: "reviewer" as const, verdict: null };
    await savePostWithTargets(deps, stored, { post: addComment(post, comment, deps.now), targets }, [saying]);
  });
}

/**
 * Says something through a link. The link is written in the same commit, on the version that was read: if it is taken
 * back at this moment, either this came first or nothing of it happens.
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
      // Somebody else said something through the same link, or about the same post: look again, and decide afresh.
      if (!(error instanceof DocumentError && error.kind === "changed")) throw error;
    }
  }
  throw changedSinceSeen();
}

function gone(): never {
  throw notInLink();
}
