import { type PublishRun, runId } from "@vignette/domain/scheduling";
import type { Publisher } from "../../apps/worker/src/adapters/platforms/publisher.ts";
import { advance, type EngineDeps } from "../../apps/worker/src/engine/publishing/advance.ts";
import type { Dice } from "./dice.ts";
import type { Timeline } from "./timeline.ts";
import type { Process, Weather } from "./weather.ts";

type Deps = { time: Timeline; dice: Dice; weather: Weather; engine: (caller: Process) => EngineDeps };

/** Retries of one round, as the Workflow configures them. Source: the Worker's PublishPost. */
const RETRIES = 5;

/**
 * The Workflow engine: a run id is created once; a round that throws is repeated after a growing pause; an instance
 * whose process died is either taken up again, or gone (as after a restart on a laptop, or a lost instance).
 */
export function workflows({ time, dice, weather, engine }: Deps) {
  const created = new Set<string>();
  const processes: Process[] = [];

  function publisherOf(caller: Process): Publisher {
    return { start: (run) => weather.call(caller, () => create(run)) };
  }

  function create(run: PublishRun): void {
    if (created.has(runId(run))) return;
    created.add(runId(run));
    time.after(dice.whole(1, 40), () => void live(run));
  }

  async function live(run: PublishRun): Promise<void> {
    const process: Process = { alive: true };
    processes.push(process);
    watch(run, process);
    for (let round = 0; round < 3000 && process.alive; round += 1) {
      const progress = await roundOf(run, process);
      if (progress === null || progress.type === "done") break;
      if (progress.type === "wait") await time.pass(progress.until - time.now());
    }
    process.alive = false;
    processes.splice(processes.indexOf(process), 1);
  }

  /** A dead instance never says so. Half of them are taken up again by the engine. */
  function watch(run: PublishRun, process: Process): void {
    const isTakenUp = dice.flip(0.5);
    const look = () => {
      if (!processes.includes(process)) return;
      if (process.alive) time.after(20_000, look);
      else {
        processes.splice(processes.indexOf(process), 1);
        if (isTakenUp) void live(run);
      }
    };
    time.after(20_000, look);
  }

  async function roundOf(run: PublishRun, process: Process) {
    for (let retry = 0; retry <= RETRIES; retry += 1) {
      try {
        return await advance(engine(process), run);
      } catch {
        await time.pass(2000 * 2 ** retry);
      }
    }
    return null;
  }

  /** The Worker is killed: everything in progress stops. */
  function killAll(): void {
    for (const process of processes) process.alive = false;
  }

  return { publisherOf, killAll };
}
