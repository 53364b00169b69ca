import type { PostView, TargetState } from "@vignette/domain/scheduling";

type Target = PostView["targets"][number];

/** A target that waits for the user. */
export type Need = { post: PostView; target: Target };

/** The states that need the user, most urgent first. Source: docs/experience.md#dashboard. */
const urgency: readonly TargetState[] = ["failed", "needs-check", "sent-to-inbox", "awaiting-approval"];

/** Targets that need the user, most urgent first, then the latest. */
export function needsOf(posts: readonly PostView[]): readonly Need[] {
  return posts
    .flatMap((post) => post.targets.map((target) => ({ post, target })))
    .filter((need) => urgency.includes(need.target.state) || isDecidedDraft(need))
    .toSorted((a, b) => rank(a) - rank(b) || b.target.publishAt - a.target.publishAt);
}

/** A reviewer requested changes, or approved too late: the owner decides what to do next. */
const isDecidedDraft = ({ post, target }: Need) =>
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

/** How late a post may be and still be listed, in ms: the sweep picks it up. Our own choice. */
const LATE = 3_600_000;
