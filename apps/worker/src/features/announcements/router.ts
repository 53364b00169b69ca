import { router, userProcedure } from "../../context/trpc.ts";
import { announcementStore } from "../../records/stores/announcement-store.ts";

export const announcementsRouter = router({
  /** Those that are shown now, to users on any plan: the page knows its own. */
  current: userProcedure.query(({ ctx }) => announcementStore(ctx.documents).current(ctx.now)),
});
