import { defaultPlan, type Recipe, type RecipePlan } from "@vignette/domain/automation";
import { freshOptions } from "@vignette/domain/scheduling";
import { aProduct, dotsFor, PICTURED, SLIDES } from "../research/a-product.ts";
import { aJpeg } from "../some-files.ts";
import { anAccount, consent, returnFromPlatform } from "../studio/a-scene.ts";
import { handIn, jobsOf, report } from "../studio/rendering/a-render.ts";
import { aPerson, call, fault, givePlan, type Person } from "../support.ts";

export type RecipeScene = { person: Person; projectId: string; productId: string; accountId: string; plan: RecipePlan };

/** Every day at two times, so that the next one is never far. */
const daily = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
  { weekday, time: "06:00" },
  { weekday, time: "18:00" },
]);

/** A user with a product and an account, and a plan for them that needs no approval. */
export async function aRecipeScene(platform: "instagram" | "tiktok" = "instagram"): Promise<RecipeScene> {
  const person = await givePlan(await aPerson(), { socialAccounts: 2, projects: 2, images: 50, videos: 5 });
  const ids = await aProduct(person);
  const accountId = platform === "instagram" ? await anAccount(person) : await onTikTok(person);
  const chosen = { privacyLevel: "SELF_ONLY" };
  const options =
    platform === "instagram" ? freshOptions("instagram", true) : { ...freshOptions("tiktok", true), ...chosen };
  const plan: RecipePlan = {
    ...defaultPlan("UTC"),
    productIds: [ids.productId],
    hooks: { from: "list", lines: ["Stop fixing tired mornings", "Two sips, then quiet", "What we tell new parents"] },
    makes: [{ kind: "carousel-image", looks: [PICTURED] }],
    accounts: [{ accountId, options }],
    times: { zone: "UTC", times: daily },
    approval: { type: "never" },
    budget: { pieces: 20, credits: 10_000 },
  };
  const scene = { person, ...ids, accountId, plan };
  scenes.push(scene);
  return scene;
}

const scenes: RecipeScene[] = [];

/** Deletes the recipes of a test, so that no later minute begins their next runs. */
export async function endRecipes(): Promise<void> {
  for (const { person, projectId } of scenes.splice(0)) {
    const { value } = await call(person, "automation", "list", { projectId });
    for (const { id } of value) await call(person, "automation", "remove", { id });
  }
}

async function onTikTok(person: Person): Promise<string> {
  return (await returnFromPlatform(person, await consent(person, "tiktok"))).value.account.id;
}

export const save = ({ person, projectId, plan }: RecipeScene, change: Partial<RecipePlan> = {}) =>
  call(person, "automation", "save", { projectId, id: null, seen: null, plan: { ...plan, ...change } });

/** A recipe that runs. */
export async function aRunningRecipe(scene: RecipeScene, change: Partial<RecipePlan> = {}): Promise<Recipe> {
  const { value } = await save(scene, change);
  return (await call(scene.person, "automation", "resume", { id: value.id })).value;
}

/** The pictures of the next carousel, which no test looks at. */
export const pictures = () => dotsFor(SLIDES);

/** The writer's next hooks open no carousel, also when it is asked once more. */
export async function unfitHooks(): Promise<void> {
  const content = JSON.stringify({ hooks: [{ line: "POV: your mornings are calm", category: "pov" }] });
  const body = { choices: [{ message: { content }, finish_reason: "stop" }] };
  await fault({ host: "api.openai.com", path: "/v1/chat/completions", times: 2, fault: { status: 200, body } });
}

/** Does what the renderer does with its jobs for a creation, each once. Returns how many there are. */
export async function renderFor(creationId: string): Promise<number> {
  const jobs = await jobsOf(creationId);
  for (const job of jobs.filter(({ id }) => !rendered.has(id))) {
    const half = job.files.length / 2;
    for (const [index, { upload }] of job.files.entries()) {
      await handIn(upload, aJpeg(1080, index < half ? 1350 : 1920));
    }
    if ((await report(job, { state: "done" })) === 200) rendered.add(job.id);
  }
  return jobs.length;
}

/** The jobs that are done: who waits for a run asks again and again. */
const rendered = new Set<string>();
