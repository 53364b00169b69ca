import { inTurns } from "../in-turns.ts";
import type { Cast } from "./cast.ts";
import { edgeScenarios, skewedScenarios } from "./clock-scenarios.ts";
import { crashScenarios } from "./crash-scenarios.ts";
import { documentScenarios } from "./document-scenarios.ts";
import { ownerScenarios } from "./owner-scenarios.ts";
import { fileScenarios, platformScenarios, renewalScenarios, unlistedScenarios } from "./platform-scenarios.ts";
import { type Played, play, playThroughCrash } from "./play.ts";
import type { Scenario } from "./scenario.ts";
import { onStage, type Report } from "./stage.ts";
import { storm } from "./storms.ts";

/** An act of the campaign: scenarios that share processes. `minutes`: how far the platforms' clocks are ahead. */
export type Part = { name: string; scenarios: readonly Scenario[]; crashes?: true; minutes?: number };

/** Posts under way at once, and posts in flight when the Worker is killed. Our own choice, for two cores. */
const AT_ONCE = 100;
const IN_FLIGHT = 30;
/** Long enough that the first look at a video finds it still under way, in milliseconds. */
const PROCESSING = 700;
/** Beyond this a process has seen so much that its questions grow slow. Our own choice. */
const PER_STAGE = 240;

/** Everything, in parts; `storms` is how many of the random ones. */
export function allParts(storms: number): Part[] {
  return [
    { name: "each call of a publish", scenarios: platformScenarios() },
    {
      name: "files, renewals, posts in no list",
      scenarios: [...fileScenarios(), ...renewalScenarios(), ...unlistedScenarios()],
    },
    { name: "each read and write of the target", scenarios: documentScenarios() },
    { name: "owners who change their minds", scenarios: ownerScenarios() },
    { name: "a Worker that is killed", scenarios: crashScenarios(), crashes: true },
    { name: "platform clocks 5 min ahead", scenarios: skewedScenarios(5), minutes: 5 },
    { name: "platform clocks 5 min behind", scenarios: skewedScenarios(-5), minutes: -5 },
    { name: "changes of the clocks", scenarios: edgeScenarios() },
    { name: "storms", scenarios: Array.from({ length: storms }, (_, i) => storm(i + 1)) },
  ];
}

/** Plays parts on real processes, one after the other, and adds up what came of them. */
export async function campaign(parts: readonly Part[], tell: (line: string) => void): Promise<Report> {
  const sum: Report = { scenarios: 0, violations: [], unmet: [] };
  for (const { name, scenarios, ...how } of parts) {
    const begun = Date.now();
    for (let from = 0; from < scenarios.length; from += PER_STAGE) {
      const report = await onStage((cast) =>
        playAll(cast, { ...how, scenarios: scenarios.slice(from, from + PER_STAGE) }),
      );
      sum.scenarios += report.scenarios;
      sum.violations.push(...report.violations);
      sum.unmet.push(...report.unmet);
      for (const { scenario, faults, told } of report.violations) {
        tell([`✗ ${scenario}: ${faults.join("; ")}`, ...told].join("\n    "));
      }
      for (const it of report.unmet) tell(`- ${it}: the call was never made, so it is not counted`);
    }
    tell(`${name}: ${scenarios.length} scenarios in ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  return sum;
}

/** The same on one stage: for a few scenarios, whose processes would take longer to start than they play. */
export function onOneStage(parts: readonly Part[]): Promise<Report> {
  return onStage(async (cast) => {
    const played: Played[] = [];
    for (const part of parts) played.push(...(await playAll(cast, part)));
    return played;
  });
}

async function playAll(cast: Cast, { scenarios, crashes, minutes = 0 }: Omit<Part, "name">): Promise<Played[]> {
  await cast.app.control("platforms", { clockSkewMs: minutes * 60_000, processingMs: PROCESSING });
  if (!crashes) return await inTurns(scenarios, AT_ONCE, (scenario) => play(cast, scenario));
  const played: Played[] = [];
  for (let from = 0; from < scenarios.length; from += IN_FLIGHT) {
    played.push(...(await playThroughCrash(cast, scenarios.slice(from, from + IN_FLIGHT))));
  }
  return played;
}
