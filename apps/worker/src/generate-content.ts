import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { instant } from "@vignette/domain/kernel";
import type { Making } from "./adapters/generation/makers.ts";
import { buildContext } from "./build-context.ts";
import type { Env } from "./env.ts";
import { makeNext } from "./features/studio/make-next.ts";
import { studioStore } from "./features/studio/store.ts";

/** Far more than the words, the pictures and the voice of the longest creation take. */
const MAX_ROUNDS = 60;

/**
 * Makes what a creation lacks, whoever watches. Holds no knowledge: each round reads the creation, so that a round
 * repeated by the engine after a crash finds what was made.
 */
export class GenerateContent extends WorkflowEntrypoint<Env, Making> {
  override async run({ payload }: Readonly<WorkflowEvent<Making>>, step: WorkflowStep): Promise<void> {
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const next = await step.do(
        `round ${round}`,
        { retries: { limit: 3, delay: "2 seconds", backoff: "exponential" }, timeout: "5 minutes" },
        () => {
          const context = buildContext(this.env, (work) => this.ctx.waitUntil(work));
          return makeNext({ ...context, studio: studioStore(context.documents), clock: clock }, payload);
        },
      );
      if (next === "done") return;
    }
  }
}

const clock = () => instant(Date.now());
