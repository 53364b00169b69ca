import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { instant } from "@vignette/domain/kernel";
import type { GenerationChain, GenerationJob } from "../adapters/generation/generation-queue.ts";
import { buildContext } from "../context/build-context.ts";
import type { Env } from "../context/env.ts";
import { studioStore } from "../features/studio/creation/store.ts";
import { refreshWaiting } from "../features/studio/generation/refresh-waiting.ts";
import { runNextStep } from "../features/studio/generation/run-next-step.ts";

const PATIENCE = { retries: { limit: 3, delay: "2 seconds", backoff: "exponential" }, timeout: "5 minutes" } as const;
/** Far more than the script, the images, the voice and the video clips of the longest creation take. */
const MAX_ROUNDS = 150;

/**
 * Generates the missing media of a creation, then those of the creations that wait behind it, whether or not a page is
 * open. Holds no state: each round reads the creation, so a round repeated after a crash finds what was generated.
 */
export class GenerateContent extends WorkflowEntrypoint<Env, GenerationChain> {
  override async run({ payload }: Readonly<WorkflowEvent<GenerationChain>>, step: WorkflowStep): Promise<void> {
    const line = [payload, ...(payload.behind ?? [])];
    for (const [place, job] of line.entries()) {
      if (place > 0) await step.do(`turn ${place}`, PATIENCE, () => refreshWaiting(this.deps(), line.slice(place)));
      await this.generate(job, step, place === 0 ? "round" : `creation ${place}, round`);
    }
  }

  private async generate(job: GenerationJob, step: WorkflowStep, name: string): Promise<void> {
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
