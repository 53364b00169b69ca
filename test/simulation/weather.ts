import type { Dice } from "./dice.ts";
import type { Timeline } from "./timeline.ts";

/** A process that may die. What it had begun goes on in the world; it itself hears of nothing any more. */
export type Process = { alive: boolean };

/** What can go wrong with a call, and how often (0 to 1). `storms` ends at an instant, after which nothing fails. */
export type Climate = { dead: number; stalled: number; silent: number; late: number; slowMs: number; until: number };

/** No answer came. `done` says whether the work was done nevertheless, which the caller cannot know. */
export class Silence extends Error {
  override readonly name = "Silence";
}

/** Longer than any network call of ours waits. Source: the Worker's ask. */
const TIMEOUT_MS = 30_000;

/**
 * One call over the network: time passes, the request may get lost, the work may be done without an answer, arrive late
 * (after the caller gave up), or the caller may die before, while or after. A dead caller's promise never settles.
 */
export function weather({ time, dice, climate }: { time: Timeline; dice: Dice; climate: Climate }) {
  const stormy = () => time.now() < climate.until;
  const never = new Promise<never>(() => undefined);

  async function call<T>(caller: Process, work: () => T, travel = climate.slowMs): Promise<T> {
    if (!caller.alive) return await never;
    const fate = stormy() ? dice.next() : 1;
    const there = dice.whole(1, travel);
    if (fate < climate.dead / 2) return await die(caller);
    await time.pass(there);
    if (fate < climate.dead) {
      unseen(work);
      return await die(caller);
    }
    if (fate < climate.dead + climate.silent) return await unheard(caller, work, there);
    if (fate < climate.dead + climate.silent + climate.late) return await lateArrival(caller, work);
    const answer = work();
    await time.pass(dice.whole(1, travel));
    // A process may stop for minutes between two calls, and go on as if nothing had been.
    if (stormy() && dice.flip(climate.stalled)) await time.pass(dice.whole(1000, 600_000));
    return caller.alive ? answer : await never;
  }

  async function die(caller: Process): Promise<never> {
    caller.alive = false;
    return await never;
  }

  /** Half of the unanswered requests did their work. */
  async function unheard<T>(caller: Process, work: () => T, there: number): Promise<T> {
    if (dice.flip(0.5)) unseen(work);
    await time.pass(dice.flip(0.5) ? TIMEOUT_MS - there : dice.whole(1, 200));
    if (!caller.alive) return await never;
    throw new Silence("no answer");
  }

  async function lateArrival<T>(caller: Process, work: () => T): Promise<T> {
    time.after(dice.whole(0, 25_000), () => unseen(work));
    await time.pass(dice.whole(1, 3000));
    if (!caller.alive) return await never;
    throw new Silence("no answer yet");
  }

  return { call, stormy };
}

/** Work whose answer is lost, also when it is a refusal. */
function unseen(work: () => unknown): void {
  try {
    work();
  } catch {
    // Refused, and the answer is lost.
  }
}
export type Weather = ReturnType<typeof weather>;
