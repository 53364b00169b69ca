import type { NotificationAbout } from "./notification.ts";

/** Where a notification leads: a path of the app. */
export function pathOfNotification(about: NotificationAbout): string {
  switch (about.kind) {
    case "post-failed":
    case "post-needs-check":
    case "approval-asked":
    case "approval-answered":
    case "approval-expired":
      return `/dashboard/schedule/posts/${encodeURIComponent(about.postId)}`;
    case "connection-ended":
    case "renewal-failing":
      return "/dashboard/schedule/accounts";
    case "recipe-paused":
      return `/dashboard/automation/${encodeURIComponent(about.recipeId)}`;
    case "weekly-digest":
      return "/dashboard/analyze";
  }
}
