import { describe, expect, it } from "vitest";
import { hours, instant, later, minutes } from "../../kernel/index.ts";
import { instantOf } from "../time/zone.ts";
import { type PlannedPost, scheduleWarnings, type WarningFact } from "./schedule-warnings.ts";

const noon = instantOf("2026-11-05T12:00", "Europe/Berlin") ?? instant(0);
const plan: PlannedPost = {
  postId: "new",
  accountId: "a",
  platform: "tiktok",
  assetId: "candle",
  hookId: "h1",
  state: "scheduled",
  publishAt: noon,
};
const other = (change: Partial<PlannedPost>): PlannedPost => ({
  ...plan,
  postId: "old",
  assetId: "other",
  hookId: null,
  ...change,
});
/** What the warnings tell, as `scheduleWarnings` hands it out to be worded. */
function told(others: PlannedPost[]): WarningFact[] {
  const facts: WarningFact[] = [];
  scheduleWarnings(plan, others, "Europe/Berlin", (fact) => {
    facts.push(fact);
    return fact.kind;
  });
  return facts;
}

describe("warnings about a plan", () => {
  it("tell of the same creation on the same account, whenever that is", () => {
    const thursday = other({ assetId: "candle", publishAt: later(noon, hours(6.5)) });
    expect(told([thursday])).toEqual([{ kind: "duplicate", isOut: false, at: thursday.publishAt }]);
    expect(told([{ ...thursday, state: "published" }])).toMatchObject([{ isOut: true }]);
    expect(told([{ ...thursday, accountId: "b" }])).toEqual([]);
    expect(told([{ ...thursday, state: "cancelled" }])).toEqual([]);
    expect(told([{ ...thursday, postId: "new" }])).toEqual([]);
  });

  it("tell of a post within the hour and of a hook within the week", () => {
    const near = other({ publishAt: later(noon, -minutes(20)), hookId: "h1" });
    expect(told([near])).toEqual([
      { kind: "crowded", at: near.publishAt },
      { kind: "same-hook", at: near.publishAt },
    ]);
    expect(told([{ ...near, publishAt: later(noon, hours(2)), hookId: "h2" }])).toEqual([]);
  });

  it("tell of the platform's daily cap on the owner's own day", () => {
    const full = Array.from({ length: 15 }, (_, i) =>
      other({ postId: `${i}`, publishAt: later(noon, hours(2) + minutes(30 * i)) }),
    );
    expect(told(full)).toEqual([{ kind: "daily-cap", platform: "tiktok", most: 15, count: 16 }]);
    expect(told(full.slice(1))).toEqual([]);
  });
});
