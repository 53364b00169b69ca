import { type NotificationAbout, pathOfNotification } from "@vignette/domain/notifications";
import { expect, it } from "vitest";
import { paths } from "../../paths.ts";

const account = { accountId: "a1", platform: "tiktok", username: "acme" } as const;
const digest = { from: 0, published: 0, failed: 0, scheduled: 0, views: null };

it.each([
  [{ kind: "approval-expired", postId: "a/../b", name: "Fig" }, paths.post("a/../b")],
  [{ kind: "connection-ended", ...account }, paths.accounts],
  [{ kind: "recipe-paused", recipeId: "r1", name: "Weekly", why: "" }, paths.recipe("r1")],
  [{ kind: "weekly-digest", ...digest }, paths.analyze],
] as [NotificationAbout, string][])("the notification %o leads to a page of the app", (about, path) => {
  expect(pathOfNotification(about)).toBe(path);
});
