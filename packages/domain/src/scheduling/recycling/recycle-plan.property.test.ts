import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, hours, type Instant, instant, later } from "../../kernel/index.ts";
import { daysFrom } from "../time/wall-time.ts";
import { wallTimeAt } from "../time/zone.ts";
import { aPlace, aRun, everyEvening, now, valuesOf, zone } from "./a-run.test-support.ts";
import type { PastPost } from "./past-post.ts";
import { type RecyclePlace, type RecycleProposal, recyclePlan } from "./recycle-plan.ts";
import type { RecycleRule } from "./recycle-rule.ts";

const someRule = fc.record({
  on: fc.constant(true),
  accountIds: fc.constant<string[]>(["a", "b"]),
  restDays: fc.integer({ min: 7, max: 60 }),
  mostTimes: fc.integer({ min: 2, max: 4 }),
  perWeek: fc.integer({ min: 1, max: 4 }),
  timesMedian: fc.constantFrom(1.1, 2),
});
const someRun = fc.record({
  creation: fc.integer({ min: 1, max: 16 }).map((it) => `c${it}`),
  accountId: fc.constantFrom("a", "b"),
  daysAgo: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 5, max: 120 }) },
    { weight: 1, arbitrary: fc.integer({ min: -8, max: 5 }) },
  ),
  views: fc.constantFrom(null, 0, 90, 100, 100, 110, 900, 1000),
  hookId: fc.constantFrom(null, null, "h1", "h2"),
  recycled: fc.boolean(),
});
const someHistory = fc.array(someRun, { minLength: 5, maxLength: 40 }).map((runs) =>
  runs.map(({ creation, daysAgo, views, ...change }, index) => {
    const out = instant(now - days(daysAgo));
    const state = out > now ? ("scheduled" as const) : ("published" as const);
    const reading = out > now || views === null ? null : { at: later(out, days(3)), values: valuesOf(views) };
    return {
      ...aRun(creation, daysAgo, views),
      postId: `p${index}`,
      targetId: `t${index}`,
      at: out,
      state,
      reading,
      ...change,
    };
  }),
);
const someZone = fc.constantFrom("Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata");
const twiceADay = everyEvening.flatMap((day) => [day, { ...day, time: "09:00" }]);
const somePlaces = someZone.map((its) => ["a", "b"].map((accountId) => aPlace(twiceADay, { accountId, zone: its })));

/** The history once the proposals are on the calendar. */
const withPlanned = (posts: readonly PastPost[], proposals: readonly RecycleProposal[]): PastPost[] => [
  ...posts,
  ...proposals.map(({ accountId, creation, slot, from }, index) => ({
    ...aRun(creation, 0, null),
    postId: `new${index}`,
    targetId: `new${index}`,
    accountId,
    at: slot.publishAt,
    state: "scheduled" as const,
    recycled: true,
    hookId: posts.find((it) => it.targetId === from.targetId)?.hookId ?? null,
    reading: null,
  })),
];

describe("for any history, a plan", () => {
  const holds = (
    property: (rule: RecycleRule, posts: PastPost[], places: RecyclePlace[], found: RecycleProposal[]) => void,
  ) => {
    let proposed = 0;
    const each = fc.property(someRule, someHistory, somePlaces, (chosen, posts, places) => {
      const found = recyclePlan(chosen, { posts, brought: [] }, places, now);
      proposed += found.length;
      property(chosen, posts, places, found);
    });
    fc.assert(each, { numRuns: 100 });
    // What never proposes anything keeps every promise.
    expect(proposed).toBeGreaterThan(20);
  };

  it("keeps every rest, every cap and four hours from every other post", () => {
    holds((chosen, posts, _, found) => {
      const all = withPlanned(posts, found);
      for (const { accountId, creation, slot, zone: its } of found) {
        const others = all.filter(
          (it) => !(it.accountId === accountId && it.at === slot.publishAt && it.postId.startsWith("new")),
        );
        const own = others.filter((it) => it.accountId === accountId);
        const apart = (it: PastPost) => {
          const [low = "", high = ""] = [it.at, slot.publishAt].map((moment) => wallTimeAt(moment, its)).toSorted();
          return daysFrom(low, high);
        };
        expect(own.every((it) => Math.abs(it.at - slot.publishAt) >= hours(4))).toBe(true);
        expect(own.filter((it) => it.creation === creation).length).toBeLessThan(chosen.mostTimes);
        expect(own.every((it) => it.creation !== creation || apart(it) >= chosen.restDays)).toBe(true);
        expect(others.every((it) => it.creation !== creation || apart(it) >= 7)).toBe(true);
      }
    });
  });

  it("brings back no more a week than the rule says, by the account's own weeks", () => {
    holds((chosen, posts, places, found) => {
      const its = places[0]?.zone ?? zone;
      const monday = (moment: Instant) =>
        Math.floor((Date.parse(`${wallTimeAt(moment, its).slice(0, 10)}T00:00Z`) / days(1) + 3) / 7);
      for (const { accountId, slot } of found) {
        const same = withPlanned(posts, found).filter(
          (it) => it.recycled && it.accountId === accountId && monday(it.at) === monday(slot.publishAt),
        );
        expect(same.length).toBeLessThanOrEqual(chosen.perWeek);
      }
    });
  });

  it("plans nothing twice, and the same for any order of the posts", () => {
    holds((chosen, posts, places, found) => {
      expect(recyclePlan(chosen, { posts: withPlanned(posts, found), brought: [] }, places, now)).toEqual([]);
      expect(recyclePlan(chosen, { posts: posts.toReversed(), brought: [] }, places.toReversed(), now)).toEqual(found);
    });
  });

  it("uses real slots of chosen accounts only, a day to seven ahead", () => {
    holds((_, __, places, found) => {
      for (const { accountId, slot } of found) {
        expect(places.find((it) => it.accountId === accountId)?.slots).toContainEqual(slot);
        expect(slot.publishAt - now).toBeGreaterThanOrEqual(days(1));
        expect(slot.publishAt - now).toBeLessThanOrEqual(days(7));
      }
    });
  });
});
