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

/** The name and the explanation of each kind in the settings. */
export const kindNames: Record<NotificationKind, { name: string; hint: string }> = {
  "post-failed": { name: "Post failed", hint: "A platform refused a post, or it couldn't be sent." },
  "post-needs-check": { name: "Post needs a check", hint: "We couldn't confirm that a post went out." },
  "connection-ended": { name: "Account disconnected", hint: "Posts to it won't go out until you reconnect." },
  "renewal-failing": { name: "Connection can't be renewed", hint: "We keep trying, but the account may disconnect." },
  "approval-asked": { name: "Approval requested", hint: "A recipe made a post that waits for your approval." },
  "approval-answered": { name: "Reviewer answered", hint: "A reviewer approved a post or requested changes." },
  "approval-expired": { name: "Approval came too late", hint: "A post's time passed while it waited for approval." },
  "recipe-paused": { name: "Recipe paused", hint: "A recipe stopped because of its limits or repeated problems." },
  "weekly-digest": { name: "Weekly digest", hint: "What you posted last week and how it did, every Monday." },
};
