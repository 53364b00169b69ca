import { describe, expect, it } from "vitest";
import { aPlan, aRecipe } from "./a-recipe.test-support.ts";
import { Recipe, SaveRecipeInput } from "./recipe.ts";

const { trigger: _, ...earlier } = aPlan();

describe("a recipe from before there were triggers", () => {
  it("follows its times", () => {
    expect(Recipe.parse({ ...aRecipe(), plan: earlier }).plan.trigger).toEqual({ type: "times" });
  });

  it("is not saved without one", () => {
    const input = { projectId: "p1", id: null, seen: null, plan: earlier };
    expect(SaveRecipeInput.safeParse(input).success).toBe(false);
  });
});
