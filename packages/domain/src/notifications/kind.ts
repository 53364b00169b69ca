import * as z from "zod/mini";

/** What people are notified of. The order is that of the settings. Source: ADR 107. */
export const NotificationKind = z.enum([
  "post-failed",
  "post-needs-check",
  "connection-ended",
  "renewal-failing",
  "approval-asked",
  "approval-answered",
  "approval-expired",
  "recipe-paused",
  "weekly-digest",
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Where a notification is delivered: in the app's list, by mail, or as a push message to the user's devices. */
export const Channel = z.enum(["app", "mail", "push"]);
export type Channel = z.infer<typeof Channel>;
