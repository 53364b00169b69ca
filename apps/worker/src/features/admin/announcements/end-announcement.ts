import { endedAt } from "@vignette/domain/admin";
import { announcementState } from "@vignette/domain/announcements";
import { missing } from "@vignette/domain/kernel";
import { announcementStore } from "../../../records/stores/announcement-store.ts";
import { logWrite } from "../log.ts";
import type { AnnouncementDeps } from "./save-announcement.ts";

/** Ends an announcement now; open pages drop it immediately. One that is over stays as it is. */
export async function endAnnouncement(deps: AnnouncementDeps, id: string): Promise<{ id: string }> {
  const { store, now } = deps;
  const stored = await store.announcements.get(id);
  if (!stored) throw missing("announcement");
  if (announcementState(stored.value, now) === "ended") return { id };
  await store.commit([
    store.announcements.writes.patch(id, endedAt(stored.value, now), { version: stored.version }),
    logWrite(deps, { action: "announcement", subject: id, change: "ended" }),
  ]);
  await announcementStore(deps.documents).push(now, deps.announce);
  return { id };
}
