import { env } from "cloudflare:workers";
import { isRunning, type RecipeRun, runId } from "@vignette/domain/automation";
import { hours, type Instant, minutes } from "@vignette/domain/kernel";
import type { Collection, Documents } from "../../src/adapters/documents/documents.ts";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { advanceRun } from "../../src/engine/automation/advance-run.ts";
import { type RunDeps, runDepsOver } from "../../src/engine/automation/run-deps.ts";
import { sweepRecipes } from "../../src/engine/automation/sweep-recipes.ts";
import { aMinute } from "../scheduling/a-history.ts";
import { call, writeDocument } from "../support.ts";
import { type RecipeScene, renderFor } from "./a-recipe.ts";

/** The dependencies of a step whose runs no Workflow drives. */
export const depsOf = (documents?: (of: Documents) => Documents): RunDeps => {
  const built = buildContext(env as unknown as Env, () => undefined);
  const quiet = { ...built, recipeQueue: { start: async () => undefined } };
  return runDepsOver(documents ? { ...quiet, documents: documents(built.documents) } : quiet);
};

class CutOff extends Error {}

/** Documents that lose the answer of every write: it is done, and then the step is over. */
export function cutOff(documents: Documents): Documents {
  const after =
    <A extends unknown[], R>(write: (...input: A) => Promise<R>) =>
    async (...input: A): Promise<R> => {
      await write(...input);
      throw new CutOff();
    };
  const cut = <T>(all: Collection<T>): Collection<T> => ({
    ...all,
    create: after(all.create),
    put: after(all.put),
    patch: after(all.patch),
    remove: after(all.remove),
  });
  return {
    ...documents,
    commit: after(documents.commit),
    collection: (...input) => cut(documents.collection(...input)),
  };
}

export const runOf = async ({ person }: RecipeScene, id: string): Promise<RecipeRun> =>
  (await call(person, "automation", "run", { id })).value;

/** The recipe's next time is prepared now, and its run is begun without a Workflow. Gives the run's id. */
export async function begun({ person }: RecipeScene, recipeId: string): Promise<string> {
  const { value } = await call(person, "automation", "get", { id: recipeId });
  await dueNow(recipeId);
  await sweepRecipes(depsOf());
  // Its next run is another story: the minutes of these tests leave it alone.
  await wakeIn(recipeId, hours(100));
  return runId(recipeId, value.nextAt as Instant);
}

export const dueNow = (recipeId: string) => wakeIn(recipeId, -1000);
const wakeIn = (recipeId: string, ms: number) =>
  writeDocument(`recipes/${recipeId}`, { wakeAt: { timestampValue: new Date(Date.now() + ms).toISOString() } });

/** Takes every step of a run, as its Workflow does. Gives how often it was cut off. */
export async function driven(
  scene: RecipeScene,
  id: string,
  documents?: (of: Documents) => Documents,
): Promise<number> {
  let cuts = 0;
  for (;;) {
    const run = await runOf(scene, id);
    if (!isRunning(run)) return cuts;
    try {
      const next = await advanceRun(depsOf(documents), { id, restarts: 0 });
      if (next.type === "wait") await othersWork(scene, run);
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
      cuts += 1;
    }
  }
}

/** What goes on outside of the run: the studio's generation, also one that was lost, and the renderer. */
async function othersWork({ person }: RecipeScene, { creationId, state }: RecipeRun): Promise<void> {
  const longAgo = { timestampValue: new Date(Date.now() - hours(1)).toISOString() };
  if (state === "making") {
    const { value } = await call(person, "studio", "get", { id: creationId });
    if (value?.state === "generating" && value.script === null && value.restarts === 0) {
      await writeDocument(`creations/${creationId}`, { lastUpdated: longAgo });
      await aMinute();
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
    return;
  }
  const { value: render } = await call(person, "studio", "render", { id: creationId });
  // A render that was cut off before it was submitted is found by the minute's sweep.
  if (render && (await renderFor(creationId)) === 0) await aMinuteForRender(creationId);
}

async function aMinuteForRender(creationId: string): Promise<void> {
  const longAgo = { timestampValue: new Date(Date.now() - minutes(1)).toISOString() };
  await writeDocument(`renders/${creationId}`, { lastUpdated: longAgo });
  await aMinute();
}

/** Waits until the piece of a run is being made, or is. Gives the id of its creation. */
export async function untilMaking(scene: RecipeScene, id: string): Promise<string> {
  for (;;) {
    const run = await runOf(scene, id);
    const found = run?.choice ? await call(scene.person, "studio", "get", { id: run.creationId }) : null;
    if (found?.value) return run.creationId;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** Waits until the Workflow of a run has ended, and renders for it. */
export async function untilEnded(scene: RecipeScene, id: string): Promise<RecipeRun> {
  for (;;) {
    const run = await runOf(scene, id);
    if (run && !isRunning(run)) return run;
    if (run?.state === "rendering") await renderFor(run.creationId);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** How much of everything a user has. */
export async function leftBy({ person, projectId }: RecipeScene) {
  const span = { from: Date.now(), to: Date.now() + 9 * 86_400_000 };
  const [creations, posts] = await Promise.all([
    call(person, "studio", "list", { projectId }),
    call(person, "scheduling", "list", { projectId, ...span }),
  ]);
  const assets = new Set(creations.value.map(({ assetId }) => assetId).filter((it) => it !== null));
  return { creations: creations.value.length, assets: assets.size, posts: posts.value.length };
}
