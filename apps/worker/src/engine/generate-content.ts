import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { instant } from "@vignette/domain/kernel";
import type { GenerationChain, GenerationJob } from "../adapters/generation/generation-queue.ts";
import { buildContext } from "../context/build-context.ts";
import type { Env } from "../context/env.ts";
import { studioStore } from "../features/studio/creation/store.ts";
import { refreshWaiting } from "../features/studio/generation/refresh-waiting.ts";
import { runNextStep } from "../features/studio/generation/run-next-step.ts";

const PATIENCE = { retries: { limit: 3, delay: "2 seconds", backoff: "exponential" }, timeout: "5 minutes" } as const;
/** Far more than the words, the pictures, the voice and the films of the longest creation take. */
const MAX_ROUNDS = 150;

/**
 * Makes what a creation lacks, whoever watches, and then what waits behind it. Holds no knowledge: each round reads the
 * creation, so that a round repeated by the engine after a crash finds what was made.
 */
export class GenerateContent extends WorkflowEntrypoint<Env, GenerationChain> {
  override async run({ payload }: Readonly<WorkflowEvent<GenerationChain>>, step: WorkflowStep): Promise<void> {
    const line = [payload, ...(payload.behind ?? [])];
    for (const [place, job] of line.entries()) {
      if (place > 0) await step.do(`turn ${place}`, PATIENCE, () => refreshWaiting(this.deps(), line.slice(place)));
      await this.make(job, step, place === 0 ? "round" : `creation ${place}, round`);
    }
  }

  private async make(job: GenerationJob, step: WorkflowStep, name: string): Promise<void> {
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const next = await step.do(`${name} ${round}`, PATIENCE, () => runNextStep({ ...this.deps(), clock }, job));
      if (next === "done") return;
    }
  }

  private deps() {
    const context = buildContext(this.env, (work) => this.ctx.waitUntil(work));
    return { ...context, studio: studioStore(context.documents) };
  }
}

const clock = () => instant(Date.now());
