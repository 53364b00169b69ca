import { expect, it } from "vitest";
import { freshOptions } from "../scheduling/index.ts";
import { recipeOptions } from "./recipe-options.ts";

const tiktok = { ...freshOptions("tiktok", false), privacyLevel: "SELF_ONLY", photoTitle: "Our candles" };

it("each post of a recipe is titled by its hook on TikTok, as far as it fits, and labeled as made with AI", () => {
  expect(recipeOptions(tiktok, "Stop fixing tired mornings")).toEqual({
    ...tiktok,
    ...{ aiGenerated: true, photoTitle: "Stop fixing tired mornings" },
  });
  expect(recipeOptions(tiktok, "x".repeat(120))).toMatchObject({ photoTitle: "x".repeat(90) });
  expect(recipeOptions(freshOptions("instagram", false), "A hook")).toMatchObject({ aiGenerated: true });
});
