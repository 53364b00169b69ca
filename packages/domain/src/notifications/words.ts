import { platformNames } from "../social-accounts/index.ts";
import type { NotificationAbout } from "./notification.ts";

/** What a notification says. `action` is the label of the link to `path`, a path of the app. */
export type NotificationWords = { title: string; text: string; action: string; path: string };

/** The words of a notification: the same in the app, in a mail and in a push message. */
export function wordsOf(about: NotificationAbout): NotificationWords {
  switch (about.kind) {
    case "post-failed":
      return {
        title: `${quoted(about.name)} wasn't posted to ${accountOf(about)}`,
        text: about.why,
        ...openPost(about.postId),
      };
    case "post-needs-check":
      return {
        title: `Check ${quoted(about.name)} on ${accountOf(about)}`,
        text: `We couldn't confirm that it was posted. Check ${platformNames[about.platform]} before you post it again.`,
        ...openPost(about.postId),
      };
    case "connection-ended":
      return {
        title: `${accountOf(about)} is disconnected`,
        text: "Posts to this account won't go out until you reconnect it.",
        ...openAccounts,
      };
    case "renewal-failing":
      return {
        title: `The connection to ${accountOf(about)} can't be renewed`,
        text:
          about.holdsUntil === null
            ? "Posts to this account are on hold. We try again every hour. Reconnect now to fix it right away."
            : "It still works. We try again every hour. Reconnect now to fix it right away.",
        ...openAccounts,
      };
    case "approval-asked":
      return {
        title: `${quoted(about.name)} is waiting for your approval`,
        text: `Made by the recipe ${quoted(about.recipe)}. It won't be posted until you approve it.`,
        ...openPost(about.postId),
      };
    case "approval-answered":
      return { ...answerOf(about), ...openPost(about.postId) };
    case "approval-expired":
      return {
        title: `${quoted(about.name)} wasn't approved in time`,
        text: "Nothing was posted. Pick a new time.",
        ...openPost(about.postId),
      };
    case "recipe-paused":
      return {
        title: `The recipe ${quoted(about.name)} is paused`,
        text: about.why,
        action: "Open the recipe",
        path: `/dashboard/automation/${encodeURIComponent(about.recipeId)}`,
      };
    case "weekly-digest":
      return {
        title: `Last week: ${headlineOf(about)}`,
        text: digestOf(about),
        action: "Open Analyze",
        path: "/dashboard/analyze",
      };
  }
}

type About<K extends NotificationAbout["kind"]> = Extract<NotificationAbout, { kind: K }>;

/** A post's name may be long: mails and push messages cut titles. */
const quoted = (name: string) => `“${name.length > 60 ? `${name.slice(0, 59).trimEnd()}…` : name}”`;
const accountOf = ({ platform, username }: Pick<About<"connection-ended">, "platform" | "username">) =>
  `${platformNames[platform]} @${username}`;
const openPost = (id: string) => ({ action: "Open post", path: `/dashboard/schedule/posts/${encodeURIComponent(id)}` });
const openAccounts = { action: "Open Accounts", path: "/dashboard/schedule/accounts" };

function answerOf({ by, name, verdict, comment }: About<"approval-answered">) {
  const said = comment === "" ? "" : `“${comment}”`;
  switch (verdict) {
    case "approved":
      return { title: `${by} approved ${quoted(name)}`, text: said || "It will be posted at its scheduled time." };
    case "changes":
      return {
        title: `${by} requested changes to ${quoted(name)}`,
        text: said || "Review the comments, edit, and send it again.",
      };
    case "late":
      return {
        title: `${by} approved ${quoted(name)} too late`,
        text: "Nothing was posted: approval came after the scheduled time. Pick a new time.",
      };
  }
}

const posts = (count: number) => `${count} ${count === 1 ? "post" : "posts"}`;

/** The first that is not zero of posts, views and failures. */
function headlineOf({ published, views, failed }: About<"weekly-digest">): string {
  if (published > 0) return `${posts(published)} published`;
  return views !== null && views > 0 ? viewsOf(views) : `${posts(failed)} failed`;
}

const viewsOf = (views: number) => `${views.toLocaleString("en-US")} ${views === 1 ? "view" : "views"}`;

function digestOf({ published, views, failed, scheduled }: About<"weekly-digest">): string {
  const parts = [
    published === 0 ? "Nothing was posted." : null,
    views === null ? null : `${viewsOf(views)}.`,
    failed === 0 ? null : `${posts(failed)} failed.`,
    scheduled === 0 ? "Nothing is scheduled for this week." : `${posts(scheduled)} scheduled for this week.`,
  ];
  return parts.filter((it) => it !== null).join(" ");
}
