import type { Instant } from "@vignette/domain/kernel";
import { type Notification, type NotificationPreferences, routesOf } from "@vignette/domain/notifications";
import type { Documents, Stored, Write } from "../../adapters/documents/documents.ts";
import { notificationPreferenceRecords, notificationRecords } from "../account/notifications.ts";
import { open } from "../open.ts";

/**
 * Collections `notifications` and `notification_preferences`. Needs the composite indexes uid + shown + at · uid +
 * shown + readAt · uid + mail + at · uid + push + dueAt.
 */
export function notificationStore(documents: Documents) {
  const notifications = open(documents, notificationRecords);
  const preferences = open(documents, notificationPreferenceRecords);

  return {
    writes: notifications.writes,
    /** Throws DocumentError "exists" if it was created before. */
    create: (notification: Notification) => notifications.create(notification.id, notification),
    /** A user's notifications that the app lists, the latest first. */
    listed: (uid: string, after: { at: Instant; id: string } | null, limit: number) =>
      notifications.find({
        where: [
          ["uid", "==", uid],
          ["shown", "==", true],
        ],
        orderBy: [["at", "desc"]],
        limit,
        ...(after && { after: { values: [after.at], id: after.id } }),
      }),
    unread: (uid: string, limit: number) =>
      notifications.find({
        where: [
          ["uid", "==", uid],
          ["shown", "==", true],
          ["readAt", "==", null],
        ],
        limit,
      }),
    countUnread: (uid: string) =>
      notifications.count({
        where: [
          ["uid", "==", uid],
          ["shown", "==", true],
          ["readAt", "==", null],
        ],
      }),
    /** Notifications with something to deliver by now, the longest due first. Across all users. */
    due: (now: Instant, limit: number) =>
      notifications.find({ where: [["dueAt", "<=", now]], orderBy: [["dueAt", "asc"]], limit }),
    /** A user's notifications that wait for their mail, the oldest first. */
    waitingForMail: (uid: string, limit: number) =>
      notifications.find({
        where: [
          ["uid", "==", uid],
          ["mail", "==", "waiting"],
        ],
        orderBy: [["at", "asc"]],
        limit,
      }),
    /** A user's notifications whose push message is due, the oldest first. */
    waitingForPush: (uid: string, now: Instant, limit: number) =>
      notifications.find({
        where: [
          ["uid", "==", uid],
          ["push", "==", "waiting"],
          ["dueAt", "<=", now],
        ],
        orderBy: [["dueAt", "asc"]],
        limit,
      }),
    patch: (id: string, fields: Partial<Notification>, version?: string) =>
      notifications.patch(id, fields, version === undefined ? {} : { version }),
    /** Those of a user with these ids; ids of other users and of no notification are left out. */
    async several(uid: string, ids: readonly string[]): Promise<Stored<Notification>[]> {
      return (await notifications.several(ids)).filter(({ value }) => value.uid === uid);
    },
    /** What is delivered where for a user, and the choices behind it with their version. */
    async routes(uid: string) {
      const stored = await preferences.get(uid);
      return { routes: routesOf(stored?.value.chosen ?? null), stored };
    },
    savePreferences: (next: NotificationPreferences, version: string | null) =>
      version === null ? preferences.create(next.uid, next) : preferences.put(next.uid, next, version),
    /** The preferences of users whose weekly digest is due, the longest due first. Across all users. */
    digestsDue: (now: Instant, limit: number) =>
      preferences.find({ where: [["digestAt", "<=", now]], orderBy: [["digestAt", "asc"]], limit }),
    /** Says when a user's next digest is due; refused if the preferences changed since `version` was read. */
    digestWrite: (uid: string, digestAt: Instant | null, version: string): Write =>
      preferences.writes.patch(uid, { digestAt }, { version }),
  };
}
export type NotificationStore = ReturnType<typeof notificationStore>;
