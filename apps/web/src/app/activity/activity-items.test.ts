import { days, instant, later, minutes } from "@vignette/domain/kernel";
import type { PostView } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import { describe, expect, it } from "vitest";
import { activityItems } from "./activity-items.ts";

const now = instant(Date.UTC(2026, 10, 22, 12));
const ago = (count: number) => later(now, -minutes(count));

type Targets = Partial<PostView["targets"][number]>[];

const aPost = (change: Partial<Omit<PostView, "targets">>, targets: Targets = []) =>
  ({
    id: "p1",
    name: "Fig",
    schedule: { zone: "UTC", publishAt: now },
    approval: null,
    comments: [],
    ...change,
    targets: targets.map((it) => ({
      id: "t1",
      platform: "tiktok",
      username: "acme",
      log: [],
      publication: null,
      failure: null,
      approval: null,
      attempt: null,
      publishAt: now,
      lastUpdated: ago(1),
      options: { platform: "instagram" },
      ...it,
    })),
  }) as unknown as PostView;

const anAccount = (change: Partial<SocialAccount>) =>
  ({
    id: "a1",
    platform: "instagram",
    username: "acme",
    state: "connected",
    connectionExpiresAt: later(now, days(60)),
    lastUpdated: ago(5),
    ...change,
  }) as SocialAccount;

const comment = { id: "c1", at: ago(9), from: "reviewer", name: "Ana", text: "Nice", verdict: null } as const;

describe("the activity list", () => {
  it("shows what the receipt says: when a post failed, why, and on which screen to fix it", () => {
    const failure = { code: "x", message: "Nothing was posted. Too long.", retryable: false };
    const log = [
      { at: ago(30), event: "failed", detail: "" },
      { at: ago(2), event: "moved", detail: "" },
    ];
    expect(activityItems([aPost({}, [{ state: "failed", failure, log }])], [], now)).toEqual([
      {
        id: `t1 failed ${ago(30)}`,
        at: ago(30),
        kind: "needs",
        sentence: "Nothing was posted. Too long.",
        about: "Fig · TikTok @acme",
        to: "/dashboard/schedule/posts/p1",
      },
    ]);
  });

  it.each([
    ["published", "news"],
    ["needs-check", "needs"],
    ["sent-to-inbox", "needs"],
    ["publishing", "now"],
    ["awaiting-approval", "now"],
  ] as const)("shows the state %s as: %s", (state, kind) => {
    expect(activityItems([aPost({}, [{ state }])], [], now)[0]?.kind).toBe(kind);
  });

  it("leaves out posts that are only planned, postponed or removed", () => {
    const states = ["scheduled", "draft", "cancelled"] as const;
    expect(
      activityItems(
        [
          aPost(
            {},
            states.map((state) => ({ state })),
          ),
        ],
        [],
        now,
      ),
    ).toEqual([]);
  });

  it("shows what the rule repeated automatically, and marks a draft as needing attention", () => {
    const log = [{ at: ago(9), event: "brought-back", detail: "Repost: 2.4× your median." }];
    const soon = later(now, days(2));
    const posts = (["scheduled", "draft"] as const).map((state) =>
      aPost({ id: state, recycledFrom: "p0" }, [{ id: state, state, log, publishAt: soon }]),
    );
    expect(activityItems(posts, [], now).map((it) => [it.kind, it.sentence, it.to])).toEqual([
      ["news", "Repost: 2.4× your median.", "/dashboard/schedule/posts/scheduled"],
      ["needs", "Repost: 2.4× your median.", "/dashboard/schedule/posts/draft"],
    ]);
    expect(activityItems([aPost({}, [{ state: "scheduled", log }])], [], now)).toEqual([]);
  });

  it("names the reviewer, and marks only decisions that need attention", () => {
    const decision = (state: "approved" | "changes") => ({
      askedAt: ago(60),
      state,
      decidedAt: ago(3),
      decidedBy: "Ana",
    });
    const said = { ...comment, verdict: "changes" as const };
    const posts = [
      aPost({ id: "p1", approval: decision("approved"), comments: [{ ...said, verdict: "approved" }] }, [
        { state: "scheduled" },
      ]),
      aPost({ id: "p2", approval: decision("changes"), comments: [said] }, [{ state: "draft" }]),
    ];
    expect(activityItems(posts, [], now).map((it) => [it.kind, it.sentence])).toEqual([
      ["news", "Ana approved it."],
      ["needs", "Ana asked for changes. Nothing goes out."],
    ]);
  });

  it("does not show owners their own actions", () => {
    const approval = { askedAt: ago(60), state: "approved" as const, decidedAt: ago(3), decidedBy: "Mara" };
    const own = { ...comment, from: "owner" as const, name: "Mara", verdict: "approved" as const };
    expect(activityItems([aPost({ approval, comments: [own] }, [{ state: "scheduled" }])], [], now)).toEqual([]);
  });

  it("shows comments made through a link", () => {
    expect(activityItems([aPost({ comments: [comment] })], [], now)[0]?.sentence).toBe("Ana: “Nice”");
  });

  it("warns of an account that cannot be renewed automatically, and links to where it can be fixed", () => {
    const accounts = [
      anAccount({}),
      anAccount({ id: "a2", state: "reconnect" }),
      anAccount({ id: "a3", connectionExpiresAt: later(now, days(2)) }),
    ];
    expect(activityItems([], accounts, now).map((it) => [it.sentence, it.to])).toEqual([
      ["The connection ended. Nothing goes out.", "/dashboard/schedule/accounts"],
      ["The connection is about to end.", "/dashboard/schedule/accounts"],
    ]);
  });
});
