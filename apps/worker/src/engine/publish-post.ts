import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { Run } from "@vignette/domain/scheduling";
import type { Env } from "../context/env.ts";
import { advance, type Progress } from "./publishing/advance.ts";
import { engineDeps } from "./publishing/engine-deps.ts";

/**
 * Far more than a day of polling takes; below the engine's limit of 10 000 steps, of which each round may use two.
 * Source: docs/platforms/cloudflare.md#workflows.
 */
const MAX_ROUNDS = 3000;

/**
 * Drives one target until nothing is left to do. Holds no state: each round reads the target and applies the rules, so
 * that a round repeated after a crash finds what was done and never commits again.
 */
export class PublishPost extends WorkflowEntrypoint<Env, Run> {
  override async run({ payload }: Readonly<WorkflowEvent<Run>>, step: WorkflowStep): Promise<void> {
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const progress = await step.do(
        `round ${round}`,
        { retries: { limit: 5, delay: "2 seconds", backoff: "exponential" }, timeout: "3 minutes" },
        (): Promise<Progress> =>
          advance(
            engineDeps(this.env, (work) => this.ctx.waitUntil(work)),
            payload,
          ),
      );
      if (progress.type === "done") return;
      if (progress.type === "wait") await step.sleepUntil(`pause ${round}`, new Date(progress.until));
    }
  }
}
