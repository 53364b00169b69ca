import type { PostView } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { dateTimeIn, ownZone } from "../../shared/times/times.ts";

/** The sentence when nothing needs the user. `next`: of the next two weeks, further ahead nobody looked. */
export function AllClear({ next, hasPosted }: { next: PostView | undefined; hasPosted: boolean }) {
  const sentence = next
    ? m.dashboard_all_clear_next({ time: dateTimeIn(ownZone(), next.schedule.publishAt) })
    : hasPosted
      ? m.dashboard_all_clear_two_weeks()
      : m.dashboard_all_clear();
  return <p className="tabular text-read text-ink-2">{sentence}</p>;
}
