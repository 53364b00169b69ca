import type { Announcement, AnnouncementEdit } from "../announcements/index.ts";
import { type Instant, Refusal } from "../kernel/index.ts";
import { changeInWords } from "./log-entry.ts";

/** Why an announcement cannot be saved like this, or null. */
export function refuseAnnouncement({ startsAt, endsAt }: AnnouncementEdit, now: Instant): Refusal | null {
  if (endsAt <= startsAt)
    return new Refusal("invalid", "admin.announcement-period", "Choose an end that is after the start.", "endsAt");
  if (endsAt <= now) return new Refusal("invalid", "admin.announcement-over", "Choose an end in the future.", "endsAt");
  return null;
}

type Content = Omit<Announcement, "createdAt">;

/** What an edit changes, for the log; empty if nothing. */
export const announcementChange = (before: Content | null, after: Content): string =>
  changeInWords(before ? inWords(before) : {}, inWords(after));

const inWords = ({ text, link, startsAt, endsAt, planId }: Content) => ({
  ...{ text, link: link ?? "none", plan: planId ?? "all" },
  ...{ from: new Date(startsAt).toISOString(), until: new Date(endsAt).toISOString() },
});

/** The times of an announcement that is ended now; one that was only planned has no time left at all. */
export const endedAt = ({ startsAt }: Pick<Announcement, "startsAt">, now: Instant) => ({
  startsAt: startsAt < now ? startsAt : now,
  endsAt: now,
});
