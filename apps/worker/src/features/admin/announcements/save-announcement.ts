import { announcementChange, refuseAnnouncement } from "@vignette/domain/admin";
import type { AnnouncementEdit } from "@vignette/domain/announcements";
import { missing } from "@vignette/domain/kernel";
import type { Documents } from "../../../adapters/documents/documents.ts";
import type { Announce } from "../../../adapters/live.ts";
import { announcementStore } from "../../../records/stores/announcement-store.ts";
import { type Deps, logWrite } from "../log.ts";

export type AnnouncementDeps = Deps & { documents: Documents; announce: Announce };

/** Creates or changes an announcement; open pages show it immediately. */
export async function saveAnnouncement(deps: AnnouncementDeps, edit: AnnouncementEdit): Promise<{ id: string }> {
  const { store, now } = deps;
  const refusal = refuseAnnouncement(edit, now);
  if (refusal) throw refusal;
  const { id, ...fields } = edit;
  if (fields.planId !== null && !(await store.plans.get(fields.planId))) throw missing("plan");
  const stored = await store.announcements.get(id);
  const change = announcementChange(stored?.value ?? null, fields);
  if (change === "") return { id };
  const { writes } = store.announcements;
  await store.commit([
    stored ? writes.patch(id, fields, { version: stored.version }) : writes.create(id, { ...fields, createdAt: now }),
    logWrite(deps, { action: "announcement", subject: id, change }),
  ]);
  await announcementStore(deps.documents).push(now, deps.announce);
  return { id };
}
