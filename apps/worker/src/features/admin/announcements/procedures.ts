import { AnnouncementEdit } from "@vignette/domain/announcements";
import { Id } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { cursor, procedure } from "../procedure.ts";
import { endAnnouncement } from "./end-announcement.ts";
import { listAnnouncements } from "./list-announcements.ts";
import { saveAnnouncement } from "./save-announcement.ts";

export const announcementProcedures = {
  announcements: procedure
    .input(z.object({ cursor }))
    .query(({ ctx, input }) => listAnnouncements(ctx.store, input.cursor)),
  saveAnnouncement: procedure.input(AnnouncementEdit).mutation(({ ctx, input }) => saveAnnouncement(ctx, input)),
  endAnnouncement: procedure.input(z.object({ id: Id })).mutation(({ ctx, input }) => endAnnouncement(ctx, input.id)),
};
