import { isRunning } from "@vignette/domain/automation";
import { instant } from "@vignette/domain/kernel";
import type { FaultRule } from "../../apps/sandbox/src/faults.ts";
import { demoBrief } from "../../scripts/demo/brief.ts";
import type { Report } from "../faults/stage.ts";
import { inTurns } from "../in-turns.ts";
import { readDocument, writeDocument } from "../publishing/creator.ts";
import { runningApp, type TestApp } from "../publishing/running-app.ts";
import type { SharedApp } from "../publishing/shared-app.ts";
import { shownTime } from "./app-clock.ts";
import type { RunScenario } from "./recipe-calls.ts";
import { aRecipeOwner, type RecipeOwner } from "./recipe-owner.ts";
import { type RunEnd, runVerdict } from "./run-verdict.ts";
import { type Triggered, triggeredRecipe } from "./trigger.ts";

/** What this part of the fault campaign is called. */
export const RUNS = "each call of a recipe's run";
/** Runs under way at once. Our own choice, for two cores. */
const AT_ONCE = 6;
/** When all runs begin: hours before the time of the day at which their recipes post, so that no run is late for it. */
const MORNING = "2027-03-27T07:00:00Z";
/** What has not changed for so long has been lost, and what is let pass for it then, in ms. */
const STILL = 15_000;
const PASSES = 660_000;
/** How long a run may take, in ms of the machine. It is far more than a run needs that works. */
const PATIENCE = 240_000;

type Played = { scenario: RunScenario; rule: FaultRule; end: RunEnd };

/** Plays scenarios of runs on real processes and adds up what came of them. */
export async function runCampaign(scenarios: readonly RunScenario[], tell: (line: string) => void): Promise<Report> {
  const begun = Date.now();
  const app = await runningApp();
  try {
    await app.control("clock", { now: MORNING });
    const report: Report = { scenarios: 0, violations: [], unmet: [] };
    const played = await inTurns(scenarios, AT_ONCE, async (scenario) => await play(app, scenario));
    const rules = await app.control<(FaultRule & { left: number })[]>("faults");
    for (const { scenario, rule, end } of played) {
      const faults = runVerdict(end);
      const isUnmet = rules.some((it) => it.left > 0 && isSameRule(it, rule));
      if (faults.length > 0) report.violations.push({ scenario: scenario.name, faults, told: told(end) });
      else if (isUnmet) report.unmet.push(scenario.name);
      if (!isUnmet || faults.length > 0) report.scenarios += 1;
      if (faults.length > 0) tell([`✗ ${scenario.name}: ${faults.join("; ")}`, ...told(end)].join("\n    "));
      else if (isUnmet)
        tell([`- ${scenario.name}: the call was never made, so it is not counted`, ...told(end)].join("\n    "));
    }
    tell(`${RUNS}: ${played.length} scenarios in ${Math.round((Date.now() - begun) / 1000)} s`);
    return report;
  } finally {
    await app.stop();
  }
}

const isSameRule = (one: FaultRule, other: FaultRule): boolean =>
  (["host", "path", "account", "mentions", "skip"] as const).every((field) => one[field] === other[field]);

const told = ({ runs }: RunEnd) => runs.map(({ id, state, failure }) => `${id} ${state}: ${failure?.message ?? ""}`);

/** A recipe of its own for the scenario, whose next piece begins now. */
async function play(app: TestApp, scenario: RunScenario): Promise<Played> {
  const word = `Qz${crypto.randomUUID().replaceAll("-", "").slice(0, 8)}`;
  const owner = await aRecipeOwner(app, ["tiktok"], { ...demoBrief, name: word });
  const triggered = await triggeredRecipe(owner, scenario.trigger, { hooks: { from: "writer" } });
  const { recipe, run } = triggered;
  const account = owner.accounts[0]?.platformAccountId ?? "";
  const rule = scenario.fault({ recipeId: recipe.id, run, word, account, owner: owner.name });
  await app.fault(rule);
  const id = await triggered.happens("Cedar is back");
  await untilEnded(owner, triggered, id);
  // What happened once and comes again finds its run.
  if (scenario.trigger !== "times") await triggered.again();
  return { scenario, rule, end: await endOf(owner, recipe.id) };
}

/** Follows a run to its end. What is lost is taken up by a sweep, or tried again, for which its time is let pass. */
async function untilEnded({ app, client }: RecipeOwner, { recipe, again }: Triggered, id: string): Promise<void> {
  const begun = Date.now();
  let seen = { facts: "", since: begun };
  while (Date.now() - begun < PATIENCE) {
    const [run] = (await client.automation.history.query({ id: recipe.id })).filter((it) => it.id === id);
    if (run && !isRunning(run)) return;
    const creation = run ? await client.studio.get.query({ id: run.creationId }).catch(() => null) : null;
    const facts = JSON.stringify([run?.state, run?.restarts, creation?.state, creation?.progress]);
    if (facts !== seen.facts) seen = { facts, since: Date.now() };
    if (Date.now() - seen.since > STILL) {
      if (run) await letPass(app, run);
      await again();
      seen = { facts, since: Date.now() };
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

/**
 * As if nothing had been heard for a while: the sweeps look for renders, generation and runs that are silent. What has
 * ended keeps its time: a creation that changes after its render began is rendered again.
 */
async function letPass(app: SharedApp, run: { id: string; creationId: string }): Promise<void> {
  const earlier = { lastUpdated: new Date((await shownTime(app)) - PASSES) };
  for (const path of [`recipe_runs/${run.id}`, `creations/${run.creationId}`, `renders/${run.creationId}`]) {
    const found = await readDocument(app, path).catch(() => null);
    if (found && goesOn(found)) await writeDocument(app, path, earlier);
  }
  await app.minute();
}

const goesOn = ({ state }: Record<string, unknown>): boolean =>
  !["draft", "ready", "done", "failed", "cancelled", "skipped"].includes(
    (state as { stringValue: string }).stringValue,
  );

async function endOf({ app, client, projectId }: RecipeOwner, recipeId: string): Promise<RunEnd> {
  const now = await shownTime(app);
  const days = 9 * 86_400_000;
  const [recipe, history, creations, posts] = await Promise.all([
    client.automation.get.query({ id: recipeId }),
    client.automation.history.query({ id: recipeId }),
    client.studio.list.query({ projectId }),
    client.scheduling.list.query({ projectId, from: instant(now - days), to: instant(now + days) }),
  ]);
  const assets = new Set(creations.map(({ assetId }) => assetId).filter((it) => it !== null));
  return {
    // A feed that could not be read is in the history and is no run.
    runs: history.filter(({ failure }) => failure?.step !== "reading"),
    made: recipe.made,
    failuresInRow: recipe.failuresInRow,
    creations: creations.length,
    assets: assets.size,
    posts: posts.map(({ targets }) => targets.map(({ state }) => state)),
  };
}
