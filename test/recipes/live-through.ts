import { isRunning, type RecipeRun } from "@vignette/domain/automation";
import type { FaultRule } from "../../apps/sandbox/src/faults.ts";
import { moveTo, shownTime } from "./app-clock.ts";
import type { RecipeOwner } from "./recipe-owner.ts";

/** What befalls the product while the piece for a time is made: when the rule holds a call. `at`: of the post. */
export type Trouble = { at: number; rule: FaultRule; strike: () => Promise<void> };

/** What happens outside that asks for a piece. */
export type Occasion = { at: number; happen: () => Promise<unknown> };

type Life = {
  recipeIds: readonly string[];
  until: number;
  troubles?: readonly Trouble[];
  occasions?: readonly Occasion[];
  /** Looks at the product whenever it has come to rest. */
  look?: (now: number) => Promise<void>;
};

/** Behind a time, so that it is surely due: in ms. */
const BEHIND = 5000;
/**
 * Work that has not changed for so many looks after a death has been lost: more each time. A look asks the product itself, so that
 * a busy machine is given more time.
 */
const STILL = 4;
/** What passes for it then, in ms, in turn: renders, generation and runs are looked for after 40 s, 2 min and 10 min. */
const PASSES = [45_000, 130_000, 660_000] as const;
/** How often it is looked at, in ms. */
const LOOKS = 500;

/**
 * Lets the time of recipes pass, from one of their times to the next: what is due is sent and made, and everything has
 * come to rest before the clock moves on.
 */
export async function liveThrough(owner: RecipeOwner, life: Life): Promise<void> {
  const { recipeIds, until, troubles = [], occasions = [], look } = life;
  let lived = -1;
  for (;;) {
    await atRest(owner, recipeIds, troubles);
    const now = await shownTime(owner.app);
    await look?.(now);
    const coming = occasions.filter((it) => it.at > lived).map(({ at: due }) => ({ due, makes: null }));
    const next = [...(await nextTimes(owner, recipeIds)), ...coming];
    const at = Math.min(...next.map((it) => it.due));
    if (next.length === 0 || at > until) return await moveTo(owner, until);
    for (const { due, makes } of next) {
      for (const { rule } of troubles.filter((it) => due === at && it.at === makes)) await owner.app.fault(rule);
    }
    await moveTo(owner, Math.max(at + BEHIND, now));
    for (const it of occasions) if (it.at > lived && it.at <= at) await it.happen();
    lived = Math.max(lived, at);
  }
}

/** When posts are due, and when pieces are to be made for which time. */
async function nextTimes({ client }: RecipeOwner, recipeIds: readonly string[]) {
  const found = recipeIds.map(async (id) => {
    const { wakeAt, nextAt } = await client.automation.get.query({ id });
    const runs = await client.automation.history.query({ id });
    const planned = runs.filter(({ post }) => post?.states.includes("scheduled"));
    return [
      ...planned.map(({ at }) => ({ due: at, makes: null })),
      ...(wakeAt === null ? [] : [{ due: wakeAt, makes: nextAt }]),
    ];
  });
  return (await Promise.all(found)).flat();
}

/** Waits until nothing is being made or sent. What a death took with it is looked for by the minutes that pass. */
async function atRest(owner: RecipeOwner, ids: readonly string[], troubles: readonly Trouble[]): Promise<void> {
  const { app } = owner;
  let struck: Passing | null = null;
  for (;;) {
    const now = await shownTime(app);
    const busy = (await historyOf(owner, ids)).filter((run) => isBusy(run, now));
    if (busy.length === 0) return;
    const ours = troubles.filter(({ at }) => busy.some((run) => run.at === at));
    const held = ours.length > 0 ? await app.control<{ url: string }[]>("held") : [];
    const met = ours.find(({ rule }) => held.some(({ url }) => new URL(url).host === rule.host));
    if (met) {
      await met.strike();
      await app.control("release", {});
      struck = { facts: "", looks: 0, passed: 0 };
    }
    if (struck) struck = await letPass(owner, struck, await factsOf(owner, busy), now);
    await new Promise((resolve) => setTimeout(resolve, LOOKS));
  }
}

type Passing = { facts: string; looks: number; passed: number };

async function letPass(owner: RecipeOwner, before: Passing, facts: string, now: number): Promise<Passing> {
  if (facts !== before.facts) return { ...before, facts, looks: 0 };
  if (before.looks + 1 < STILL * 2 ** before.passed) return { ...before, looks: before.looks + 1 };
  await moveTo(owner, now + (PASSES[before.passed % PASSES.length] ?? 0));
  return { facts, looks: 0, passed: before.passed + 1 };
}

/** What tells that work goes on. */
async function factsOf({ client }: RecipeOwner, busy: readonly Seen[]): Promise<string> {
  const found = busy.map(async ({ id, state, post, restarts, creationId }) => {
    const [creation, render] = await Promise.all([
      client.studio.get.query({ id: creationId }).catch(() => null),
      client.studio.render.query({ id: creationId }).catch(() => null),
    ]);
    return [id, state, restarts, post?.states, creation?.progress, creation?.state, render?.state, render?.progress];
  });
  return JSON.stringify(await Promise.all(found));
}

const historyOf = async ({ client }: RecipeOwner, ids: readonly string[]): Promise<Seen[]> =>
  (await Promise.all(ids.map((id) => client.automation.history.query({ id })))).flat();

type Seen = RecipeRun & { post: { states: string[] } | null };

function isBusy(run: Seen, now: number): boolean {
  const states = run.post?.states ?? [];
  return isRunning(run) || states.includes("publishing") || (run.at <= now && states.includes("scheduled"));
}
