import { describe, expect, it } from "vitest";
import { days, later } from "../kernel/index.ts";
import { aPlan, NOW } from "./a-recipe.test-support.ts";
import { type ChosenBefore, chooseNext, type ProductMaterial } from "./choose-next.ts";
import type { RecipePlan } from "./recipe-plan.ts";
import type { RecipeChoice } from "./recipe-run.ts";

const hook = (line: string, id: string | null = null) => ({ id, line, kinds: null });
const material = (id: string, lines: string[]): ProductMaterial => ({
  id,
  hooks: lines.map((line) => hook(line)),
  looks: new Map(
    ["", "summer", "winter"].map((folder) => [
      folder,
      { "carousel-image": ["marker-list", "essay"], "meme-image": ["caption-above"] },
    ]),
  ),
});
const carousels = { kind: "carousel-image", looks: [] } as const;
const memes = { kind: "meme-image", looks: [] } as const;

/** What a recipe chooses day after day. */
function chosen(plan: RecipePlan, products: readonly ProductMaterial[], count: number) {
  const before: ChosenBefore[] = [];
  for (let day = 0; day < count; day += 1) {
    const at = later(NOW, days(day));
    const choice = chooseNext(plan, products, before, at);
    if ("none" in choice) return { before, none: choice.none.message };
    before.push({ at, hook: choice.hook, hookId: choice.hookId, choice });
  }
  return { before, none: null };
}
const told = (
  plan: RecipePlan,
  products: readonly ProductMaterial[],
  count: number,
  of: (it: RecipeChoice) => unknown,
) => chosen(plan, products, count).before.map(({ choice }) => choice && of(choice));

describe("what a recipe makes next", () => {
  it("takes products, kinds, looks and photo folders in turn, and the best hooks first", () => {
    const plan = aPlan({
      productIds: ["candle", "lamp"],
      makes: [
        { ...carousels, looks: [] },
        { ...memes, looks: [] },
      ],
      folderIds: ["summer", "winter"],
    });
    const products = [material("candle", ["A", "B", "C"]), material("lamp", ["D", "E", "F"])];
    expect(
      told(plan, products, 6, (it) => [it.productId, it.kind, it.look, it.hook, it.photos?.folderId, it.photos?.turn]),
    ).toEqual([
      ["candle", "carousel-image", "marker-list", "A", "summer", 0],
      ["lamp", "meme-image", "caption-above", "D", "winter", 0],
      ["candle", "carousel-image", "essay", "B", "summer", 4],
      ["lamp", "meme-image", "caption-above", "E", "winter", 4],
      ["candle", "carousel-image", "marker-list", "C", "summer", 8],
      ["lamp", "meme-image", "caption-above", "F", "winter", 8],
    ]);
  });

  it("repeats no hook within the rest, and says what helps when none is left", () => {
    const { before, none } = chosen(aPlan({ restDays: 14 }), [material("candle", ["A", "B"])], 20);
    expect(before).toHaveLength(2);
    expect(none).toBe("Every hook is still resting. Add hooks, or let them rest for fewer days.");
    expect(told(aPlan({ restDays: 2 }), [material("candle", ["A", "B"])], 5, (it) => it.hook)).toEqual([
      "A",
      "B",
      "A",
      "B",
      "A",
    ]);
  });

  it("leaves out what was posted by hand, by its words and by its id", () => {
    const products = [
      { ...material("candle", []), hooks: [hook("Stop guessing!"), hook("Other", "h1"), hook("Free")] },
    ];
    const byHand = [
      { at: NOW, hook: "stop guessing", hookId: null, choice: null },
      { at: NOW, hook: "", hookId: "h1", choice: null },
    ];
    expect(chooseNext(aPlan(), products, byHand, later(NOW, days(1)))).toMatchObject({ hook: "Free" });
  });

  it("goes on with another product where the first one has no hook left", () => {
    const plan = aPlan({ productIds: ["candle", "lamp"] });
    expect(told(plan, [material("candle", []), material("lamp", ["D"])], 1, (it) => it.productId)).toEqual(["lamp"]);
  });

  it("opens with a line only a kind that it is for, in a look that keeps what it promises", () => {
    const products = [
      {
        ...material("candle", []),
        hooks: [{ id: "x", line: "M", kinds: ["meme-image" as const] }, hook("4 mistakes to avoid")],
      },
    ];
    expect(chooseNext(aPlan({ makes: [{ ...carousels, looks: ["essay"] }] }), products, [], NOW)).toHaveProperty(
      "none",
    );
    expect(chooseNext(aPlan({ makes: [{ ...memes, looks: [] }] }), products, [], NOW)).toMatchObject({ hook: "M" });
  });

  it("leaves the words to the writer where the recipe says so", () => {
    const plan = aPlan({ hooks: { from: "writer" } });
    expect(chooseNext(plan, [material("candle", [])], [], NOW)).toMatchObject({ hook: "", hookId: null });
  });

  it.each([
    ["its products are gone", aPlan({ productIds: ["gone"] }), "Its products were deleted. Choose another product."],
    [
      "no look can be made",
      aPlan({ makes: [{ kind: "ugc-image", looks: [] }] }),
      "None of its looks can be made with the photos there are. Add photos or choose other looks.",
    ],
  ])("says so where %s", (_, plan, none) => {
    expect(chooseNext(plan, [material("candle", ["A"])], [], NOW)).toMatchObject({ none: { message: none } });
  });
});
