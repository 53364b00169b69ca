import type { PostView, TargetState } from "@vignette/domain/scheduling";

type Target = PostView["targets"][number];

/** Something that waits for a person. */
export type Need = { post: PostView; target: Target };

/** The states that need a person, most urgent first. Source: ux §4.1. */
const urgency: readonly TargetState[] = ["failed", "needs-check", "sent-to-inbox", "awaiting-approval"];

/** What needs a person, most urgent first, then the latest. */
export function needsOf(posts: readonly PostView[]): readonly Need[] {
  return posts
    .flatMap((post) => post.targets.map((target) => ({ post, target })))
    .filter(({ target }) => urgency.includes(target.state))
    .toSorted((a, b) => rank(a) - rank(b) || b.target.publishAt - a.target.publishAt);
}

/** The posts that still go out, the next one first. */
export function upcomingOf(posts: readonly PostView[], now: number): readonly PostView[] {
  return posts
    .filter((post) => post.targets.some(({ state }) => state === "publishing" || isAhead(state, post, now)))
    .toSorted((a, b) => a.schedule.publishAt - b.schedule.publishAt);
}

const rank = ({ target }: Need) => urgency.indexOf(target.state);
const isAhead = (state: TargetState, post: PostView, now: number) =>
  state === "scheduled" && post.schedule.publishAt > now - LATE;

/** A post that is this late is picked up by the sweep and stays in sight until then, in ms: our own choice. */
const LATE = 3_600_000;
