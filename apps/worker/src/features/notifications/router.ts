import { NotificationsInput, PreferenceInput, ReadInput } from "@vignette/domain/notifications";
import { router, userProcedure } from "../../context/trpc.ts";
import { notificationStore } from "../../records/notification-store.ts";
import { listNotifications } from "./list-notifications.ts";
import { markAllRead, markRead } from "./mark-read.ts";
import { savePreference } from "./save-preference.ts";

const procedure = userProcedure.use(({ ctx, next }) =>
  next({ ctx: { notifications: notificationStore(ctx.documents) } }),
);

export const notificationsRouter = router({
  list: procedure.input(NotificationsInput).query(({ ctx, input }) => listNotifications(ctx, ctx.user.uid, input)),
  unread: procedure.query(({ ctx }) => ctx.notifications.countUnread(ctx.user.uid)),
  read: procedure.input(ReadInput).mutation(({ ctx, input }) => markRead(ctx, ctx.user.uid, input)),
  readAll: procedure.mutation(({ ctx }) => markAllRead(ctx, ctx.user.uid)),
  preferences: procedure.query(async ({ ctx }) => (await ctx.notifications.routes(ctx.user.uid)).routes),
  savePreference: procedure
    .input(PreferenceInput)
    .mutation(({ ctx, input }) => savePreference(ctx, ctx.user.uid, input)),
});
