import { env } from "cloudflare:workers";
import { MOST_FAILED_READINGS, type Recipe, type RecipePlan } from "@vignette/domain/automation";
import { hours } from "@vignette/domain/kernel";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sealingKeysOf } from "../../src/adapters/sealing-keys.ts";
import { CALL_SEAL, textSeal } from "../../src/adapters/text-seal.ts";
import type { Env } from "../../src/context/env.ts";
import { resealSecrets } from "../../src/engine/automation/reseal-secrets.ts";
import { sweepFeeds } from "../../src/engine/automation/sweep-feeds.ts";
import { ask, call, noFaults, writeDocument } from "../support.ts";
import { aFeed, type FeedPage } from "./a-feed.ts";
import { aRecipeScene, aRunningRecipe, endRecipes, pictures, type RecipeScene, save } from "./a-recipe.ts";
import { depsOf, driven, leftBy, runOf } from "./drive-run.ts";
import { signedCall } from "./signed-call.ts";

beforeEach(noFaults);
afterEach(async () => {
  await noFaults();
  await endRecipes();
});

const called = { trigger: { type: "call" } } satisfies Partial<RecipePlan>;

async function aReadRecipe(scene: RecipeScene, change: Partial<RecipePlan> = {}): Promise<Recipe & { feed: FeedPage }> {
  const feed = await aFeed("Beeswax wicks");
  const recipe = await aRunningRecipe(scene, { trigger: { type: "feed", address: feed.address }, ...change });
  await readNow(recipe.id);
  return { ...recipe, feed };
}

async function readNow(id: string): Promise<void> {
  await writeDocument(`recipe_feeds/${id}`, { dueAt: { timestampValue: new Date(Date.now() - 1000).toISOString() } });
  const deps = depsOf();
  // Those of other tests stay unread.
  const dueFeeds: typeof deps.triggers.dueFeeds = async (...input) =>
    (await deps.triggers.dueFeeds(...input)).filter((it) => it.id === id);
  await sweepFeeds({ ...deps, triggers: { ...deps.triggers, dueFeeds } });
}

const historyOf = async ({ person }: RecipeScene, id: string) =>
  (await call(person, "automation", "history", { id })).value;

describe("a feed", () => {
  it("begins one piece about each new item, and none about what it held before", async () => {
    const scene = await aRecipeScene();
    await pictures();
    const { id, feed } = await aReadRecipe(scene);
    expect(await historyOf(scene, id)).toEqual([]);
    await feed.add("Cedar is back from Monday", "Poured in 12 jars of 220 g each.");
    await readNow(id);
    await readNow(id);
    const [run, ...others] = await historyOf(scene, id);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ topic: { title: "Cedar is back from Monday", link: `${feed.address}#1` } });
    await driven(scene, run?.id ?? "");
    const done = await runOf(scene, run?.id ?? "");
    expect(done).toMatchObject({ state: "done", choice: { hook: "Cedar is back from Monday" } });
    const { value: post } = await call(scene.person, "scheduling", "get", { id: done.postId });
    expect(post).toMatchObject({ schedule: { publishAt: done.at }, targets: [{ state: "scheduled" }] });
    expect(await leftBy(scene)).toEqual({ creations: 1, assets: 1, posts: 1 });
  });

  it("gives each of several new items a posting time of its own", async () => {
    const scene = await aRecipeScene();
    const { id, feed } = await aReadRecipe(scene);
    for (const title of ["One", "Two", "Three"]) await feed.add(title, "");
    await readNow(id);
    const runs = await historyOf(scene, id);
    expect(new Set(runs.map((it) => it.at)).size).toBe(3);
    expect(runs.toSorted((a, b) => a.at - b.at).map((it) => it.topic?.title)).toEqual(["One", "Two", "Three"]);
  });

  it("that fails says so in the history, and pauses its recipe after the fifth time", async () => {
    const scene = await aRecipeScene();
    const { id, feed } = await aReadRecipe(scene);
    await feed.become("<html><body>We have moved</body></html>");
    const stateOf = async () => (await call(scene.person, "automation", "get", { id })).value.paused;
    for (let failures = 0; failures < MOST_FAILED_READINGS; failures += 1) {
      expect(await stateOf()).toBeNull();
      await readNow(id);
    }
    expect(await stateOf()).toMatchObject({ reason: "feed", detail: expect.stringContaining("holds no RSS") });
    const [latest] = await historyOf(scene, id);
    expect(latest).toMatchObject({ state: "failed", failure: { step: "reading" }, at: expect.any(Number) });
    const { value: told } = await call(scene.person, "notifications", "list", {});
    expect(told.items).toMatchObject([{ about: { kind: "recipe-paused", recipeId: id } }]);
    const { value: trigger } = await call(scene.person, "automation", "trigger", { id });
    expect(trigger).toMatchObject({ type: "feed", failures: MOST_FAILED_READINGS, dueAt: null });
  });

  it("begins anew when its recipe is started again: what came meanwhile is old", async () => {
    const scene = await aRecipeScene();
    const { id, feed } = await aReadRecipe(scene);
    await call(scene.person, "automation", "pause", { id });
    await feed.add("While it was paused", "");
    await call(scene.person, "automation", "resume", { id });
    await readNow(id);
    expect(await historyOf(scene, id)).toEqual([]);
  });

  it("is shown before it is saved, and an address inside of a network is refused", async () => {
    const { person } = await aRecipeScene();
    const feed = await aFeed("Beeswax wicks");
    const { value } = await call(person, "automation", "readFeed", { address: feed.address });
    expect(value).toMatchObject({ title: "Acme", count: 1, newest: [{ title: "Beeswax wicks" }] });
    const inside = await call(person, "automation", "readFeed", { address: "https://acme.example/inside" });
    expect(inside.error?.message).toBe("That address is private, so we can't read it.");
  });
});

