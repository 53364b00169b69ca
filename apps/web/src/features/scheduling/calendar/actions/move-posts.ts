import { type PostView, wallTimeAt } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { clockText } from "../../../../shared/formats.ts";
import { dateTimeIn } from "../../../../shared/times/times.ts";
import { dayMonth } from "../state/day-names.ts";
import { skippedTo } from "../state/days.ts";
import { inBatches } from "../state/in-batches.ts";
import { type Move, whenOf, withMoves, withPosts } from "../state/moves.ts";
import { warningsById } from "../state/post-facts.ts";
import type { PostMutations } from "../state/use-post-mutations.ts";

/** Moves posts to other times than theirs. They appear there at once, and return if the Worker refuses. */
export function movePosts(mutations: PostMutations, moves: readonly Move[], isUndo = false): Promise<unknown> {
  const before = mutations.shown().filter((post) => moves.some((it) => isMove(it, post)));
  if (before.length === 0) return Promise.resolve();
  mutations.show((posts) => withMoves(posts, moves));
  return mutations.inLine(async () => {
    const items = itemsOf(mutations, before, moves);
    const ask = () => inBatches(items, (part) => mutations.calls.move({ items: part }));
    const moved = await mutations.attempt(before, m.calendar_move_failed(), ask);
    mutations.show((posts) => withPosts(posts, moved));
    if (moved.length > 0) tell(mutations, before, moved, isUndo);
  });
}

const isMove = ({ id, publishAt }: Move, { id: postId, schedule }: PostView) =>
  id === postId && publishAt !== schedule.publishAt;

/** `seen` is the version of the last answer, so that this page's own changes are no conflict. */
function itemsOf(mutations: PostMutations, before: readonly PostView[], moves: readonly Move[]) {
  const latest = mutations.shown();
  return before.map((post) => {
    const publishAt = moves.find((it) => it.id === post.id)?.publishAt ?? post.schedule.publishAt;
    const seen = (latest.find((it) => it.id === post.id) ?? post).lastUpdated;
    return { id: post.id, seen, when: whenOf(post, publishAt) };
  });
}

function tell(
  mutations: PostMutations,
  before: readonly PostView[],
  moved: readonly PostView[],
  isUndo: boolean,
): void {
  if (isUndo) {
    notify({ kind: "success", title: m.calendar_moved_back({ count: moved.length }) });
    return;
  }
  const [only] = moved;
  const single = moved.length === 1 ? only : undefined;
  const title = single
    ? m.calendar_moved_to({ time: dateTimeIn(mutations.zone, single.schedule.publishAt) })
    : m.calendar_moved_posts({ count: moved.length });
  const back = before
    .filter((post) => moved.some((it) => it.id === post.id))
    .map((post) => ({ id: post.id, publishAt: post.schedule.publishAt }));
  const undo = {
    label: single ? m.calendar_undo_move() : m.calendar_undo_move_of({ count: moved.length }),
    run: () => void movePosts(mutations, back, true),
  };
  mutations.done(title, undo, single && noteOn(mutations, before[0], single));
}

/** Warnings about the new time: a time that the clocks skipped, or other posts nearby. */
function noteOn(mutations: PostMutations, before: PostView | undefined, after: PostView): string | undefined {
  const [was, is] = [before ?? after, after].map((it) => wallTimeAt(it.schedule.publishAt, mutations.zone)) as [
    string,
    string,
  ];
  const wanted = `${is.slice(0, 10)}${was.slice(10)}`;
  if (wanted !== is && skippedTo(wanted, mutations.zone) === is.slice(11)) {
    return m.calendar_clock_gap({
      time: clockText(was.slice(11)),
      day: dayMonth(is.slice(0, 10)),
      actual: clockText(is.slice(11)),
    });
  }
  return warningsById(mutations.shown(), mutations.zone).get(after.id)?.[0]?.message;
}
