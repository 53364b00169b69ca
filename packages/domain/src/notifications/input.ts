import * as z from "zod/mini";
import { Instant } from "../kernel/index.ts";
import { NotificationId } from "./notification.ts";

/** A page of the list; `cursor`: where the page before it ended. */
export const NotificationsInput = z.object({
  cursor: z.optional(z.nullable(z.object({ at: Instant, id: NotificationId }))),
});
export type NotificationsInput = z.infer<typeof NotificationsInput>;

/** Notifications that were read. Our own choice of how many: more than a page. */
export const ReadInput = z.object({ ids: z.array(NotificationId).check(z.minLength(1), z.maxLength(100)) });
export type ReadInput = z.infer<typeof ReadInput>;
