import { describe, expect, it } from "vitest";
import { days, instant } from "../../kernel/index.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { batchLanes, GenerateManyInput, hooksByLooks, newBatch, rejectedBefore } from "./batch.ts";

const cell = (hook: string, template = "marker-list") => ({ hook, hookId: null, template });
const input = (...cells: ReturnType<typeof cell>[]): GenerateManyInput => ({
  batchId: "b1",
  projectId: "p",
  productId: "q",
  kind: "carousel-image",
  drawing: null,
  cells,
});

const madeOf = (lines: string[], looks: string[]) =>
  hooksByLooks(
    "carousel-image",
    lines.map((line) => ({ line })),
    looks,
    [],
  ).map(({ hook, look }) => `${hook.line} ${look}`);

describe("a batch", () => {
  it("is every hook in every look, hook by hook", () => {
    expect(madeOf(["a", "b"], ["essay", "photo-dump"])).toEqual(["a essay", "a photo-dump", "b essay", "b photo-dump"]);
    expect(madeOf([], ["essay"])).toEqual([]);
  });

  it("keeps a hook that promises two states to the looks that tell of both, if one is chosen", () => {
    const line = "Life before Pact, life after";
    expect(madeOf([line], ["teardown", "before-after", "essay"])).toEqual([`${line} before-after`, `${line} essay`]);
    expect(madeOf([line], ["teardown"])).toEqual([`${line} teardown`]);
  });

  it("has no mistakes ticked off, where another look can list them", () => {
    const line = "5 mistakes that cost you sleep";
    expect(madeOf([line], ["checklist", "marker-list"])).toEqual([`${line} marker-list`]);
    expect(madeOf([line], ["checklist"])).toEqual([`${line} checklist`]);
  });

  it("keeps a hook that promises a list to the looks that list, if one is chosen", () => {
    const [plain, list] = ["Read this", "4 mistakes that cost you sleep"];
    expect(madeOf([plain, list], ["essay", "checklist"])).toEqual([
      `${plain} essay`,
      `${plain} checklist`,
      `${list} checklist`,
    ]);
    expect(madeOf([list], ["essay"])).toEqual([`${list} essay`]);
  });

  it("lists nothing in a look of photos alone: a thing that none of them shows is left out", () => {
    const [trouble, ways] = ["4 mistakes that cost you sleep", "5 ways to get more out of it"];
    expect(madeOf([trouble, ways], ["photo-captions", "checklist"])).toEqual([
      `${trouble} checklist`,
      `${ways} checklist`,
    ]);
  });

  it("begins the same creations under the same names, however often it is asked for", () => {
    const facts = { uid: "ada", product: aProduct(), now: instant(1000) };
    const made = newBatch(input(cell("One"), cell("Two", "essay")), facts);
    expect(made.map(({ id, batchId, hook, style }) => [id, batchId, hook, style.template])).toEqual([
      ["b1-0", "b1", "One", "marker-list"],
      ["b1-1", "b1", "Two", "essay"],
    ]);
    expect(newBatch(input(cell("One"), cell("Two", "essay")), facts)).toEqual(made);
  });

  it.each([
    ["no cell", []],
    ["a hook with a gap", [cell("Stop [pain]")]],
    ["more than a sheet", Array.from({ length: 25 }, (_, i) => cell(`Hook ${i}`))],
  ])("is refused with %s", (_, cells) => {
    expect(GenerateManyInput.safeParse(input(...cells)).success).toBe(false);
  });

  it.each([
    [1, [[0]]],
    [3, [[0], [1], [2]]],
    [
      7,
      [
        [0, 3, 6],
        [1, 4],
        [2, 5],
      ],
    ],
  ])("of %i is worked on in lines, the first ones first", (count, lanes) => {
    expect(batchLanes(Array.from({ length: count }, (_, i) => i))).toEqual(lanes);
  });

  it("can take back for thirty days what was rejected", () => {
    expect(rejectedBefore(instant(days(31)))).toBe(days(1));
  });
});
