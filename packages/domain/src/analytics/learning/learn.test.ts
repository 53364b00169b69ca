import { describe, expect, it } from "vitest";
import { learn } from "./learn.ts";
import type { MeasuredTarget } from "./learned.ts";
import { shrunk } from "./shrunk.ts";
import { around, targetsWith, targetWith } from "./targets.test-support.ts";

const categoryIn = (targets: readonly MeasuredTarget[], value: string) =>
  learn(targets).groups.find((it) => it.dimension === "category" && it.value === value);
const midOf = (targets: readonly MeasuredTarget[], value: string) => categoryIn(targets, value)?.times?.mid ?? 0;
const usual = targetsWith(around(1000, 30));
const questions = { hookCategory: "question" };

describe("learning from posts", () => {
  it("says nothing of a group under five posts but how many there are", () => {
    const four = [...usual, ...targetsWith(around(9000, 4), questions)];
    expect(categoryIn(four, "question")).toMatchObject({ n: 4, times: null, isWinner: false });
  });

  it("says how many times the usual views a group had, as a range", () => {
    const times = categoryIn([...usual, ...targetsWith(around(3000, 20), questions)], "question")?.times;
    expect(times?.mid).toBeGreaterThan(1.5);
    expect(times?.low).toBeLessThan(times?.mid ?? 0);
    expect(times?.high).toBeGreaterThan(times?.mid ?? 0);
  });

  it("draws a group with few posts further toward the usual, and is less sure of it", () => {
    const posts = (n: number, log: number) => Array.from({ length: n }, () => log);
    const [few, many] = shrunk([posts(5, 0.4), posts(50, 0.4), posts(50, -0.4)], 0.6);
    expect(few?.mean).toBeGreaterThan(0);
    expect(few?.mean).toBeLessThan(many?.mean ?? 0);
    expect(few?.deviation).toBeGreaterThan(many?.deviation ?? 1);
  });

  it("lets no single post with a million views make its group look good", () => {
    const lucky = targetsWith([...around(1000, 9), 1_000_000], questions);
    expect(midOf([...usual, ...lucky], "question")).toBeLessThan(1.25);
  });

  it("holds a young post against what is usual at its age, by the account's own growth", () => {
    const grown = around(1000, 30).map((views) => targetWith({ "1d": views / 10, "7d": views }));
    const young = around(100, 11).map((views) => targetWith({ "1d": views }, questions));
    expect(midOf([...grown, ...young], "question")).toBeCloseTo(1, 1);
  });

  it("holds each post against its own account", () => {
    const large = targetsWith(around(90_000, 11), questions, { accountId: "a2" });
    expect(midOf([...usual, ...large], "question")).toBeCloseTo(1, 1);
  });

  it("counts a post to several accounts once", () => {
    const twice = usual.map((it) => ({ ...it, targetId: `${it.targetId}-2`, accountId: "a2" }));
    expect(learn([...usual, ...twice]).n).toBe(30);
  });

  it("leaves out posts whose views no one told, and accounts with fewer than five", () => {
    const small = targetsWith(around(50, 4), {}, { accountId: "a2" });
    expect(learn([...usual, targetWith({}), ...small])).toMatchObject({ n: 30, leftOut: 5 });
    expect(learn([])).toEqual({ n: 0, leftOut: 0, groups: [] });
  });

  it("draws a hook toward its category", () => {
    const good = targetsWith(around(4000, 22), questions);
    const hook = targetsWith(around(1000, 5), { ...questions, hookId: "question-1" });
    const alone = targetsWith(around(1000, 5), { hookId: "list-1" });
    const { groups } = learn([...usual, ...good, ...hook, ...alone]);
    const mid = (value: string) => groups.find((it) => it.value === value)?.times?.mid ?? 0;
    expect(mid("question-1")).toBeGreaterThan(mid("list-1"));
  });

  it("finds no winner where all posts did the same", () => {
    expect(learn(targetsWith(Array.from({ length: 40 }, () => 500))).groups.filter((it) => it.isWinner)).toEqual([]);
  });
});
