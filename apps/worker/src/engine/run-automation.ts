import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { RecipeJob } from "../adapters/recipes/recipe-queue.ts";
import type { Env } from "../context/env.ts";
import { inReportedScope, inScope } from "../context/in-scope.ts";
import { advanceRun, type RunProgress } from "./automation/advance-run.ts";
import { runDeps } from "./automation/run-deps.ts";

/** Rounds of three seconds for an hour, which no piece takes. */
const MAX_ROUNDS = 1200;
const PATIENCE = { retries: { limit: 5, delay: "2 seconds", backoff: "exponential" }, timeout: "5 minutes" } as const;

/**
 * One occurrence of a recipe: choose, make, render, plan. Holds no state: each round reads the run and goes on where it
 * stopped.
 */
export class RunAutomation extends WorkflowEntrypoint<Env, RecipeJob> {
  override async run({ payload, instanceId }: Readonly<WorkflowEvent<RecipeJob>>, step: WorkflowStep): Promise<void> {
    const host = { env: this.env, background: (work: Promise<unknown>) => this.ctx.waitUntil(work) };
    const scope = { requestId: instanceId, work: "run-automation" };
    // The engine calls a step from outside: each enters the scope itself.
    const round = () => inScope(host, scope, () => advanceRun(runDeps(host.env, host.background), payload));
    await inReportedScope(host, scope, () => this.drive(round, step));
  }

  private async drive(round: () => Promise<RunProgress>, step: WorkflowStep): Promise<void> {
    for (let number = 1; number <= MAX_ROUNDS; number += 1) {
      const progress = await step.do(`round ${number}`, PATIENCE, round);
      if (progress.type === "done") return;
      if (progress.type === "wait") await step.sleep(`pause ${number}`, progress.ms);
    }
  }
}
