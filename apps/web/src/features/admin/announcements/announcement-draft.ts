import { refuseAnnouncement } from "@vignette/domain/admin";
import { AnnouncementEdit } from "@vignette/domain/announcements";
import { days, type Instant, later } from "@vignette/domain/kernel";

/** An announcement as it stands in the form. Times are wall times of this browser, such as `2026-11-23T09:30`. */
export type AnnouncementDraft = {
  text: string;
  link: string;
  from: string;
  until: string;
  /** The plan's id, or `EVERYONE`, which no plan can have. */
  audience: string;
};

export const EVERYONE = "*";
/** How long a new announcement is shown unless changed. Our own choice. */
const USUAL = days(7);

type Shown = Omit<AnnouncementEdit, "id">;

/** The form of an announcement, or of a new one that begins now. */
export function announcementDraft(announcement: Shown | null, now: Instant): AnnouncementDraft {
  const { startsAt, endsAt } = announcement ?? { startsAt: now, endsAt: later(now, USUAL) };
  return {
    text: announcement?.text ?? "",
    link: announcement?.link ?? "",
    from: wallTime(startsAt),
    until: wallTime(endsAt),
    audience: announcement?.planId ?? EVERYONE,
  };
}

/** The edit that the draft describes, or the reason why it is invalid. */
export function announcementEdit(
  id: string,
  { text, link, from, until, audience }: AnnouncementDraft,
  now: Instant,
): { value: AnnouncementEdit; error: null } | { value: null; error: string } {
  const parsed = AnnouncementEdit.safeParse({
    ...{ id, text, link: link.trim() === "" ? null : link },
    ...{ startsAt: Date.parse(from), endsAt: Date.parse(until) },
    planId: audience === EVERYONE ? null : audience,
  });
  if (!parsed.success) return { value: null, error: sentence(parsed.error.issues[0]) };
  const refusal = refuseAnnouncement(parsed.data, now);
  return refusal ? { value: null, error: refusal.message } : { value: parsed.data, error: null };
}

function sentence(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const field = issue?.path[0];
  if (field === "startsAt" || field === "endsAt") return "Choose a date and time for both ends.";
  return issue?.message ?? "This announcement is not valid.";
}

/** The instant on this browser's clock, as `datetime-local` takes it. */
function wallTime(at: Instant): string {
  const offset = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - offset).toISOString().slice(0, 16);
}
