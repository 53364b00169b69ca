import type { Workflow } from "@cloudflare/workers-types";
import type { GenerationChain, GenerationQueue } from "./generation-queue.ts";

/** Runs each generation job as a Workflow. */
export function workflowQueue(workflows: Workflow<GenerationChain>): GenerationQueue {
  return {
    async start(job) {
      await workflows.create({ id: job.id, params: job });
    },
  };
}
