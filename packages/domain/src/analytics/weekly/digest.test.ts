import { describe, expect, it } from "vitest";
import { days, type Instant, instant, later } from "../../kernel/index.ts";
import type { TargetState } from "../../scheduling/index.ts";
import type { DailyTotals } from "../readings/daily-totals.ts";
import { weeklyDigest } from "./digest.ts";

const monday = instant(Date.parse("2026-11-30T07:00:00Z"));
const ago = (count: number) => later(monday, -days(count));
const target = (postId: string, state: TargetState, publishAt: Instant) => ({
  ...{ postId, state, publishAt },
  publication: state === "published" ? { at: publishAt, platformPostId: null, permalink: null } : null,
});
const day = (date: string, views: number): DailyTotals => ({
  ...{ id: date, uid: "ada", projectId: "p", accountId: "a", platform: "tiktok", day: date, lastUpdated: monday },
  ...{ gained: { views }, caughtUp: {} },
});

describe("the weekly digest", () => {
  it("counts posts, not accounts, of the seven days that are over, and what is planned", () => {
    const targets = [
      target("one", "published", ago(3)),
      target("one", "published", ago(3)),
      target("two", "failed", ago(2)),
      target("older", "published", ago(9)),
      target("this-morning", "published", ago(0)),
      target("next", "scheduled", ago(-1)),
      target("asked", "awaiting-approval", ago(-2)),
      target("draft", "draft", ago(-2)),
    ];
    const daily = [day("2026-11-22", 900), day("2026-11-23", 40), day("2026-11-29", 2), day("2026-11-30", 700)];
    expect(weeklyDigest({ targets, daily }, monday)).toEqual({
      ...{ kind: "weekly-digest", from: Date.parse("2026-11-23") },
      ...{ published: 1, failed: 1, scheduled: 2, views: 42 },
    });
  });

  it("knows views that were taken back as none", () =>
    expect(
      weeklyDigest({ targets: [target("a", "failed", ago(1))], daily: [day("2026-11-24", -3)] }, monday)?.views,
    ).toBe(0));

  it("is none where nothing happened, even if something is planned", () =>
    expect(
      weeklyDigest({ targets: [target("a", "scheduled", ago(-1))], daily: [day("2026-11-24", 0)] }, monday),
    ).toBeNull());
});
