import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { PublishRun } from "@vignette/domain/scheduling";
import type { Env } from "../context/env.ts";
import { inReportedScope, inScope } from "../context/in-scope.ts";
import { advance, type RunProgress } from "./publishing/advance.ts";
import { engineDeps } from "./publishing/engine-deps.ts";
import { pauseUntil } from "./publishing/pause-until.ts";

/**
 * Far more than a day of polling takes; below the engine's limit of 10 000 steps, of which each round may use two.
 * Source: docs/platforms/cloudflare.md#workflows.
 */
const MAX_ROUNDS = 3000;

/**
 * Drives one target until nothing is left to do. Holds no state: each round reads the target and applies the rules, so
 * that a round repeated after a crash finds what was done and never commits again.
 */
export class PublishPost extends WorkflowEntrypoint<Env, PublishRun> {
  override async run({ payload, instanceId }: Readonly<WorkflowEvent<PublishRun>>, step: WorkflowStep): Promise<void> {
    const host = { env: this.env, background: (work: Promise<unknown>) => this.ctx.waitUntil(work) };
    const scope = { requestId: instanceId, work: "publish-post" };
    // The engine calls a step from outside: each enters the scope itself.
    const round = () => inScope(host, scope, () => advance(engineDeps(host.env, host.background), payload));
    await inReportedScope(host, scope, () => this.drive(round, step));
  }

  private async drive(round: () => Promise<RunProgress>, step: WorkflowStep): Promise<void> {
    for (let number = 1; number <= MAX_ROUNDS; number += 1) {
      const patience = {
        retries: { limit: 5, delay: "2 seconds", backoff: "exponential" },
        timeout: "3 minutes",
      } as const;
      const progress = await step.do(`round ${number}`, patience, round);
      if (progress.type === "done") return;
      if (progress.type === "wait") await pauseUntil(step, `pause ${number}`, progress.until);
    }
  }
}
