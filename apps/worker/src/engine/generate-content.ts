import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { clock } from "../adapters/clock.ts";
import type { GenerationChain, GenerationJob } from "../adapters/generation/generation-queue.ts";
import { buildContext } from "../context/build-context.ts";
import type { Env } from "../context/env.ts";
import { inReportedScope, inScope } from "../context/in-scope.ts";
import { studioStore } from "../features/studio/creation/store.ts";
import { refreshWaiting } from "../features/studio/generation/refresh-waiting.ts";
import { runNextStep } from "../features/studio/generation/run-next-step.ts";
import { readPhotos } from "../pictures/read-photos.ts";
import { endBooking, modelsOfJob } from "../usage/credit-meter.ts";

const PATIENCE = { retries: { limit: 3, delay: "2 seconds", backoff: "exponential" }, timeout: "5 minutes" } as const;
/** Far more than the script, the images, the voice and the video clips of the longest creation take. */
const MAX_ROUNDS = 150;

/**
 * Generates the missing media of a creation, then those of the creations that wait behind it, whether or not a page is
 * open. Holds no state: each round reads the creation, so a round repeated after a crash finds what was generated.
 */
export class GenerateContent extends WorkflowEntrypoint<Env, GenerationChain> {
  override async run(event: Readonly<WorkflowEvent<GenerationChain>>, step: WorkflowStep): Promise<void> {
    const host = { env: this.env, background: (work: Promise<unknown>) => this.ctx.waitUntil(work) };
    const scope = { requestId: event.instanceId, work: "generate-content" };
    // The engine calls a step from outside: each enters the scope itself.
    const scoped: Scoped = (work) => inScope(host, scope, () => work(depsOf(host.env, host.background)));
    await inReportedScope(host, scope, () => this.generateAll(event.payload, step, scoped));
  }

  private async generateAll(payload: GenerationChain, step: WorkflowStep, scoped: Scoped): Promise<void> {
    const line = [payload, ...(payload.behind ?? [])];
    for (const [place, job] of line.entries()) {
      const waiting = line.slice(place);
      if (place > 0) await step.do(`turn ${place}`, PATIENCE, () => scoped((deps) => refreshWaiting(deps, waiting)));
      await this.generate(job, step, place === 0 ? "round" : `creation ${place}, round`, scoped);
    }
  }

  private async generate(job: GenerationJob, step: WorkflowStep, name: string, scoped: Scoped): Promise<void> {
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const next = await step.do(`${name} ${round}`, PATIENCE, () => scoped((deps) => nextRound(deps, job)));
      if (next === "done") return;
    }
  }
}

/**
 * The next step of a job, paid for with the credits that were booked for it. What is left of them is given back at its
 * end.
 */
async function nextRound(deps: Deps, job: GenerationJob): Promise<"more" | "done"> {
  const generation = modelsOfJob(deps, { uid: job.uid, booking: job.run });
  const next = await runNextStep({ ...deps, generation, readPhotos: (...of) => readPhotos(deps, ...of) }, job);
  if (next === "done") await endBooking(deps, job.uid, job.run);
  return next;
}

type Deps = ReturnType<typeof depsOf>;
/** Runs the work of a step in the log scope of the Workflow. */
type Scoped = <T>(work: (deps: Deps) => Promise<T>) => Promise<T>;

function depsOf(env: Env, background: (work: Promise<unknown>) => void) {
  const context = buildContext(env, background);
  return { ...context, studio: studioStore(context.documents), clock };
}
