import { instant } from "@vignette/domain/kernel";
import { freshOptions } from "@vignette/domain/scheduling";
import { claimedIfSoon } from "../../apps/worker/src/posts/start-soon.ts";
import { aTarget } from "../../packages/domain/src/scheduling/post/a-target.test-support.ts";
import { type AccountWorld, anAccount } from "./account-world.ts";
import { type Dice, diceOf } from "./dice.ts";
import { instagramWorld } from "./instagram-world.ts";
import type { Public, PublicComments, Verbs } from "./platform-world.ts";
import type { StoredTarget } from "./stored-target.ts";
import { tiktokWorld } from "./tiktok-world.ts";
import { type Timeline, timeline } from "./timeline.ts";
import { type Climate, type Weather, weather } from "./weather.ts";

/** A part of the machinery taken out, to see that the judge notices. */
export type Flaw = "links-never-close" | "writes-without-version" | "no-sweeps" | null;

export const START = 1_800_000_000_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** The complete state of one history, known to a participant or not. `isFair`: nothing goes wrong in it. */
export type World = {
  dice: Dice;
  time: Timeline;
  weather: Weather;
  account: AccountWorld;
  posts: Public;
  comments: PublicComments;
  stored: StoredTarget;
  verbs: Verbs;
  isFair: boolean;
};

/** The world of a seed: one in ten is fair, in the others a storm of its own strength lasts up to 45 minutes. */
export function worldOf(seed: number, flaw: Flaw): World {
  const dice = diceOf(seed);
  const isFair = dice.flip(0.1);
  const time = timeline(START);
  const air = weather({ time, dice, climate: isFair ? FAIR : storm(dice) });
  const account = anAccount({ linksClose: flaw !== "links-never-close" });
  const world = { dice, time, weather: air, account, posts: [], comments: [], isFair };
  const stored = planned(dice, time.now(), flaw !== "writes-without-version");
  const verbs = stored.value.platform === "tiktok" ? tiktokWorld(world, dice.flip(0.7)) : instagramWorld(world);
  return { ...world, stored, verbs };
}

const FAIR: Climate = { dead: 0, stalled: 0, silent: 0, late: 0, slowMs: 300, until: 0 };

function storm(dice: Dice): Climate {
  return {
    dead: dice.next() * 0.12,
    stalled: dice.next() * 0.05,
    silent: dice.next() * 0.2,
    late: dice.next() * 0.1,
    slowMs: dice.pick([50, 300, 3000]),
    until: START + dice.whole(1, 45) * MINUTE,
  };
}

/**
 * As the procedure that schedules writes it; the start that follows may have been lost, so that a sweep must find it.
 */
function planned(dice: Dice, now: number, isVersioned: boolean): StoredTarget {
  const publishAt = instant(now + dice.whole(0, 12 * MINUTE));
  const platform = dice.pick(["tiktok", "instagram"] as const);
  const times = { publishAt, wakeAt: publishAt, createdAt: instant(now), lastUpdated: instant(now) };
  const options = { ...freshOptions("instagram", false), firstComment: dice.flip(0.6) ? "Which one first?" : "" };
  const wanted = platform === "instagram" ? { options } : {};
  const target = aTarget({ platform, runs: 0, ...times, ...wanted });
  return { value: dice.flip(0.5) ? claimedIfSoon(target, instant(now)) : target, version: 1, isVersioned };
}
