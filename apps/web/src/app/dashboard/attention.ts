import type { PostView, TargetState } from "@vignette/domain/scheduling";

type Target = PostView["targets"][number];

/** Something that waits for a person. */
export type Need = { post: PostView; target: Target };

/** The states that need a person, most urgent first. Source: docs/experience.md#dashboard. */
const urgency: readonly TargetState[] = ["failed", "needs-check", "sent-to-inbox", "awaiting-approval"];

/** What needs a person, most urgent first, then the latest. */
export function needsOf(posts: readonly PostView[]): readonly Need[] {
  return posts
    .flatMap((post) => post.targets.map((target) => ({ post, target })))
    .filter((need) => urgency.includes(need.target.state) || isDecidedDraft(need))
    .toSorted((a, b) => rank(a) - rank(b) || b.target.publishAt - a.target.publishAt);
}

/** A reviewer requested changes, or approved too late: the owner decides what to do next. */
const isDecidedDraft = ({ post, target }: Need) =>
  target.state === "draft" && (post.approval?.state === "changes" || post.approval?.state === "late");

/** The posts that still go out, the next one first. */
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

/** A post that is this late is picked up by the sweep and stays in sight until then, in ms: our own choice. */
const LATE = 3_600_000;
