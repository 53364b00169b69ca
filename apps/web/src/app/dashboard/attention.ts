import type { PostView, TargetState } from "@vignette/domain/scheduling";
import type { Platform } from "@vignette/domain/social-accounts";

type Target = PostView["targets"][number];

/** A target that waits for the user, and the platforms for which the same is true. */
export type Need = { post: PostView; target: Target; platforms: readonly Platform[] };

/** The states that need the user, most urgent first. Source: docs/experience.md#dashboard. */
const urgency: readonly TargetState[] = ["failed", "needs-check", "sent-to-inbox", "awaiting-approval"];

/** Targets that need the user, most urgent first, then the latest. */
export function needsOf(posts: readonly PostView[]): readonly Need[] {
  return posts
    .flatMap((post) => post.targets.map((target) => ({ post, target, platforms: [target.platform] })))
    .filter((need) => urgency.includes(need.target.state) || isDecidedDraft(need))
    .reduce<Need[]>(withDecisionsOnce, [])
    .toSorted((a, b) => rank(a) - rank(b) || b.target.publishAt - a.target.publishAt);
}

/** A decision is about the whole post, so it is listed once, with all its platforms. */
function withDecisionsOnce(needs: Need[], next: Need): Need[] {
  const isDecision = next.target.state === "awaiting-approval" || next.target.state === "draft";
  const at = needs.findIndex(({ post, target }) => post === next.post && target.state === next.target.state);
  const same = needs[at];
  if (!isDecision || !same) return [...needs, next];
  return needs.with(at, { ...same, platforms: [...same.platforms, ...next.platforms] });
}

/** A reviewer requested changes, or approved too late: the owner decides what to do next. */
const isDecidedDraft = ({ post, target }: Pick<Need, "post" | "target">) =>
  target.state === "draft" && (post.approval?.state === "changes" || post.approval?.state === "late");

/** The posts that are still to be published, the next one first. */
export function upcomingOf(posts: readonly PostView[], now: number): readonly PostView[] {
  return posts
    .filter((post) => post.targets.some(({ state }) => state === "publishing" || isAhead(state, post, now)))
    .toSorted((a, b) => a.schedule.publishAt - b.schedule.publishAt);
}

const rank = ({ target }: Need) => {
  const at = urgency.indexOf(target.state);
  return at === -1 ? urgency.length : at;
};
const isAhead = (state: TargetState, post: PostView, now: number) =>
  state === "scheduled" && post.schedule.publishAt > now - LATE;

/** Whether a project ever scheduled or posted anything. `posts` are those of some period; `states` those of all its assets. */
export const everPosted = (posts: readonly unknown[], states: Readonly<Record<string, TargetState>>): boolean =>
  posts.length > 0 || Object.keys(states).length > 0;

/** How late a post may be and still be listed, in ms: the sweep picks it up. Our own choice. */
const LATE = 3_600_000;
