import type { TestApp } from "../publishing/running-app.ts";
import type { Who } from "./scenario.ts";
import { letPass, readTarget, type TargetFacts } from "./target-document.ts";

const HOUR = 3_600_000;
/** Longer than the engine takes a run for lost, in milliseconds. Source: domain, run.ts. */
const STRANDED = 125_000;
/** A wait that is worth skipping, and how long nothing must have happened before. */
const LONG = 8000;
const QUIET = 3000;
/** What is skipped of a platform's hour to show a post. */
const LOOKING = 600_000;
/** Stuck is what the engine has not touched for so long in real time, although its own time was let pass… */
const STILL = 240_000;
/** …or what has not come to its end after so much of its own time: a lost post is checked for a day… */
const ENDLESS = 3 * 24 * HOUR;
/** …or what is always busy. The machine may be so, too: each of these is far more than an engine needs that works. */
const BUSY = 900_000;

/**
 * Follows a target to its end, skipping the waits: where it would sleep for minutes, its time is advanced, and a sweep
 * resumes it. Null if it was deleted; "stuck" if it does not end.
 */
export async function follow(app: TestApp, who: Who, patience: number): Promise<TargetFacts | null | "stuck"> {
  const begun = Date.now();
  let seen = { version: "", since: begun };
  let [touched, passed] = [begun, 0];
  while (Date.now() - touched < STILL && passed < ENDLESS && Date.now() - begun < BUSY) {
    const target = await readTarget(app, who);
    if (!target || isAtEnd(target)) return target;
    if (target.version !== seen.version) {
      touched = Date.now();
      seen = { version: target.version, since: touched };
    }
    if (Date.now() - seen.since > quietNeeded(target, patience)) {
      passed += sleepOf(target);
      seen = { version: await letPass(app, who, target, sleepOf(target)), since: Date.now() };
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  return "stuck";
}

/** Nothing more happens by itself, or not before long. */
function isAtEnd({ state, wakeAt }: TargetFacts): boolean {
  return wakeAt === null || (state === "scheduled" && wakeAt > Date.now() + HOUR);
}

/**
 * While the platform is only looked at, nothing can be disturbed; else a call may be under way where nothing sleeps.
 */
function quietNeeded({ stage, comment, wakeAt }: TargetFacts, patience: number): number {
  if (comment === "sending") return patience;
  if (stage === "lost" || stage === "committed") return QUIET;
  return stage !== "committing" && (wakeAt ?? 0) - Date.now() > LONG ? QUIET : patience;
}

/** Until it is overdue enough for a sweep to take it up. */
function sleepOf({ stage, wakeAt, lastUpdated }: TargetFacts): number {
  const ahead = Math.max(0, (wakeAt ?? 0) - Date.now(), lastUpdated - Date.now());
  return ahead + (stage === "committed" ? LOOKING : STRANDED);
}
