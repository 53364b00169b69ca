import { FORECAST, MAKING_TAKES, type Recipe, type RecipePlan } from "@vignette/domain/automation";
import type { InjectedFault } from "../../apps/sandbox/src/faults.ts";
import { runningApp, type TestApp } from "../publishing/running-app.ts";
import { type Ledger, ledgerOf } from "./ledger.ts";
import { liveThrough, type Trouble } from "./live-through.ts";
import { outsideRecipes } from "./outside-recipes.ts";
import { aPlanOf, aRecipeOwner, type RecipeOwner, startRecipe } from "./recipe-owner.ts";
import { setTimes, wallTime } from "./set-times.ts";

/** What the product lives through. */
export type Span = {
  begin: string;
  /** Days in all, and until the daily recipe ends. */
  days: number;
  daily: number;
  platforms: readonly ("tiktok" | "instagram")[];
  /** What the daily recipe makes, and how many a week its budget allows. */
  plan: Partial<RecipePlan>;
  /** Whether a weekly recipe in another zone runs beside it. */
  isWeekly: boolean;
  /** On which days a feed has a new item, and a call is sent. */
  items: readonly number[];
  calls: readonly number[];
  /** Who is killed while the daily piece of which day is made: when it calls a host, before or after the work. */
  deaths: readonly { day: number; who: "Worker" | "renderer"; host: string; fault: InjectedFault }[];
};

const WRITER = "api.openai.com";
const RENDERER = "renderer.vignette.internal";

/** Two weeks of a daily recipe within two months of a weekly one, across the changes of the clocks in Europe and America. */
export const twoMonths: Span = {
  begin: "2027-03-01T12:00:00Z",
  ...{ days: 60, daily: 14, platforms: ["tiktok", "instagram"], isWeekly: true },
  plan: { budget: { pieces: 6, credits: 100_000 } },
  ...{ items: [1, 3, 3, 24, 31, 55], calls: [2, 5, 13, 40] },
  deaths: [
    { day: 2, who: "Worker", host: WRITER, fault: { hold: "before" } },
    { day: 4, who: "renderer", host: RENDERER, fault: { hold: "after" } },
    { day: 7, who: "Worker", host: RENDERER, fault: { hold: "after" } },
  ],
};

/** The same in two days, which cost the suite little: the second piece is beyond the budget. */
export const twoDays: Span = {
  begin: "2027-03-22T12:00:00Z",
  ...{ days: 2, daily: 2, platforms: ["instagram"], isWeekly: false },
  plan: { makes: [{ kind: "meme-image", looks: ["labels"] }], budget: { pieces: 1, credits: 100_000 } },
  ...{ items: [], calls: [] },
  deaths: [
    { day: 0, who: "Worker", host: WRITER, fault: { hold: "after" } },
    { day: 0, who: "renderer", host: RENDERER, fault: { hold: "after" } },
  ],
};

type Life = Ledger & { days: number; restarts: number; rendererDeaths: number; looks: number; seconds: number };

const DAY = 86_400_000;

/**
 * Recipes run by themselves on real processes, the clock moved from one time to the next, while processes are killed.
 * Whenever the product rests it must show the times that were set.
 */
export async function liveByThemselves(span: Span, tell: (line: string) => void): Promise<Life> {
  const begun = Date.now();
  const app = await runningApp();
  try {
    await app.control("clock", { now: span.begin });
    const start = Date.parse(span.begin);
    const owner = await aRecipeOwner(app, span.platforms);
    const recipes = await started(owner, span);
    const outside = await outsideRecipes(owner, span);
    const recipeIds = [...recipes.map(({ id }) => id), ...outside.recipeIds];
    const counts = { restarts: 0, rendererDeaths: 0, looks: 0 };
    const troubles = troublesOf(app, span, recipes[0]?.nextAt ?? 0, counts);
    const faults: string[] = [];
    const look = async (now: number) => {
      counts.looks += 1;
      for (const { id, plan } of recipes) faults.push(...(await wrongTimes(owner, { id, plan, now })));
      const day = Math.floor((now - start) / DAY);
      tell(`day ${day}, after ${Math.round((Date.now() - begun) / 1000)} s`);
    };
    await liveThrough(owner, {
      recipeIds,
      until: start + span.days * DAY,
      troubles,
      occasions: outside.occasions,
      look,
    });
    const ledger = await ledgerOf(app, owner, recipeIds);
    faults.push(...(await outside.miscounted()));
    const seconds = Math.round((Date.now() - begun) / 1000);
    return { ...ledger, ...counts, days: span.days, seconds, faults: [...ledger.faults, ...faults] };
  } finally {
    await app.stop();
  }
}

/** The daily recipe, which ends after its days, and the weekly one. */
async function started(owner: RecipeOwner, { begin, daily, plan, isWeekly }: Span): Promise<Recipe[]> {
  const last = wallTime(Date.parse(begin) + (daily - 1) * DAY, "Europe/Berlin").slice(0, 10);
  const first = await startRecipe(owner, aPlanOf(owner, { ...plan, stop: { after: last, pieces: null } }));
  if (!isWeekly) return [first];
  const weekly = aPlanOf(owner, {
    name: "Each week",
    makes: [{ kind: "meme-image", looks: [] }],
    times: { zone: "America/New_York", times: [{ weekday: 3, time: "09:00" }] },
  });
  return [first, await startRecipe(owner, weekly)];
}

function troublesOf(
  app: TestApp,
  { deaths }: Span,
  first: number,
  counts: { restarts: number; rendererDeaths: number },
): Trouble[] {
  return deaths.map(({ day, who, host, fault }) => ({
    at: first + day * DAY,
    rule: { host, fault },
    async strike() {
      if (who === "Worker") {
        counts.restarts += 1;
        await app.crashWorker();
      } else {
        counts.rendererDeaths += 1;
        process.kill(app.rendererPid() ?? 0, "SIGKILL");
      }
    },
  }));
}

/** What is wrong with the times that a recipe's forecast shows, as text. */
async function wrongTimes(
  { client }: RecipeOwner,
  { id, plan, now }: Pick<Recipe, "id" | "plan"> & { now: number },
): Promise<string[]> {
  const forecast = await client.automation.forecast.query({ id });
  const soonest = now + MAKING_TAKES;
  const { zone } = plan.times;
  const shown = forecast.filter(({ at }) => at >= soonest).map(({ at }) => wallTime(at, zone));
  const last = plan.stop.after;
  const wanted = setTimes(plan, soonest, now + FORECAST).filter((it) => last === null || it.slice(0, 10) <= last);
  const isSame = JSON.stringify(shown) === JSON.stringify(wanted);
  return isSame ? [] : [`at ${wallTime(now, zone)} it shows ${shown}, and ${wanted} was set`];
}
