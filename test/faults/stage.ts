import { runningApp, type TestApp } from "../publishing/running-app.ts";
import { aCast, type Cast } from "./cast.ts";
import type { Played } from "./play.ts";
import type { Who } from "./scenario.ts";
import { readTarget } from "./target-document.ts";
import { verdict } from "./verdict.ts";

/** A scenario that ended wrong, with the receipt of its target. */
export type Violation = { scenario: string; faults: string[]; told: string[] };
/** `unmet`: scenarios in which a fault never met its call; they prove nothing and are not counted. */
export type Report = { scenarios: number; violations: Violation[]; unmet: string[] };

/** How often two sweeps at once pass, in milliseconds. Live they come each minute; here time is let pass instead. */
const SWEEP = 4000;
/** What a platform still has under way after the last target came to rest, in milliseconds. */
const AFTERMATH = 3000;

/** Real processes for a while: what is played in them is judged once all of it has settled. */
export async function onStage(play: (cast: Cast) => Promise<Played[]>): Promise<Report> {
  const app = await runningApp();
  const sweeping = setInterval(() => void Promise.all([app.minute(), app.minute()]).catch(() => undefined), SWEEP);
  try {
    const played = await play(await aCast(app));
    await new Promise((resolve) => setTimeout(resolve, AFTERMATH));
    return await judged(app, played);
  } finally {
    clearInterval(sweeping);
    await app.stop();
  }
}

async function judged(app: TestApp, played: readonly Played[]): Promise<Report> {
  const report: Report = { scenarios: 0, violations: [], unmet: [] };
  const [posts, comments, rules] = await Promise.all([
    app.control<{ accountName: string }[]>("posts"),
    app.control<{ username: string }[]>("comments"),
    app.control<RuleLeft[]>("faults"),
  ]);
  for (const it of played) {
    const { scenario } = it;
    if ("trouble" in it) {
      report.violations.push({ scenario: scenario.name, faults: [`it could not be played: ${it.trouble}`], told: [] });
      continue;
    }
    const { who, name, publishAt } = it.underway;
    const shown = posts.filter((post) => post.accountName === name).length;
    const written = comments.filter((comment) => comment.username === name).length;
    const target = it.target === "stuck" ? it.target : await readTarget(app, who);
    const faults = verdict(scenario, { target, shown, comments: written, publishAt });
    const isUnmet = rules.some((rule) => rule.left > 0 && isAbout(rule, who));
    if (faults.length > 0) report.violations.push({ scenario: scenario.name, faults, told: await toldBy(app, who) });
    else if (isUnmet) report.unmet.push(scenario.name);
    if (!isUnmet || faults.length > 0) report.scenarios += 1;
  }
  return report;
}

type RuleLeft = { account?: string; mentions?: string; path?: string; left: number };

const isAbout = ({ account, mentions, path }: RuleLeft, who: Who): boolean =>
  account === who.account || mentions === who.targetId || path?.includes(who.accountId) === true;

async function toldBy(app: TestApp, who: Who): Promise<string[]> {
  return (await readTarget(app, who))?.told ?? [];
}