describe("a signed call", () => {
  const answerOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });

  it("begins one piece, however often it is sent", async () => {
    const scene = await aRecipeScene();
    const { id } = await aRunningRecipe(scene, called);
    const { value: access } = await call(scene.person, "automation", "makeSecret", { id });
    const sent = await signedCall(access, { title: "Cedar is back", text: "From Monday." });
    const first = await answerOf(await sent());
    expect(first).toMatchObject({ status: 202, state: "choosing", at: expect.stringContaining("T") });
    expect(await answerOf(await sent())).toMatchObject({ ...first, status: 200 });
    const [run, ...others] = await historyOf(scene, id);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ topic: { title: "Cedar is back", text: "From Monday.", link: null } });
  });

  it("is refused without a genuine signature of the last five minutes", async () => {
    const scene = await aRecipeScene();
    const { id } = await aRunningRecipe(scene, called);
    const { value: earlier } = await call(scene.person, "automation", "makeSecret", { id });
    const { value: access } = await call(scene.person, "automation", "makeSecret", { id });
    const refused = [
      await (await signedCall(earlier, {}))(),
      await (await signedCall(access, {}, { ageS: 400 }))(),
      await (await signedCall(access, {}, { ageS: -400 }))(),
      await (await signedCall(access, { title: "A" }, { sends: JSON.stringify({ title: "B" }) }))(),
      await ask(new URL(access.url).pathname, { method: "POST", body: "{}" }),
      await (await signedCall({ ...access, url: access.url.replace(id, "another-recipe") }, {}))(),
    ];
    expect(refused.map((it) => it.status)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await historyOf(scene, id)).toEqual([]);
  });

  it("keeps its secret when the sealing key changes", async () => {
    const scene = await aRecipeScene();
    const { value: recipe } = await save(scene, called);
    const { value: access } = await call(scene.person, "automation", "makeSecret", { id: recipe.id });
    const { triggers } = depsOf();
    const { current: old } = sealingKeysOf(env as unknown as Env);
    const current = btoa("another key of thirty-two bytes!");
    // Those of other tests keep their key.
    const sealedWith: typeof triggers.sealedWith = async (...input) =>
      (await triggers.sealedWith(...input)).filter((it) => it.id === recipe.id);
    const callSeal = textSeal({ current, old }, CALL_SEAL);
    expect(await resealSecrets({ triggers: { ...triggers, sealedWith }, callSeal })).toBe(1);
    const sealed = (await triggers.secret(recipe.id))?.value.sealed ?? "";
    expect(await textSeal({ current, old: null }, CALL_SEAL).unseal(recipe.id, sealed)).toBe(access.secret);
    expect(await textSeal({ current, old: null }, CALL_SEAL).unseal("another-recipe", sealed)).toBeNull();
  });

  it("is told what is wrong with its body", async () => {
    const scene = await aRecipeScene();
    const { id } = await aRunningRecipe(scene, called);
    const { value: access } = await call(scene.person, "automation", "makeSecret", { id });
    expect((await (await signedCall(access, { topic: "Cedar" }))()).status).toBe(400);
    expect((await (await signedCall(access, { text: "x".repeat(40_000) }))()).status).toBe(413);
  });

  it("begins nothing where the recipe is paused, and has no secret where times begin it", async () => {
    const scene = await aRecipeScene();
    const { value: recipe } = await save(scene, called);
    const { value: access } = await call(scene.person, "automation", "makeSecret", { id: recipe.id });
    expect((await (await signedCall(access, {}))()).status).toBe(409);
    const { value: timed } = await save(scene);
    const { error } = await call(scene.person, "automation", "makeSecret", { id: timed.id });
    expect(error?.data).toMatchObject({ refusal: "automation.not-called" });
  });

  it("that finds every posting time taken is skipped, and says why", async () => {
    const scene = await aRecipeScene();
    const times = {
      zone: "UTC",
      times: [{ weekday: new Date(Date.now() + hours(48)).getUTCDay() || 7, time: "12:00" }],
    };
    const { id } = await aRunningRecipe(scene, { ...called, times });
    const { value: access } = await call(scene.person, "automation", "makeSecret", { id });
    const answers = [];
    for (const title of ["One", "Two", "Three"])
      answers.push(await answerOf(await (await signedCall(access, { title }))()));
    expect(answers).toMatchObject([{ state: "choosing" }, { state: "choosing" }, { state: "skipped" }]);
    expect(answers[2]).toMatchObject({ why: expect.stringContaining("14 days") });
  });
});
