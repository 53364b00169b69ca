import { instant } from "@vignette/domain/kernel";
import type { Target } from "@vignette/domain/scheduling";
import type { Publisher } from "../../apps/worker/src/adapters/platforms/publisher.ts";
import type { EngineDeps } from "../../apps/worker/src/engine/publishing/advance.ts";
import { sweep } from "../../apps/worker/src/engine/publishing/sweep.ts";
import { gateOver } from "./account-world.ts";
import { anAsset, aPost } from "./belongings.ts";
import { judge } from "./judge.ts";
import { ownerActs } from "./owner.ts";
import type { Public } from "./platform-world.ts";
import { isDue, targetsOver } from "./stored-target.ts";
import type { Process } from "./weather.ts";
import { workflows } from "./workflows.ts";
import { type Flaw, HOUR, MINUTE, START, type World, worldOf } from "./world.ts";

/** How one history ended. `faults` is empty when nothing was posted twice, lost, stuck or lied about. */
export type History = { seed: number; faults: string[]; target: Target; posts: Public };

/**
 * One history of one post, with the Worker's own code: its steps, its sweeps and its owner's acts run against a world
 * in which time, chance, crashes, stalls, lost and late answers all follow from the seed. The same seed gives the same
 * history.
 */
export async function simulate(seed: number, flaw: Flaw = null): Promise<History> {
  const world = worldOf(seed, flaw);
  const { time, stored, posts } = world;
  const engine = workflows({ ...world, engine: (caller) => engineOf(world, caller) });
  if (flaw !== "no-sweeps") sweepEachMinute(world, engine.publisherOf);
  if (!world.isFair) disturb(world, engine);
  await time.runUntil(START + 2 * HOUR);
  // What is still in doubt is checked for a day.
  if (stored.value.wakeAt !== null) await time.runUntil(START + 30 * HOUR);
  return { seed, faults: judge(stored.value, world), target: stored.value, posts };
}

/** The Worker's engine as one process has it. */
function engineOf({ weather, stored, account, dice, verbs, time }: World, caller: Process): EngineDeps {
  return {
    targets: targetsOver(weather, stored, caller),
    post: async () => aPost,
    isDisabled: async () => false,
    asset: async () => anAsset(stored.value.platform),
    gates: () => gateOver(weather, account, dice, caller),
    platforms: { tiktok: verbs(caller), instagram: verbs(caller) },
    publicOrigin: "https://vignette.test",
    live: async () => undefined,
    notifier: { writesFor: async () => [], told: async () => undefined, notify: async () => undefined },
    now: () => instant(time.now()),
    signAttempt: async () => "signature",
    newSecret: () =>
      dice
        .whole(1, 2 ** 31)
        .toString(16)
        .padStart(32, "0"),
  };
}

type PublisherOf = (caller: Process) => Publisher;

/** Sweeps meet each other where the world is not fair: a slow one is still at it when the next begins. */
function sweepEachMinute(world: World, publisherOf: PublisherOf): void {
  const { time, dice, stored, isFair } = world;
  const minute = () => {
    for (let i = dice.whole(1, isFair ? 1 : 2); i > 0; i -= 1) void sweepOnce(world, publisherOf);
    // Once no fault is left and hours have passed, only doubts remain, which are checked ever more rarely.
    const isLate = time.now() >= START + 2 * HOUR;
    if (!isLate || stored.value.wakeAt !== null) time.after(isLate ? 10 * MINUTE : MINUTE, minute);
  };
  time.after(dice.whole(0, MINUTE), minute);
}

async function sweepOnce({ time, weather, stored }: World, publisherOf: PublisherOf): Promise<void> {
  const now = instant(time.now());
  // A sweep that finds nothing changes nothing: there is no need to send it through the weather.
  if (!isDue(stored.value, now)) return;
  const caller: Process = { alive: true };
  const targets = targetsOver(weather, stored, caller);
  await sweep({ targets, publisher: publisherOf(caller), now, isOver: () => false, warn: () => undefined }).catch(
    () => 0,
  );
}

/**
 * What people and machines do beside the post: kills and restarts, owners who change their minds, connections that end.
 */
function disturb(world: World, { publisherOf, killAll }: ReturnType<typeof workflows>): void {
  const { time, dice, account } = world;
  for (let i = dice.whole(0, 4); i > 0; i -= 1) time.after(dice.whole(0, 20 * MINUTE), killAll);
  for (let i = dice.whole(0, 3); i > 0; i -= 1) {
    time.after(dice.whole(0, 25 * MINUTE), () => void ownerActs({ ...world, publisherOf }));
  }
  const endConnection = () => {
    account.connection = "ended";
  };
  if (dice.flip(0.05)) time.after(dice.whole(0, 15 * MINUTE), endConnection);
}
