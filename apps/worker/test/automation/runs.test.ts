import { runId } from "@vignette/domain/automation";
import { hours, type Instant, later, minutes } from "@vignette/domain/kernel";
import { creditPrices } from "@vignette/domain/usage";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetStanding } from "../../src/context/standing-of.ts";
import { advanceRun } from "../../src/engine/automation/advance-run.ts";
import { sweepRecipes } from "../../src/engine/automation/sweep-recipes.ts";
import { aMinute } from "../scheduling/a-history.ts";
import { call, noFaults, writeDocument } from "../support.ts";
import { aRecipeScene, aRunningRecipe, endRecipes, pictures, type RecipeScene, save, unfitHooks } from "./a-recipe.ts";
import { begun, cutOff, depsOf, driven, dueNow, leftBy, runOf, untilEnded, untilMaking } from "./drive-run.ts";

beforeEach(noFaults);
afterEach(async () => {
  await noFaults();
  await endRecipes();
});

describe("a run", () => {
  it("makes a piece without a hand and schedules it for its time", async () => {
    const scene = await aRecipeScene();
    await pictures();
    const recipe = await aRunningRecipe(scene, { ending: "Link in bio.", tags: ["pact"] });
    await aMinute();
    const at = recipe.nextAt as Instant;
    const run = await untilEnded(scene, runId(recipe.id, at));
    expect(run).toMatchObject({ state: "done", failure: null, choice: { hook: "Stop fixing tired mornings" } });
    expect(run.credits).toBeGreaterThan(0);
    const { value: post } = await call(scene.person, "scheduling", "get", { id: run.postId });
    expect(post).toMatchObject({
      schedule: { publishAt: at, zone: "UTC" },
      hook: "Stop fixing tired mornings",
      targets: [
        { state: "scheduled", accountId: scene.accountId, log: [{ detail: "Made by the recipe “Three a week”." }] },
      ],
    });
    expect(post.targets[0]?.caption).toMatch(/Link in bio\.\n\n#pact/);
    expect((await call(scene.person, "automation", "get", { id: recipe.id })).value).toMatchObject({ made: 1 });
    const { value: history } = await call(scene.person, "automation", "history", { id: recipe.id });
    expect(history).toMatchObject([{ id: run.id, post: { states: ["scheduled"], views: null } }]);
  });

  it("that is cut off after every single write makes one piece and plans one post", async () => {
    const scene = await aRecipeScene();
    await pictures();
    const recipe = await aRunningRecipe(scene);
    const id = await begun(scene, recipe.id);
    const cuts = await driven(scene, id, cutOff);
    expect(cuts).toBeGreaterThanOrEqual(5);
    expect(await leftBy(scene)).toEqual({ creations: 1, assets: 1, posts: 1 });
    expect((await call(scene.person, "automation", "get", { id: recipe.id })).value).toMatchObject({ made: 1 });
    const { value: usage } = await call(scene.person, "usage", "summary");
    expect(usage.used.images).toBe(1);
  });

  it("is sent for approval where the recipe asks for one", async () => {
    const scene = await aRecipeScene();
    await pictures();
    const recipe = await aRunningRecipe(scene, { approval: { type: "first", count: 1 } });
    const id = await begun(scene, recipe.id);
    await driven(scene, id);
    const run = await runOf(scene, id);
    const { value: post } = await call(scene.person, "scheduling", "get", { id: run.postId });
    expect(post).toMatchObject({ approval: { state: "waiting" }, targets: [{ state: "awaiting-approval" }] });
    const { value: told } = await call(scene.person, "notifications", "list", {});
    expect(told.items).toMatchObject([
      { about: { kind: "approval-asked", postId: run.postId, recipe: "Three a week" } },
    ]);
  });

  it("of a recipe that is paused meanwhile keeps the piece and plans nothing", async () => {
    const scene = await aRecipeScene();
    await pictures();
    const recipe = await aRunningRecipe(scene);
    const id = await begun(scene, recipe.id);
    await advanceRun(depsOf(), { id, restarts: 0 });
    await call(scene.person, "automation", "pause", { id: recipe.id });
    await driven(scene, id);
    expect(await runOf(scene, id)).toMatchObject({ state: "skipped", skip: "paused", postId: null });
    expect(await leftBy(scene)).toEqual({ creations: 1, assets: 1, posts: 0 });
  });

  it("that fails says why, and three in a row pause the recipe", async () => {
    const scene = await aRecipeScene();
    const recipe = await aRunningRecipe(scene);
    await call(scene.person, "research", "remove", { id: scene.productId });
    for (const expected of [null, null, "failures"]) {
      const id = await begun(scene, recipe.id);
      await driven(scene, id);
      expect(await runOf(scene, id)).toMatchObject({
        state: "failed",
        failure: { step: "choosing", message: "Its products were deleted. Choose another product." },
      });
      const { value } = await call(scene.person, "automation", "get", { id: recipe.id });
      expect(value.paused?.reason ?? null).toBe(expected);
    }
    expect(await leftBy(scene)).toEqual({ creations: 0, assets: 0, posts: 0 });
    const { value: told } = await call(scene.person, "notifications", "list", {});
    expect(told.items).toMatchObject([{ about: { kind: "recipe-paused", why: expect.stringContaining("deleted") } }]);
  });

  it("whose writer knows no hook for what the recipe makes fails with that as its reason", async () => {
    const scene = await aRecipeScene();
    const recipe = await aRunningRecipe(scene, { hooks: { from: "writer" } });
    const id = await begun(scene, recipe.id);
    await unfitHooks();
    await driven(scene, id);
    expect(await runOf(scene, id)).toMatchObject({
      state: "failed",
      failure: { step: "choosing", message: expect.stringContaining("don't suit this kind of content") },
    });
    expect(await leftBy(scene)).toEqual({ creations: 0, assets: 0, posts: 0 });
  });

  it("pauses its recipe where TikTok no longer offers what the owner chose", async () => {
    const scene = await aRecipeScene("tiktok");
    await pictures();
    const options = { ...scene.plan.accounts[0]?.options, privacyLevel: "A_LEVEL_OF_LAST_YEAR" };
    const accounts = [{ accountId: scene.accountId, options }] as RecipeScene["plan"]["accounts"];
    const recipe = await aRunningRecipe(scene, { accounts });
    const id = await begun(scene, recipe.id);
    await driven(scene, id);
    expect(await runOf(scene, id)).toMatchObject({ state: "failed", failure: { step: "planning" }, postId: null });
    const { value } = await call(scene.person, "automation", "get", { id: recipe.id });
    expect(value.paused).toMatchObject({ reason: "consent", detail: expect.stringContaining("no longer offers") });
  });

  it("that ends after its time keeps the piece and plans nothing", async () => {
    const scene = await aRecipeScene();
    await pictures();
    const recipe = await aRunningRecipe(scene);
    const id = await begun(scene, recipe.id);
    await advanceRun(depsOf(), { id, restarts: 0 });
    await writeDocument(`recipe_runs/${id}`, { at: { timestampValue: new Date(Date.now() - 1000).toISOString() } });
    await driven(scene, id);
    expect(await runOf(scene, id)).toMatchObject({ state: "skipped", skip: "late", postId: null });
    expect(await leftBy(scene)).toEqual({ creations: 1, assets: 1, posts: 0 });
  });

  it("makes nothing beyond the week's budget", async () => {
    const scene = await aRecipeScene();
    const recipe = await aRunningRecipe(scene);
    const id = await begun(scene, recipe.id);
    const next = await begun(scene, recipe.id);
    // A minute before the next one, so that both are in one week on every day of the week.
    const at = new Date((await runOf(scene, next)).at - minutes(1)).toISOString();
    await writeDocument(`recipe_runs/${id}`, {
      ...{ credits: { integerValue: "9999" }, state: { stringValue: "failed" }, at: { timestampValue: at } },
    });
    await driven(scene, next);
    expect(await runOf(scene, next)).toMatchObject({ state: "skipped", skip: "credits" });
  });
});

describe("an occurrence", () => {
  it("begins once, however many sweeps meet, and not where its owner skipped it", async () => {
    const scene = await aRecipeScene();
    const recipe = await aRunningRecipe(scene);
    const first = recipe.nextAt as Instant;
    await call(scene.person, "automation", "skip", { id: recipe.id, at: first, skipped: true });
    await dueNow(recipe.id);
    await Promise.all([sweepRecipes(depsOf()), sweepRecipes(depsOf()), sweepRecipes(depsOf())]);
    const { value: history } = await call(scene.person, "automation", "history", { id: recipe.id });
    expect(history.filter((it) => it.at === first)).toMatchObject([{ state: "skipped", skip: "owner" }]);
    const { value } = await call(scene.person, "automation", "get", { id: recipe.id });
    expect(value.nextAt).toBeGreaterThan(first);
  });

  it("waits while its owner is disabled", async () => {
    const scene = await aRecipeScene();
    const recipe = await aRunningRecipe(scene);
    await writeDocument(`users/${scene.person.uid}`, { disabledAt: { timestampValue: new Date().toISOString() } });
    forgetStanding(scene.person.uid);
    await dueNow(recipe.id);
    await sweepRecipes(depsOf());
    await writeDocument(`users/${scene.person.uid}`, { disabledAt: { nullValue: null } });
    forgetStanding(scene.person.uid);
    expect((await call(scene.person, "automation", "history", { id: recipe.id })).value).toEqual([]);
    const { value } = await call(scene.person, "automation", "get", { id: recipe.id });
    expect(value).toMatchObject({ paused: null, nextAt: recipe.nextAt });
  });

  it("that came too late is passed over", async () => {
    const scene = await aRecipeScene();
    const recipe = await aRunningRecipe(scene);
    const late = later(depsOf().now, minutes(5));
    await writeDocument(`recipes/${recipe.id}`, { nextAt: { integerValue: String(late) } });
    await begun(scene, recipe.id);
    expect(await runOf(scene, runId(recipe.id, late))).toMatchObject({ state: "skipped", skip: "late" });
  });

  it("goes on in another Workflow where its own was lost, and the first one stops", async () => {
    const scene = await aRecipeScene();
    const recipe = await aRunningRecipe(scene);
    const id = await begun(scene, recipe.id);
    await writeDocument(`recipe_runs/${id}`, {
      lastUpdated: { timestampValue: new Date(Date.now() - hours(1)).toISOString() },
    });
    const started: unknown[] = [];
    const deps = { ...depsOf(), recipeQueue: { start: async (job: unknown) => void started.push(job) } };
    await sweepRecipes(deps);
    expect(started).toContainEqual({ id, restarts: 1 });
    expect(await advanceRun(depsOf(), { id, restarts: 0 })).toEqual({ type: "done" });
    expect((await runOf(scene, id)).state).toBe("choosing");
  });
});

describe("a trial", () => {
  it("stops where its owner cancels it, and so does what is being made of it", async () => {
    const scene = await aRecipeScene();
    await pictures();
    const { value: recipe } = await save(scene);
    const { value: begun } = await call(scene.person, "automation", "tryOut", { id: recipe.id });
    const creation = await untilMaking(scene, begun.id);
    await call(scene.person, "automation", "cancelTrial", { id: begun.id });
    const run = await untilEnded(scene, begun.id);
    expect(run).toMatchObject({ state: "skipped", skip: "canceled", assetId: null });
    const { value } = await call(scene.person, "studio", "get", { id: creation });
    expect(value.state).not.toBe("generating");
    expect((await call(scene.person, "automation", "cancelTrial", { id: begun.id })).value).toMatchObject({
      id: run.id,
    });
  });

  it("makes a piece of a recipe that has not been started, and posts nothing", async () => {
    const scene = await aRecipeScene();
    await pictures();
    const { value: recipe } = await save(scene);
    const { value: begun } = await call(scene.person, "automation", "tryOut", { id: recipe.id });
    const run = await untilEnded(scene, begun.id);
    expect(run).toMatchObject({ state: "done", isTrial: true, postId: null, assetId: expect.any(String) });
    // As with a run, the render of its files is counted.
    expect(run.credits).toBeGreaterThanOrEqual(creditPrices.render);
    expect(await leftBy(scene)).toEqual({ creations: 1, assets: 1, posts: 0 });
    expect((await call(scene.person, "automation", "get", { id: recipe.id })).value).toMatchObject({ made: 0 });
  });
});
