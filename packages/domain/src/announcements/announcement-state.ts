import type { Instant } from "../kernel/index.ts";
import type { Announcement, ShownAnnouncement } from "./announcement.ts";

type Period = Pick<Announcement, "startsAt" | "endsAt">;

/** Whether an announcement is planned, shown now, or over. */
export function announcementState({ startsAt, endsAt }: Period, now: Instant): "planned" | "shown" | "ended" {
  if (now >= endsAt) return "ended";
  return now < startsAt ? "planned" : "shown";
}

/** The announcements that are for a user now, the latest first, without those the user dismissed. */
export function announcementsFor<A extends ShownAnnouncement>(
  announcements: readonly A[],
  reader: { planId: string | null; dismissed: readonly string[] },
  now: Instant,
): A[] {
  return announcements
    .filter((it) => announcementState(it, now) === "shown")
    .filter(({ planId }) => planId === null || planId === reader.planId)
    .filter(({ id }) => !reader.dismissed.includes(id))
    .toSorted((a, b) => b.startsAt - a.startsAt);
}
