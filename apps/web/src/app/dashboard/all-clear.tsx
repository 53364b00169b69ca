import type { PostView } from "@vignette/domain/scheduling";
import { dateTimeIn, ownZone } from "../../features/scheduling/times/times.ts";

/** The sentence when nothing needs the user. */
export function AllClear({ next }: { next: PostView | undefined }) {
  const when = next ? ` Next post ${dateTimeIn(ownZone(), next.schedule.publishAt)}.` : " Nothing is planned yet.";
  return <p className="tabular text-read text-ink-2">Nothing needs you.{when}</p>;
}
