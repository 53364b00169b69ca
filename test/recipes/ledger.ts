import { defaultPlan } from "@vignette/domain/automation";
import { days } from "@vignette/domain/kernel";
import type { TestApp } from "../publishing/running-app.ts";
import type { RecipeOwner } from "./recipe-owner.ts";

/** What a recipe did, as its history and the platforms say. */
export type Ledger = { done: number; skipped: number; failed: number; shown: number; faults: string[] };

/** How long a hook rests, in ms: that of a new plan. */
const REST = days(defaultPlan("UTC").restDays);
/** How long after its time a post may be out, in ms: 14 min are let pass after a death. Our own choice. */
const LATE = 1_800_000;

/**
 * Compares a recipe's history with what the public sees: each piece is out once on each account, at its time, with a
 * hook that has rested, and nothing else is.
 */
export async function ledgerOf(app: TestApp, owner: RecipeOwner, recipeIds: readonly string[]): Promise<Ledger> {
  const { client, name, accounts } = owner;
  const runs = (await Promise.all(recipeIds.map((id) => client.automation.history.query({ id })))).flat();
  const shown = await app.shown(name);
  const count = (state: string) => runs.filter((run) => run.state === state).length;
  const done = runs.filter(({ state }) => state === "done");
  const faults: [boolean, string][] = [
    ...done.map((run): [boolean, string] => [
      done.some((it) => it.choice?.hook === run.choice?.hook && it.at > run.at && it.at - run.at < REST),
      `twice: “${run.choice?.hook}” was repeated within its rest`,
    ]),
    [shown.length > done.length * accounts.length, `twice: ${shown.length} posts are out`],
    [shown.length < done.length * accounts.length, `lost: ${shown.length} posts are out for ${done.length} pieces`],
    ...done.map(({ at, post }): [boolean, string] => [
      post?.states.length !== accounts.length || !post.states.every((it) => it === "published"),
      `lost: the post of ${new Date(at).toISOString()} is ${post?.states ?? "gone"}`,
    ]),
    ...done.flatMap(({ at, choice }) =>
      accounts.map(({ platform }): [boolean, string] => {
        const near = (it: { createdAt: number }) => it.createdAt * unitOf(it) - at;
        const found = shown.filter((it) => it.platform === platform && near(it) >= 0 && near(it) < LATE);
        return [
          found.length !== 1,
          `${platform}: ${found.length} posts at ${new Date(at).toISOString()} (${choice?.hook})`,
        ];
      }),
    ),
  ];
  const [failed, skipped] = [count("failed"), count("skipped")];
  return {
    done: done.length,
    skipped,
    failed,
    shown: shown.length,
    faults: faults.flatMap(([is, it]) => (is ? [it] : [])),
  };
}

/** Platforms say when a post was made in s; the sandbox's own clock counts in ms. */
const unitOf = ({ createdAt }: { createdAt: number }) => (createdAt < 1e11 ? 1000 : 1);
