import { parseArgs } from "node:util";
import { allParts, campaign } from "../test/faults/campaign.ts";
import { shortParts } from "../test/faults/short-parts.ts";
import { liveByThemselves, twoMonths } from "../test/recipes/by-themselves.ts";
import { runScenarios } from "../test/recipes/recipe-calls.ts";
import { RUNS, runCampaign } from "../test/recipes/run-campaign.ts";
import { simulate } from "../test/simulation/simulate.ts";

/**
 * The fault campaign: `npm run test:faults`. A short form by itself; `-- --long` everything; `-- --json` ends with one
 * line of JSON; `-- --only <text>` plays the parts, scenarios and months whose name contains it; `-- --seed N` replays one
 * history of the deterministic simulation, and the storm of that seed if the campaign has it.
 */
const { values } = parseArgs({
  options: {
    long: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    only: { type: "string" },
    seed: { type: "string" },
  },
});
const SEEDS = { short: 1000, long: 10_000 };
const STORMS = 100;
const MONTHS = "two months of recipes";
const NOTHING = { scenarios: 0, violations: [] };

if (values.seed !== undefined) await replay(Number(values.seed));
else await run();

async function run(): Promise<void> {
  const { only, long } = values;
  const parts = long || only !== undefined ? allParts(STORMS) : shortParts();
  const chosen = parts
    .map((part) => ({
      ...part,
      scenarios: part.scenarios.filter((it) => `${part.name}: ${it.name}`.includes(only ?? "")),
    }))
    .filter(({ scenarios }) => scenarios.length > 0);
  const seeds = only === undefined ? (long ? SEEDS.long : SEEDS.short) : 0;
  const broken = await simulated(seeds);
  const report = await campaign(chosen, console.log);
  const runs = long || only !== undefined ? await ofRecipes(only ?? "") : { scenarios: 0, violations: 0 };
  finish(report.scenarios + runs.scenarios, seeds, report.violations.length + runs.violations + broken);
}

/** The faults of a recipe's run, and the two months that recipes run by themselves. */
async function ofRecipes(only: string): Promise<{ scenarios: number; violations: number }> {
  const scenarios = runScenarios().filter(({ name }) => `${RUNS}: ${name}`.includes(only));
  const report = scenarios.length > 0 ? await runCampaign(scenarios, console.log) : NOTHING;
  if (!MONTHS.includes(only)) return { scenarios: report.scenarios, violations: report.violations.length };
  const { faults, ...life } = await liveByThemselves(twoMonths, console.log);
  console.log(`${MONTHS}: ${JSON.stringify(life)}`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  return { scenarios: report.scenarios + 1, violations: report.violations.length + (faults.length > 0 ? 1 : 0) };
}

/** The simulation, seed after seed; prints the seeds whose history went wrong and returns how many. */
async function simulated(seeds: number): Promise<number> {
  const begun = Date.now();
  let broken = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { faults } = await simulate(seed);
    if (faults.length === 0) continue;
    broken += 1;
    console.log(`✗ seed ${seed}: ${faults.join("; ")}`);
  }
  if (seeds > 0) console.log(`simulation: ${seeds} seeds in ${Math.round((Date.now() - begun) / 1000)} s`);
  return broken;
}

async function replay(seed: number): Promise<void> {
  const { target, posts, faults } = await simulate(seed);
  const first = target.createdAt;
  for (const { at, event, detail } of target.log) {
    console.log(`${((at - first) / 1000).toFixed(1).padStart(9)} s  ${event}: ${detail}`);
  }
  console.log(
    `${target.platform}: ${target.state}, ${posts.length} on the platform. ${faults.join("; ") || "All is well."}`,
  );
  finish(0, 1, faults.length);
}

function finish(scenarios: number, seeds: number, violations: number): void {
  console.log(
    values.json
      ? JSON.stringify({ scenarios, seeds, violations })
      : `${scenarios} scenarios and ${seeds} seeds, ${violations} violations`,
  );
  process.exit(violations === 0 ? 0 : 1);
}
