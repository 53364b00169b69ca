import { announcementsFor } from "@vignette/domain/announcements";
import { instant, minutes } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { IconButton } from "@vignette/ui";
import { Megaphone, X } from "@vignette/ui/icons";
import { trpc } from "../../trpc.ts";
import { dismiss, useDismissed } from "./dismissed.ts";

/** How often an open page looks for announcements that begin or end by themselves, in ms; changes are pushed. */
const LOOK_EVERY = minutes(5);

/** The latest announcement for this user, until it ends or is dismissed. */
export function AnnouncementBar() {
  const { data = [] } = trpc.announcements.current.useQuery(undefined, { refetchInterval: LOOK_EVERY });
  const dismissed = useDismissed();
  // Most pages load it for the sidebar; requested here only if an announcement is limited to a plan.
  const usage = trpc.usage.summary.useQuery(undefined, { enabled: data.some(({ planId }) => planId !== null) });
  const reader = { planId: usage.data?.planId ?? null, dismissed };
  const [announcement] = announcementsFor(data, reader, instant(Date.now()));
  if (!announcement) return null;
  return (
    <section
      aria-label={m.settings_announcement()}
      className="flex items-center gap-x-3 border-b border-line bg-surface py-1 pr-3 pl-6 text-base text-ink max-md:pr-1 max-md:pl-4"
    >
      <Megaphone size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-2" />
      <p className="min-w-0 flex-1 py-1 break-words">
        {announcement.text}{" "}
        {announcement.link && (
          <a href={announcement.link} target="_blank" rel="noreferrer" className="link whitespace-nowrap">
            {m.settings_see_details()}
          </a>
        )}
      </p>
      <IconButton
        label={m.settings_dismiss_announcement()}
        icon={<X size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => dismiss(announcement.id)}
      />
    </section>
  );
}
