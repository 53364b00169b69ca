import { describe, expect, it } from "vitest";
import { days, hours, later } from "../../kernel/index.ts";
import { aPlace, aRun, at, everyEvening, now, valuesOf, zone } from "./a-run.test-support.ts";
import { benchmarkOf } from "./account-benchmark.ts";
import type { PastPost } from "./past-post.ts";
import { recyclePlan } from "./recycle-plan.ts";
import { defaultRecycleRule, type RecycleRule } from "./recycle-rule.ts";

const rule: RecycleRule = { ...defaultRecycleRule, on: true, accountIds: ["a"] };
const five = [60, 61, 62, 63, 64].map((daysAgo, index) => aRun(`plain-${index}`, daysAgo, 100));
const plan = (posts: readonly PastPost[], change: Partial<RecycleRule> = {}, brought: Planned["brought"] = []) =>
  recyclePlan({ ...rule, ...change }, { posts, brought }, [aPlace(everyEvening)], now);
type Planned = Parameters<typeof recyclePlan>[1];

describe("what did well", () => {
  it("comes back in the first free slot that leaves a day to look, and says why", () => {
    const [proposal, ...rest] = plan([...five, aRun("hit", 41, 249)]);
    expect(proposal).toMatchObject({
      creation: "hit",
      accountId: "a",
      from: { postId: "p-hit-41" },
      zone,
      slot: { wallTime: "2026-11-02T18:30" },
      times: 2.4,
      rested: 42,
    });
    expect(rest).toEqual([]);
  });

  it.each([
    ["fewer than five posts have numbers", [...five.slice(0, 3), aRun("hit", 41, 900)]],
    ["it has less than twice the median", [...five, aRun("hit", 41, 199)]],
    ["its numbers were read within two days", [...five, read(aRun("hit", 41, 900), hours(47))]],
    ["its views are unknown", [...five, aRun("hit", 41, null)]],
    ["the median is nothing", [...five.map((it) => ({ ...it, reading: valued(it, 0) })), aRun("hit", 41, 9)]],
    ["it did well once, and not the last time", [...five, aRun("hit", 90, 900), aRun("hit", 40, 100)]],
    ["another project made it", [...five, aRun("hit", 41, 900, { own: false })]],
    ["it has not rested", [...five, aRun("hit", 20, 900)]],
    ["it is planned anyway", [...five, aRun("hit", 41, 900), planned("hit", "2026-11-20T18:30")]],
    ["it went out three times", [...five, aRun("hit", 150, 900), aRun("hit", 100, 900), aRun("hit", 41, 900)]],
  ])("does not come back where %s", (_, posts) => {
    expect(plan(posts)).toEqual([]);
  });

  it("is ranked by reach if an account's views are unknown", () => {
    const reached = (it: PastPost, reach: number) => ({
      ...it,
      reading: { at: later(it.at, days(3)), values: { views: null, reach, likes: null } },
    });
    const posts = [...five.map((it) => reached(it, 50)), reached(aRun("hit", 41, null), 130)];
    expect(benchmarkOf("a", rule, posts, now)).toMatchObject({ measured: 6, measure: "reach", median: 50 });
    expect(plan(posts)[0]).toMatchObject({ times: 2.6, rested: 42 });
  });

  it("keeps away from other posts, from its own on another account, and from its hook", () => {
    const near = planned("else", "2026-11-02T21:00", { hookId: "h" });
    const [first] = plan([...five, aRun("hit", 41, 900, { hookId: "h" }), near]);
    expect(first).toBeUndefined();
    const elsewhere = planned("hit", "2026-11-04T10:00", { accountId: "b" });
    expect(plan([...five, aRun("hit", 41, 900), elsewhere])).toEqual([]);
    const [beside] = plan([...five, aRun("hit", 41, 900), { ...near, hookId: null }]);
    expect(beside?.slot.wallTime).toBe("2026-11-03T18:30");
  });

  it("stays deleted within its rest, and nothing else takes its place that week", () => {
    const posts = [...five, aRun("hit", 41, 900), aRun("next", 42, 800)];
    const brought = (creation: string, wallTime: string) => ({
      postId: `gone-${creation}`,
      accountId: "a",
      creation,
      publishAt: at(wallTime),
    });
    const gone = [brought("hit", "2026-11-03T18:30"), brought("next", "2026-11-05T18:30")];
    expect(plan(posts, {}, gone)).toEqual([]);
    expect(plan(posts, {}, gone.slice(0, 1)).map((it) => it.creation)).toEqual(["next"]);
  });

  it("keeps its hour, and its rest in days, over the night when the clocks change", () => {
    // Thirty days by the clocks on the wall; an hour less by any other.
    const spring = at("2026-03-20T12:00");
    const moved = (it: PastPost) => {
      const out = later(it.at, spring - now);
      return { ...it, at: out, reading: it.reading && { ...it.reading, at: later(out, days(3)) } };
    };
    const hit = { ...moved(aRun("hit", 0, 900)), at: at("2026-02-27T18:30") };
    const posts = [...five.map(moved), { ...hit, reading: { at: later(hit.at, days(3)), values: valuesOf(900) } }];
    const sunday = aPlace([{ weekday: 7, time: "18:30" }], {}, at("2026-03-24T12:00"));
    const [proposal] = recyclePlan(rule, { posts, brought: [] }, [sunday], at("2026-03-24T12:00"));
    expect(proposal).toMatchObject({
      slot: { wallTime: "2026-03-29T18:30", publishAt: Date.parse("2026-03-29T16:30Z") },
      times: 9,
      rested: 30,
    });
  });

  it("is nothing without a history, and nothing without accounts", () => {
    expect(plan([])).toEqual([]);
    expect(plan([...five, aRun("hit", 41, 900)], { accountIds: [] })).toEqual([]);
  });
});

function valued({ at: out }: PastPost, views: number) {
  return { at: later(out, days(3)), values: valuesOf(views) };
}
function read(post: PastPost, after: number): PastPost {
  return { ...post, reading: { at: later(post.at, after), values: valuesOf(900) } };
}
function planned(creation: string, wallTime: string, change: Partial<PastPost> = {}): PastPost {
  return { ...aRun(creation, 0, null), at: at(wallTime), state: "scheduled", reading: null, ...change };
}
