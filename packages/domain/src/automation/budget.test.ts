import { describe, expect, it } from "vitest";
import { aPlan, at } from "./a-recipe.test-support.ts";
import { countedBefore, expectedCost, type Finished, likelyCost, overBudget, type Spent } from "./budget.ts";

const plan = aPlan({ budget: { pieces: 2, credits: 100 } });
const spent = (iso: string, change: Partial<Spent> = {}): Spent => ({
  ...{ at: at(iso), state: "done", credits: 40, isTrial: false },
  ...change,
});
const friday = { at: at("2026-11-27T17:30Z"), cost: 40 };

describe("the budget of a week", () => {
  const cases: [string, Spent[], string | null][] = [
    ["has room for the first piece", [], null],
    [
      "is full after its pieces",
      [spent("2026-11-23T17:30Z", { credits: 1 }), spent("2026-11-25T17:30Z", { credits: 1 })],
      "pieces",
    ],
    ["is full where the credits of one more would exceed it", [spent("2026-11-23T17:30Z", { credits: 61 })], "credits"],
    ["begins anew on Monday", [spent("2026-11-21T17:30Z"), spent("2026-11-22T17:30Z")], null],
    [
      "counts what a failed run cost, not as a piece",
      [spent("2026-11-23T17:30Z", { state: "failed" }), spent("2026-11-25T17:30Z", { state: "failed", credits: 20 })],
      null,
    ],
    ["does not count trials", [spent("2026-11-23T17:30Z", { isTrial: true, credits: 90 })], null],
    ["counts by the clocks of the zone", [spent("2026-11-22T23:30Z", { credits: 90 })], "credits"],
  ];
  it.each(cases)("%s", (_, before, expected) => expect(overBudget(plan, before, friday)).toBe(expected));

  it("is left to the first of the runs that choose at the same time", () => {
    const run = (id: string, iso: string, state: "choosing" | "making" = "choosing") => ({ id, at: at(iso), state });
    const [monday, tuesday] = [run("b", "2026-11-23T17:30Z"), run("a", "2026-11-24T05:30Z")];
    expect([countedBefore(monday, [tuesday]), countedBefore(tuesday, [monday])]).toEqual([[], [monday]]);
    const made = { ...tuesday, state: "making" as const };
    expect(countedBefore(monday, [made])).toEqual([made]);
  });

  it("counts words, pictures, voice and the render, and the hook where it is written", () => {
    const look = { kind: "carousel-image", look: "marker-list" } as const;
    expect(expectedCost(look, { from: "writer" }) - expectedCost(look, { from: "library" })).toBe(2);
    expect(expectedCost(look, { from: "library" })).toBeGreaterThanOrEqual(8);
  });
});

describe("the likely cost of a piece", () => {
  const look = { kind: "carousel-image", look: "photo-essay" } as const;
  const hooks = { from: "library" } as const;
  const most = expectedCost(look, hooks);
  const made = (day: number, credits: number, change: Partial<Finished> = {}): Finished => ({
    ...{ at: at(`2026-11-${day}T17:30Z`), state: "done", credits },
    choice: { ...look, productId: "candle", hook: "A", hookId: null, photos: null },
    ...change,
  });
  const cases: [string, Finished[], number][] = [
    ["is the price table's without a piece of its kind", [made(20, 6, { choice: null })], most],
    ["is that of the dearest of the last five of its kind", [made(20, 6), made(21, 12), made(22, 8)], 12],
    ["forgets earlier ones", [made(10, 30), ...[20, 21, 22, 23, 24].map((day) => made(day, 6))], 6],
    ["does not count a failed one", [made(20, 6), made(21, 2, { state: "failed" })], 6],
    ["is never above the price table", [made(20, 900)], most],
  ];
  it.each(cases)("%s", (_, runs, cost) => expect(likelyCost(look, hooks, runs)).toBe(cost));
});
