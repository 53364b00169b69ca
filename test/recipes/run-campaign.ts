import { isRunning, runId } from "@vignette/domain/automation";
import { instant } from "@vignette/domain/kernel";
import { demoBrief } from "../../scripts/demo/brief.ts";
import type { Report } from "../faults/stage.ts";
import { inTurns } from "../in-turns.ts";
import { readDocument, writeDocument } from "../publishing/creator.ts";
import { runningApp, type TestApp } from "../publishing/running-app.ts";
import type { RunIds, RunScenario } from "./recipe-calls.ts";
import { aPlanOf, aRecipeOwner, type RecipeOwner, startRecipe } from "./recipe-owner.ts";
import { type RunEnd, runVerdict } from "./run-verdict.ts";

/** What this part of the fault campaign is called. */
export const RUNS = "each call of a recipe's run";
/** Runs under way at once. Our own choice, for two cores. */
const AT_ONCE = 6;
/** What has not changed for so long has been lost, and what is let pass for it then, in ms. */
const STILL = 15_000;
const PASSES = 660_000;
/** How long a run may take, in ms of the machine. It is far more than a run needs that works. */
const PATIENCE = 240_000;

type Played = { scenario: RunScenario; ids: RunIds; end: RunEnd };

/** Plays scenarios of runs on real processes and adds up what came of them. */
export async function runCampaign(scenarios: readonly RunScenario[], tell: (line: string) => void): Promise<Report> {
  const begun = Date.now();
  const app = await runningApp();
  try {
    const report: Report = { scenarios: 0, violations: [], unmet: [] };
    const played = await inTurns(scenarios, AT_ONCE, async (scenario) => await play(app, scenario));
    const rules = await app.control<{ mentions?: string; account?: string; left: number }[]>("faults");
    for (const { scenario, ids, end } of played) {
      const faults = runVerdict(end);
      const isUnmet = rules.some(
        ({ left, mentions, account }) =>
          left > 0 && (mentions === ids.runId || mentions === ids.word || account === ids.account),
      );
      if (faults.length > 0) report.violations.push({ scenario: scenario.name, faults, told: told(end) });
      else if (isUnmet) report.unmet.push(scenario.name);
      if (!isUnmet || faults.length > 0) report.scenarios += 1;
      if (faults.length > 0) tell([`✗ ${scenario.name}: ${faults.join("; ")}`, ...told(end)].join("\n    "));
      else if (isUnmet) tell(`- ${scenario.name}: the call was never made, so it is not counted`);
    }
    tell(`${RUNS}: ${played.length} scenarios in ${Math.round((Date.now() - begun) / 1000)} s`);
    return report;
  } finally {
    await app.stop();
  }
}

const told = ({ runs }: RunEnd) => runs.map(({ id, state, failure }) => `${id} ${state}: ${failure?.message ?? ""}`);

/** A recipe of its own for the scenario, whose next piece is made now. */
async function play(app: TestApp, scenario: RunScenario): Promise<Played> {
  const word = `Qz${crypto.randomUUID().replaceAll("-", "").slice(0, 8)}`;
  const owner = await aRecipeOwner(app, ["tiktok"], { ...demoBrief, name: word });
  const recipe = await startRecipe(owner, aPlanOf(owner, { hooks: { from: "writer" } }));
  const at = instant(recipe.nextAt ?? 0);
  const ids = { runId: runId(recipe.id, at), word, account: owner.accounts[0]?.platformAccountId ?? "" };
  await app.fault(scenario.fault(ids));
  await writeDocument(app, `recipes/${recipe.id}`, { wakeAt: new Date(Date.now() - 1000) });
  await app.minute();
  await untilEnded(app, owner, recipe.id, ids.runId);
  return { scenario, ids, end: await endOf(owner, recipe.id) };
}

/** Follows a run to its end. What is lost is taken up by a sweep, for which its time is let pass. */
async function untilEnded(app: TestApp, { client }: RecipeOwner, recipeId: string, id: string): Promise<void> {
  const begun = Date.now();
  let seen = { facts: "", since: begun };
  while (Date.now() - begun < PATIENCE) {
    const [run] = (await client.automation.history.query({ id: recipeId })).filter((it) => it.id === id);
    if (run && !isRunning(run)) return;
    const creation = run ? await client.studio.get.query({ id: run.creationId }).catch(() => null) : null;
    const facts = JSON.stringify([run?.state, run?.restarts, creation?.state, creation?.progress]);
    if (facts !== seen.facts) seen = { facts, since: Date.now() };
    if (Date.now() - seen.since > STILL) {
      await letPass(app, run ?? null);
      seen = { facts, since: Date.now() };
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

/** As if nothing had been heard for a while: the sweeps look for renders, generation and runs that are silent. */
async function letPass(app: TestApp, run: { id: string; creationId: string } | null): Promise<void> {
  const earlier = { lastUpdated: new Date(Date.now() - PASSES) };
  for (const path of run ? [`recipe_runs/${run.id}`, `creations/${run.creationId}`, `renders/${run.creationId}`] : []) {
    const isThere = await readDocument(app, path).catch(() => null);
    if (isThere) await writeDocument(app, path, earlier);
  }
  await app.minute();
}

async function endOf({ client, projectId }: RecipeOwner, recipeId: string): Promise<RunEnd> {
  const now = Date.now();
  const days = 9 * 86_400_000;
  const [recipe, history, creations, posts] = await Promise.all([
    client.automation.get.query({ id: recipeId }),
    client.automation.history.query({ id: recipeId }),
    client.studio.list.query({ projectId }),
    client.scheduling.list.query({ projectId, from: instant(now - days), to: instant(now + days) }),
  ]);
  const assets = new Set(creations.map(({ assetId }) => assetId).filter((it) => it !== null));
  return {
    runs: history,
    made: recipe.made,
    failuresInRow: recipe.failuresInRow,
    creations: creations.length,
    assets: assets.size,
    posts: posts.map(({ targets }) => targets.map(({ state }) => state)),
  };
}
