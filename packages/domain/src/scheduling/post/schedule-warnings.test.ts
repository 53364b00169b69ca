import { describe, expect, it } from "vitest";
import { hours, instant, later, minutes } from "../../kernel/index.ts";
import { instantOf, wallTimeAt } from "../time/zone.ts";
import { type PlannedPost, scheduleWarnings } from "./schedule-warnings.ts";

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
const told = (others: PlannedPost[]) =>
  scheduleWarnings(plan, others, "Europe/Berlin", wallTimeAt).map((it) => it.message);

describe("warnings about a plan", () => {
  it("tell of the same creation on the same account, whenever that is", () => {
    const thursday = other({ assetId: "candle", publishAt: later(noon, hours(6.5)) });
    expect(told([thursday])).toEqual(["Same creation already goes out 2026-11-05T18:30 on this account."]);
    expect(told([{ ...thursday, state: "published" }])[0]).toContain("already went out");
    expect(told([{ ...thursday, accountId: "b" }])).toEqual([]);
    expect(told([{ ...thursday, state: "cancelled" }])).toEqual([]);
    expect(told([{ ...thursday, postId: "new" }])).toEqual([]);
  });

  it("tell of a post within the hour and of a hook within the week", () => {
    const near = other({ publishAt: later(noon, -minutes(20)), hookId: "h1" });
    expect(told([near])).toEqual([
      "Another post goes out 2026-11-05T11:40, within the hour.",
      "The same hook is used 2026-11-05T11:40.",
    ]);
    expect(told([{ ...near, publishAt: later(noon, hours(2)), hookId: "h2" }])).toEqual([]);
  });

  it("tell of the platform's daily cap on the owner's own day", () => {
    const full = Array.from({ length: 15 }, (_, i) =>
      other({ postId: `${i}`, publishAt: later(noon, hours(2) + minutes(30 * i)) }),
    );
    expect(told(full)).toEqual(["TikTok allows about 15 a day; this would be 16."]);
    expect(told(full.slice(1))).toEqual([]);
  });
});
