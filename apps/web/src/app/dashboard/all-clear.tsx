import type { PostView } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { dateTimeIn, ownZone } from "../../shared/times/times.ts";

/** The sentence when nothing needs the user. */
export function AllClear({ next }: { next: PostView | undefined }) {
  const sentence = next
    ? m.dashboard_all_clear_next({ time: dateTimeIn(ownZone(), next.schedule.publishAt) })
    : m.dashboard_all_clear();
  return <p className="tabular text-read text-ink-2">{sentence}</p>;
}
