import {
  NotificationsInput,
  PreferenceInput,
  PushDeviceInput,
  ReadInput,
  RemovePushDeviceInput,
} from "@vignette/domain/notifications";
import { router, userProcedure } from "../../context/trpc.ts";
import { notificationStore } from "../../records/stores/notification-store.ts";
import { pushDeviceStore } from "../../records/stores/push-device-store.ts";
import { addDevice, removeDevice } from "./devices.ts";
import { listNotifications } from "./list-notifications.ts";
import { markAllRead, markRead } from "./mark-read.ts";
import { savePreference } from "./save-preference.ts";

const procedure = userProcedure.use(({ ctx, next }) =>
  next({ ctx: { notifications: notificationStore(ctx.documents), devices: pushDeviceStore(ctx.documents) } }),
);

export const notificationsRouter = router({
  list: procedure.input(NotificationsInput).query(({ ctx, input }) => listNotifications(ctx, ctx.user.uid, input)),
  unread: procedure.query(({ ctx }) => ctx.notifications.countUnread(ctx.user.uid)),
  read: procedure.input(ReadInput).mutation(({ ctx, input }) => markRead(ctx, ctx.user.uid, input)),
  readAll: procedure.mutation(({ ctx }) => markAllRead(ctx, ctx.user.uid)),
  /** The key with which a browser subscribes; null if push messages are not offered. */
  pushKey: procedure.query(({ ctx }) => ctx.push?.publicKey ?? null),
  addDevice: procedure.input(PushDeviceInput).mutation(({ ctx, input }) => addDevice(ctx, ctx.user.uid, input)),
  removeDevice: procedure
    .input(RemovePushDeviceInput)
    .mutation(({ ctx, input }) => removeDevice(ctx, ctx.user.uid, input.endpoint)),
  preferences: procedure.query(async ({ ctx }) => (await ctx.notifications.routes(ctx.user.uid)).routes),
  savePreference: procedure
    .input(PreferenceInput)
    .mutation(({ ctx, input }) => savePreference(ctx, ctx.user.uid, input)),
});
