import type { Instant } from "@vignette/domain/kernel";
import { addDays, type PostView, stateOfPost, wallTimeAt } from "@vignette/domain/scheduling";

/** A day of the week ahead, `2026-11-25`, with its posts, the earliest first. */
export type DayAhead = { day: string; posts: readonly PostView[] };

const DAYS = 7;

/** Today and the six days after it by the clocks of a zone. Drafts and canceled posts are not planned, so they are left out. */
export function weekAhead(posts: readonly PostView[], now: Instant, zone: string): DayAhead[] {
  const today = wallTimeAt(now, zone).slice(0, 10);
  const shown = posts.filter(({ targets }) => !["draft", "cancelled"].includes(stateOfPost(targets)));
  const byDay = Map.groupBy(shown, ({ schedule }) => wallTimeAt(schedule.publishAt, zone).slice(0, 10));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(`${today}T00:00`, index).slice(0, 10);
    const ofDay = byDay.get(day) ?? [];
    return { day, posts: ofDay.toSorted((a, b) => a.schedule.publishAt - b.schedule.publishAt) };
  });
}
