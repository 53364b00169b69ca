import { waitFor } from "../../scripts/demo/wait.ts";
import type { TestApp } from "../publishing/running-app.ts";
import { type Cast, setOut, type Underway } from "./cast.ts";
import { follow } from "./follow.ts";
import { ownerActs } from "./owner.ts";
import type { Scenario } from "./scenario.ts";
import { readTarget, type TargetFacts } from "./target-document.ts";

/** A scenario that came to its end. What it put before the public is looked at when all have. */
export type Played = { scenario: Scenario } & (
  | { underway: Underway; target: TargetFacts | null | "stuck" }
  | { trouble: string }
);

const PATIENCE = 12_000;
/** How long a post may take to get to its call, in seconds. */
const HELD_WITHIN = 40;

/** Plays one scenario to its end. */
export function play(cast: Cast, scenario: Scenario): Promise<Played> {
  return playOne(cast, scenario).catch((error: unknown) => ({ scenario, trouble: String(error) }));
}

async function playOne(cast: Cast, scenario: Scenario): Promise<Played> {
  const underway = await setOut(cast, scenario);
  if (scenario.act) {
    await held(cast.app, underway);
    await ownerActs(underway, scenario.act);
    await cast.app.control("release", { account: underway.who.account });
  }
  return await toTheEnd(cast, scenario, underway);
}

/** Plays several up to the call that is held, kills the Worker, lets the calls go, and plays on. */
export async function playThroughCrash(cast: Cast, scenarios: readonly Scenario[]): Promise<Played[]> {
  const underway = await Promise.allSettled(scenarios.map((scenario) => setOut(cast, scenario)));
  await Promise.all(underway.map((it) => (it.status === "fulfilled" ? held(cast.app, it.value) : undefined)));
  await cast.app.crashWorker();
  await cast.app.control("release", {});
  return await Promise.all(
    scenarios.map((scenario, index) => {
      const it = underway[index];
      if (it?.status === "fulfilled") return toTheEnd(cast, scenario, it.value);
      return { scenario, trouble: String(it?.reason) };
    }),
  );
}

async function toTheEnd(cast: Cast, scenario: Scenario, underway: Underway): Promise<Played> {
  return { scenario, underway, target: await follow(cast.app, underway.who, scenario.patience ?? PATIENCE) };
}

/** Waits for the call that a rule holds. If it never comes, its rule stays unmet, which is reported at the end. */
async function held(app: TestApp, { who }: Underway): Promise<void> {
  const isOurs = (it: Held) => it.account === who.account || it.mentions === who.targetId;
  const look = async () => {
    const [all, target] = await Promise.all([app.control<Held[]>("held"), readTarget(app, who)]);
    return all.some(isOurs) || target === null || target.wakeAt === null;
  };
  await waitFor("a held call", HELD_WITHIN, look, (isHeld) => isHeld).catch(() => undefined);
}
type Held = { account: string | null; mentions: string | null };
