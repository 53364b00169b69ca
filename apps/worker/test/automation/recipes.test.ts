import type { LiveEvent } from "@vignette/domain/live";
import { afterEach, describe, expect, it } from "vitest";
import { pauseRecipe } from "../../src/features/automation/change-recipe.ts";
import { PICTURED } from "../research/a-product.ts";
import { anUnverifiedPerson, call, writeDocument } from "../support.ts";
import { aRecipeScene, aRunningRecipe, endRecipes, save } from "./a-recipe.ts";
import { depsOf } from "./drive-run.ts";

const DAY = 86_400_000;

afterEach(endRecipes);

describe("a recipe", () => {
  it("is saved paused, started, paused by its owner and deleted with its history", async () => {
    const scene = await aRecipeScene();
    const { person, projectId } = scene;
    const { value: recipe } = await save(scene);
    expect(recipe).toMatchObject({ paused: { reason: "new" }, nextAt: null, made: 0 });
    const { value: running } = await call(person, "automation", "resume", { id: recipe.id });
    expect(running).toMatchObject({ paused: null, nextAt: expect.any(Number) });
    expect((running.nextAt ?? 0) - Date.now()).toBeLessThan(DAY);
    expect((await call(person, "automation", "pause", { id: recipe.id })).value).toMatchObject({
      paused: { reason: "owner" },
      wakeAt: null,
    });
    expect((await call(person, "automation", "list", { projectId })).value).toMatchObject([{ id: recipe.id }]);
    await call(person, "automation", "remove", { id: recipe.id });
    expect((await call(person, "automation", "list", { projectId })).value).toEqual([]);
  });

  it("is told to its owner's other pages when it changes", async () => {
    const scene = await aRecipeScene();
    const { value: recipe } = await save(scene);
    const told: LiveEvent[] = [];
    const context = depsOf();
    await pauseRecipe({ ...context, live: async (_, event) => void told.push(event) }, recipe.uid, recipe.id);
    expect(told).toEqual([{ type: "recipe", projectId: scene.projectId, recipeId: recipe.id }]);
  });

  it("is refused where it could not run, with the field that is at fault", async () => {
    const scene = await aRecipeScene();
    const { error } = await save(scene, { accounts: [] });
    expect(error).toMatchObject({
      message: "Choose at least one account.",
      data: { code: "BAD_REQUEST", field: "plan.accounts" },
    });
    const { value } = await save(scene);
    await call(scene.person, "research", "remove", { id: scene.productId });
    const resumed = await call(scene.person, "automation", "resume", { id: value.id });
    expect(resumed.error?.message).toBe("One of these products was deleted. Choose another.");
  });

  it("is not saved over a change that its owner has not seen", async () => {
    const scene = await aRecipeScene();
    const { value } = await save(scene);
    const input = { projectId: scene.projectId, id: value.id, plan: { ...scene.plan, name: "Daily" } };
    const saved = await call(scene.person, "automation", "save", { ...input, seen: value.lastUpdated });
    expect(saved.value.plan.name).toBe("Daily");
    const again = await call(scene.person, "automation", "save", { ...input, seen: value.lastUpdated });
    expect(again.error?.data).toMatchObject({ code: "CONFLICT", refusal: "recipe.changed" });
  });

  it("says what the coming times would make, and leaves out what its owner skips", async () => {
    const scene = await aRecipeScene();
    const { id } = await aRunningRecipe(scene);
    const { value: list } = await call(scene.person, "automation", "forecast", { id });
    expect(list.map((it) => it.type)).toEqual(["makes", "makes", "makes", ...Array(list.length - 3).fill("nothing")]);
    const [first, second] = list;
    expect(first).toMatchObject({
      choice: { hook: "Stop fixing tired mornings", look: PICTURED, productId: scene.productId },
      needsApproval: false,
    });
    await call(scene.person, "automation", "skip", { id, at: first?.at, skipped: true });
    const { value: later } = await call(scene.person, "automation", "forecast", { id });
    expect(later.slice(0, 2)).toMatchObject([
      { type: "skipped", skip: "owner" },
      { type: "makes", at: second?.at, choice: { hook: "Stop fixing tired mornings" } },
    ]);
  });

  it("takes hooks from the library, filled for the product, and none that claims an experience", async () => {
    const scene = await aRecipeScene();
    const { id } = await aRunningRecipe(scene, { hooks: { from: "library" } });
    const { value: list } = await call(scene.person, "automation", "forecast", { id });
    const hooks = list.map((it) => (it.type === "makes" ? it.choice.hook : it.type));
    const distinct = new Set(hooks);
    expect(distinct.size).toBeGreaterThan(15);
    // None again before every other has had its turn.
    expect(new Set(hooks.slice(0, distinct.size))).toEqual(distinct);
    expect(hooks.filter((hook) => hook.includes("["))).toEqual([]);
  });

  it("of someone else is missing", async () => {
    const { value } = await save(await aRecipeScene());
    const stranger = await aRecipeScene();
    expect((await call(stranger.person, "automation", "get", { id: value.id })).status).toBe(404);
  });

  it("spends nothing for a user whose address is not verified", async () => {
    const scene = await aRecipeScene();
    const { value } = await save(scene);
    const person = await anUnverifiedPerson();
    await writeDocument(`recipes/${value.id}`, { uid: { stringValue: person.uid } });
    expect((await call(person, "automation", "tryOut", { id: value.id })).status).toBe(403);
  });
});
