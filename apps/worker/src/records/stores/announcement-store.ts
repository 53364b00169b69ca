import { announcementState, type ShownAnnouncement } from "@vignette/domain/announcements";
import { type Instant, minutes } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Announce } from "../../adapters/live.ts";
import { open } from "../open.ts";
import { recentRead } from "../recent-read.ts";
import { announcementRecords } from "../service/announcements.ts";

/** Maximum number of current announcements that are read, those that end next first. Our own choice. */
const READ = 20;

/** How long an isolate caches the list, so that pages cost no read. Open pages get changes pushed. */
const recent = recentRead<ShownAnnouncement[]>(minutes(1));

/** Collection `announcements`. */
export function announcementStore(documents: Documents) {
  const records = open(documents, announcementRecords);
  const read = async (now: Instant): Promise<ShownAnnouncement[]> => {
    const found = await records.find({ where: [["endsAt", ">", now]], orderBy: [["endsAt", "asc"]], limit: READ });
    return found.map(({ id, value: { createdAt: _, ...announcement } }) => ({ ...announcement, id }));
  };
  const shownAt = (all: readonly ShownAnnouncement[], now: Instant) =>
    all.filter((it) => announcementState(it, now) === "shown");
  return {
    /** The announcements that are shown now, to any user. At most a minute old. */
    current: async (now: Instant): Promise<ShownAnnouncement[]> => shownAt(await recent.get(now, () => read(now)), now),
    /** After a change: this isolate reads again, and every open page gets the list. */
    async push(now: Instant, announce: Announce): Promise<void> {
      recent.forget();
      await announce({ type: "announcements", announcements: shownAt(await read(now), now) });
    },
  };
}
