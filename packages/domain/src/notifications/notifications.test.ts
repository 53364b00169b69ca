import { describe, expect, it } from "vitest";
import { instant, later, minutes } from "../kernel/index.ts";
import { NotificationKind } from "./kind.ts";
import { NotificationAbout, NotificationId, notificationId, type Occasion } from "./notification.ts";
import { notificationOf } from "./notify.ts";
import { pathOfNotification } from "./path.ts";
import { routesOf, withChoice, withoutMail } from "./preferences.ts";

const now = instant(Date.UTC(2026, 10, 24, 9));
const here = { now, hasDevices: true };
const post = { postId: "p1", targetId: "t1", name: "Fig", platform: "tiktok", username: "acme" } as const;
const account = { accountId: "a1", platform: "instagram", username: "acme" } as const;
const why = "Nothing was posted. The caption is too long.";
const failed = { kind: "post-failed", ...post, why } as const;
const occasion: Occasion = { uid: "ada", projectId: "one", about: failed, occurrence: 7, by: null };
const standard = routesOf(null);
const answered = { kind: "approval-answered", postId: "p1", name: "Fig", by: "Ana", verdict: "changes" } as const;

const abouts: NotificationAbout[] = [
  failed,
  { kind: "post-needs-check", ...post },
  { kind: "connection-ended", ...account },
  { kind: "renewal-failing", ...account, holdsUntil: null },
  { kind: "approval-asked", postId: "p1", name: "Fig", recipe: "Weekly coffee" },
  { ...answered, comment: "" },
  { kind: "approval-expired", postId: "p1", name: "Fig" },
  { kind: "recipe-paused", recipeId: "r1", name: "Weekly coffee", why: "Three runs in a row failed." },
  { kind: "weekly-digest", from: now, published: 1, failed: 2, scheduled: 0, views: 12_400 },
];

describe("a notification", () => {
  it("waits in every channel of its kind: push at once, the mail for what else happens within ten minutes", () => {
    expect(notificationOf(occasion, standard, here)).toMatchObject({
      id: "post-failed_t1_7",
      shown: true,
      readAt: null,
      push: "waiting",
      mail: "waiting",
      dueAt: now,
    });
    const withoutPush = { ...standard, "post-failed": { app: true, mail: true, push: false } };
    expect(notificationOf(occasion, withoutPush, here)?.dueAt).toBe(later(now, minutes(10)));
    const nowhere = notificationOf(occasion, standard, { now, hasDevices: false });
    expect(nowhere).toMatchObject({ push: "none", dueAt: later(now, minutes(10)) });
  });

  it("is not unread where the app does not list it, and does not exist where no channel is chosen", () => {
    const onlyMail = { ...standard, "post-failed": { app: false, mail: true, push: false } };
    expect(notificationOf(occasion, onlyMail, here)).toMatchObject({ shown: false, readAt: now, push: "none" });
    const off = { ...standard, "post-failed": { app: false, mail: false, push: false } };
    expect(notificationOf(occasion, off, here)).toBeNull();
  });

  it("is never of what the user did", () => {
    expect(notificationOf({ ...occasion, by: "ada" }, standard, here)).toBeNull();
    expect(notificationOf({ ...occasion, by: "mara" }, standard, here)).not.toBeNull();
  });

  it("has an id of its kind, its subject and the time it happened, which a document may have", () => {
    const ids = abouts.map((about) => notificationId({ uid: "ada", about, occurrence: 1 }));
    expect(new Set(ids).size).toBe(NotificationKind.options.length);
    expect(ids.filter((id) => !NotificationId.safeParse(id).success)).toEqual([]);
    expect(notificationId({ ...occasion, occurrence: 8 })).not.toBe(notificationId(occasion));
  });
});

describe("a notification", () => {
  it("leads to what it is about", () => {
    expect(abouts.map((it) => NotificationAbout.parse(it))).toEqual(abouts);
    expect(abouts.map(pathOfNotification)).toEqual([
      "/dashboard/schedule/posts/p1",
      "/dashboard/schedule/posts/p1",
      "/dashboard/schedule/accounts",
      "/dashboard/schedule/accounts",
      "/dashboard/schedule/posts/p1",
      "/dashboard/schedule/posts/p1",
      "/dashboard/schedule/posts/p1",
      "/dashboard/automation/r1",
      "/dashboard/analyze",
    ]);
  });
});

describe("the preferences", () => {
  it("send what stops posts everywhere, and the digest on request only", () => {
    expect(standard["post-failed"]).toEqual({ app: true, mail: true, push: true });
    expect(standard["weekly-digest"]).toEqual({ app: false, mail: false, push: false });
  });

  it("keep each choice, and leave everything else as it was", () => {
    const chosen = withChoice({}, { kind: "post-failed", channel: "push", on: false });
    expect(routesOf(chosen)).toEqual({ ...standard, "post-failed": { app: true, mail: true, push: false } });
  });

  it("have no mail of any kind after unsubscribing", () => {
    const routes = routesOf(withoutMail(withChoice({}, { kind: "weekly-digest", channel: "mail", on: true })));
    expect(Object.values(routes).filter(({ mail }) => mail)).toEqual([]);
    expect(routes["post-failed"]).toEqual({ app: true, mail: false, push: true });
  });
});
