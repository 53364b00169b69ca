import { days, type Instant, later, type Saying } from "../kernel/index.ts";
import { wallTimeAt } from "../scheduling/index.ts";
import { needsApproval } from "./approval-rule.ts";
import { expectedCost, type Finished, likelyCost, overBudget, type Spent } from "./budget.ts";
import { type ChosenBefore, chooseNext, type ProductMaterial } from "./choose-next.ts";
import { MADE_AHEAD, MAKING_TAKES, occurrencesBetween } from "./occurrences.ts";
import { beyondRoom, type PlanRoom, roomAfter, usedUp } from "./plan-room.ts";
import type { Recipe } from "./recipe.ts";
import type { RecipePlan } from "./recipe-plan.ts";
import { isRunning, type RecipeChoice, type RecipeRun, type SkipReason } from "./recipe-run.ts";

/** How far ahead a recipe is foretold, in ms. */
export const FORECAST = days(14);

/** A coming time of a recipe, and what it would make. `run`: it was begun already, and its page tells the rest. */
export type Forecast = { at: Instant; wallTime: string } & (Outlook | { type: "run"; runId: string });

type Outlook =
  | { type: "makes"; choice: RecipeChoice; cost: number; needsApproval: boolean }
  | { type: "skipped"; skip: SkipReason }
  | ({ type: "nothing" } & Saying);

/** What a forecast starts from. `runs`: those of the recipe, as far as budgets count them. `room`: of the subscription. */
export type ForecastFacts = {
  products: readonly ProductMaterial[];
  before: readonly ChosenBefore[];
  runs: readonly (Spent & Finished & Pick<RecipeRun, "id">)[];
  room: PlanRoom;
};

type Coming = Pick<Recipe, "id" | "plan" | "skipped" | "made">;

/**
 * The times of the coming fourteen days with what each would make, if everything stays as it is: each piece counts for
 * the ones after it, within the recipe's budget and the subscription. What else uses up the subscription is not known. A paused recipe is foretold as if it were started now. What a feed or a call will begin is not
 * known: only the pieces that were begun are there.
 */
export function forecast(recipe: Coming, facts: ForecastFacts, now: Instant): Forecast[] {
  const { plan } = recipe;
  if (plan.trigger.type !== "times") return begunRuns(plan, facts, now);
  const before = [...facts.before];
  const runs: Spent[] = [...facts.runs];
  let { room } = facts;
  let made = recipe.made + runs.filter((it) => !it.isTrial && isRunning(it)).length;
  const found: Forecast[] = [];
  for (const { publishAt: at, wallTime } of occurrencesBetween(plan, now, later(now, FORECAST))) {
    const begun = facts.runs.find((it) => !it.isTrial && it.at === at);
    if (begun) found.push({ at, wallTime, type: "run", runId: begun.id });
    if (begun || at < later(now, MAKING_TAKES)) continue;
    if (plan.stop.pieces !== null && made >= plan.stop.pieces) break;
    const known = { products: facts.products, before, runs, finished: facts.runs };
    const next = within(room, foretold({ ...recipe, made }, known, at), plan, at, now);
    found.push({ at, wallTime, ...next });
    if (next.type !== "makes") continue;
    room = roomLeft(room, next, at, now);
    const { hook, hookId } = next.choice;
    before.push({ at, hook, hookId, choice: next.choice });
    runs.push({ at, state: "done", credits: next.cost, isTrial: false });
    made += 1;
  }
  return found;
}

function begunRuns({ times }: RecipePlan, { runs }: ForecastFacts, now: Instant): Forecast[] {
  return runs
    .filter((it) => !it.isTrial && it.state !== "failed" && it.state !== "skipped")
    .filter(({ at }) => at >= now && at <= later(now, FORECAST))
    .toSorted((a, b) => a.at - b.at)
    .map(({ id, at }) => ({ at, wallTime: wallTimeAt(at, times.zone), type: "run", runId: id }));
}

/** Which room a piece takes: it is made a day before its time. */
const periodOf = ({ resetsAt }: PlanRoom, at: Instant, now: Instant): "left" | "whole" =>
  Math.max(now, later(at, -MADE_AHEAD)) < resetsAt ? "left" : "whole";

function within(room: PlanRoom, next: Outlook, { hooks }: RecipePlan, at: Instant, now: Instant): Outlook {
  if (next.type !== "makes") return next;
  const period = periodOf(room, at, now);
  // Before it is made, the price table's credits are booked.
  const key = beyondRoom(room[period], next.choice, expectedCost(next.choice, hooks));
  return key === null ? next : { type: "nothing", ...usedUp(key, period === "left" ? room.resetsAt : null, now) };
}

function roomLeft(
  room: PlanRoom,
  { choice, cost }: Extract<Outlook, { type: "makes" }>,
  at: Instant,
  now: Instant,
): PlanRoom {
  const period = periodOf(room, at, now);
  return { ...room, [period]: roomAfter(room[period], choice, cost) };
}

type Known = Omit<ForecastFacts, "runs" | "room"> & {
  /** Those that were begun, and those that were foretold. */
  runs: readonly Spent[];
  finished: readonly Finished[];
};

function foretold({ plan, skipped, made }: Coming, { products, before, runs, finished }: Known, at: Instant): Outlook {
  if (skipped.includes(at)) return { type: "skipped", skip: "owner" };
  const choice = chooseNext(plan, products, before, at);
  if ("none" in choice) return { type: "nothing", ...choice.none };
  const cost = likelyCost(choice, plan.hooks, finished);
  const skip = overBudget(plan, runs, { at, cost });
  return skip
    ? { type: "skipped", skip }
    : { type: "makes", choice, cost, needsApproval: needsApproval(plan.approval, made) };
}
