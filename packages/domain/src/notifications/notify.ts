import { days, type Instant, later, minutes } from "../kernel/index.ts";
import { type Notification, notificationId, type Occasion } from "./notification.ts";
import type { Routes } from "./preferences.ts";

/**
 * How long a mail waits for more to tell, in milliseconds: what happens within it becomes one mail. Source: ADR 107.
 */
export const MAIL_GATHERS = minutes(10);
/** How long the app lists a notification, in milliseconds. Our own choice. */
const LISTED = days(90);

/**
 * The notification of an occasion, or null: users are not notified of what they did themselves, nor of what they chose
 * not to receive. `hasDevices`: whether push messages can be sent to the user at all.
 */
export function notificationOf(
  occasion: Occasion,
  routes: Routes,
  { now, hasDevices }: { now: Instant; hasDevices: boolean },
): Notification | null {
  const { uid, projectId, about, by } = occasion;
  const { app, mail, ...route } = routes[about.kind];
  const push = route.push && hasDevices;
  if (by === uid || !(app || mail || push)) return null;
  return {
    id: notificationId(occasion),
    uid,
    projectId,
    about,
    at: now,
    shown: app,
    // What is not in the list does not count as unread.
    readAt: app ? null : now,
    push: push ? "waiting" : "none",
    mail: mail ? "waiting" : "none",
    mailing: null,
    dueAt: push ? now : mail ? later(now, MAIL_GATHERS) : null,
    forgetAt: later(now, LISTED),
  };
}
