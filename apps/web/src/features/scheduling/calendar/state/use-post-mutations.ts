import type { PostView } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useRef } from "react";
import { dateTimeIn } from "../../../../shared/times/times.ts";
import { errorMessage, type Outputs, referenceOf, trpc } from "../../../../trpc.ts";
import { countOf } from "./count-of.ts";
import type { InstantRange } from "./days.ts";
import { withPosts } from "./moves.ts";
import type { Undo } from "./use-undo.ts";

export type Results = Outputs["scheduling"]["moveMany"];
type Setup = { projectId: string; span: InstantRange; zone: string; offer: (undo: Undo) => void };

/**
 * Changes posts on the calendar: shows a change at once, sends one change after the other, restores what is refused,
 * and offers an undo.
 */
export function usePostMutations({ projectId, span, zone, offer }: Setup) {
  const utils = trpc.useUtils();
  const calls = useCalls();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const { list } = utils.scheduling;
  const input = { projectId, ...span };
  const show = (change: (posts: PostView[]) => PostView[]) => list.setData(input, (posts) => posts && change(posts));

  /** In sequence: the second move of a post builds on the result of the first. */
  function inLine(work: () => Promise<void>): Promise<unknown> {
    line.current = line.current.then(work, work);
    return line.current;
  }

  /** Sends a change, and restores posts that were refused, with the reason. Gives the posts that changed. */
  async function attempt(posts: readonly PostView[], failed: string, ask: () => Promise<Results>): Promise<PostView[]> {
    await list.cancel();
    try {
      const results = await ask();
      const left = posts.filter((_, index) => results[index]?.problem);
      show((now) => withPosts(now, left));
      tellProblems(failed, results);
      return results.flatMap((it) => it.post ?? []);
    } catch (error) {
      show((now) => withPosts(now, posts));
      notify({
        kind: "error",
        title: `${failed} ${unchanged(posts, zone)}`,
        detail: errorMessage(error),
        reference: referenceOf(error),
      });
      return [];
    } finally {
      void utils.scheduling.invalidate();
    }
  }

  function done(title: string, undo: Undo, detail = ""): void {
    offer(undo);
    notify({ title, ...(detail && { detail }), action: { label: m.app_undo(), onPress: undo.run } });
  }

  return { calls, span, zone, shown: () => list.getData(input) ?? [], show, inLine, attempt, done };
}
export type PostMutations = ReturnType<typeof usePostMutations>;

function useCalls() {
  return {
    move: trpc.scheduling.moveMany.useMutation().mutateAsync,
    copy: trpc.scheduling.copyMany.useMutation().mutateAsync,
    remove: trpc.scheduling.removeMany.useMutation().mutateAsync,
    restore: trpc.scheduling.restoreMany.useMutation().mutateAsync,
    repeat: trpc.scheduling.repeat.useMutation().mutateAsync,
    stop: trpc.scheduling.stopRepeating.useMutation().mutateAsync,
  };
}

function tellProblems(failed: string, results: Results): void {
  const problems = results.flatMap((it) => it.problem ?? []);
  const [detail] = problems;
  if (detail === undefined) return;
  notify({
    kind: "error",
    title: m.calendar_problems({ failed, problems: countOf(problems.length), results: results.length }),
    detail,
  });
}

/** `It's still Thu 5 Nov 18:30.` Source: docs/experience.md#calendar. */
function unchanged(posts: readonly PostView[], zone: string): string {
  const [only] = posts;
  if (posts.length !== 1 || !only) return m.calendar_nothing_was_changed();
  return m.calendar_still_at({ time: dateTimeIn(zone, only.schedule.publishAt) });
}
