import { Notification, NotificationPreferences } from "@vignette/domain/notifications";
import { ofAccount, ofProject, record } from "../record.ts";

/** Collection `notifications`, keyed by kind, subject and occurrence; a policy on `forgetAt` clears it. Source: ADR 107. */
export const notificationRecords = record(
  "notifications",
  Notification,
  { at: "timestamp", readAt: "timestamp", dueAt: "timestamp", forgetAt: "timestamp" },
  ofProject("notifications"),
);

/** Collection `notification_preferences`, keyed by uid: what a user chose to be notified of, and where. */
export const notificationPreferenceRecords = record(
  "notification_preferences",
  NotificationPreferences,
  { digestAt: "timestamp" },
  ofAccount("notification_preferences", { owner: "key" }),
);
