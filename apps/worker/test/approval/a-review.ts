import type { Review } from "@vignette/domain/approval";
import { aScene, type Scene, schedule } from "../studio/a-scene.ts";
import { type Answer, call } from "../support.ts";

export type InReview = Scene & { postId: string; token: string; linkId: string };

/** A post that waits for approval, and the link for its reviewer. */
export async function inReview(change: Record<string, unknown> = {}, of?: Scene): Promise<InReview> {
  const scene = of ?? (await aScene());
  const { value: post } = await schedule(scene, { leftAs: "awaiting-approval", ...change });
  const { value: link } = await call(scene.person, "approval", "makeLink", { postIds: [post.id], days: 7 });
  return { ...scene, postId: post.id, linkId: link.id, token: link.url.split("/").at(-1) ?? "" };
}

/** What a visitor sees, without a login. */
export const look = ({ token }: Pick<InReview, "token">): Promise<Answer<Review>> =>
  call(null, "approval", "open", { token }) as Promise<Answer<Review>>;

/** A visitor's decision, about the current version or an earlier one. */
export async function answer(review: InReview, verdict: "approved" | "changes", change: Record<string, unknown> = {}) {
  const seen = (await look(review)).value?.posts[0]?.seen;
  const { token, postId } = review;
  return await call(null, "approval", "decide", {
    token,
    postId,
    name: "Ana",
    text: "Shorter",
    seen,
    verdict,
    ...change,
  });
}

export const postOf = async ({ person, postId }: InReview) =>
  (await call(person, "scheduling", "get", { id: postId })).value;
