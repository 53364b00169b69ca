import type { PostView } from "@vignette/domain/scheduling";
import { dateTimeIn, ownZone } from "../../shared/times/times.ts";

/** The sentence when nothing needs the user. */
export function AllClear({ next }: { next: PostView | undefined }) {
  const when = next ? ` Next post ${dateTimeIn(ownZone(), next.schedule.publishAt)}.` : " Nothing scheduled yet.";
  return <p className="tabular text-read text-ink-2">You're all caught up.{when}</p>;
}
