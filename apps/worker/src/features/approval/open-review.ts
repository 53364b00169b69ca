import {
  isNewVisit,
  linkUnknown,
  type Review,
  type ReviewLink,
  type ReviewPost,
  refuseLink,
} from "@vignette/domain/approval";
import type { Stored } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { Notifier } from "../../notifications/notifier.ts";
import type { PostDeps } from "../../posts/post-with-targets.ts";
import { reviewPost } from "./review-post.ts";
import { linkKey, type ReviewLinkStore } from "./store.ts";

export type ReviewDeps = PostDeps & {
  links: ReviewLinkStore;
  files: Files;
  newId: () => string;
  notifier: Notifier;
  background: (work: Promise<unknown>) => void;
};

/**
 * Everything behind a link, for the holder of its token. Refused, each with its own message, if the link is unknown,
 * expired or revoked.
 */
export async function openReview(deps: ReviewDeps, token: string): Promise<Review> {
  const { id, value: link } = await openLink(deps, token);
  if (isNewVisit(link, deps.now)) deps.background(deps.links.visited(id, deps.now).catch(() => undefined));
  const [{ value: project }, posts] = await Promise.all([
    deps.posts.project(link.uid, link.projectId),
    Promise.all(link.postIds.map((postId) => shownPost(deps, link, postId))),
  ]);
  const there = posts.filter((it) => it !== null);
  return {
    project: project.name,
    expiresAt: link.expiresAt,
    posts: there.toSorted((a, b) => a.schedule.publishAt - b.schedule.publishAt),
  };
}

/** The link of a token if it is open; otherwise throws its Refusal. */
export async function openLink(deps: Pick<ReviewDeps, "links" | "now">, token: string): Promise<Stored<ReviewLink>> {
  const stored = await deps.links.opened(await linkKey(token));
  const refusal = refuseLink(stored?.value ?? null, deps.now);
  if (!stored || refusal) throw refusal ?? linkUnknown();
  return stored;
}

/** Null if the owner has deleted the post: the others remain visible. */
export async function shownPost(deps: ReviewDeps, link: ReviewLink, postId: string): Promise<ReviewPost | null> {
  const post = await deps.posts.find(postId);
  if (post?.uid !== link.uid) return null;
  const targets = await deps.targets.ofPost(postId);
  return await reviewPost(
    deps,
    post,
    targets.map((it) => it.value),
  );
}
