import { Announcement } from "@vignette/domain/announcements";
import { record } from "../record.ts";

/** Collection `announcements`, keyed by a random id: announcements by admins to users. */
export const announcementRecords = record(
  "announcements",
  Announcement,
  { startsAt: "timestamp", endsAt: "timestamp", createdAt: "timestamp" },
  null,
);
