import type { Workflow } from "@cloudflare/workers-types";
import { type PublishRun, runId } from "@vignette/domain/scheduling";
import type { Publisher } from "./publisher.ts";

/** Starts runs as Workflows. Workflows refuse an id that exists, which prevents a second start. */
export function workflowPublisher(workflows: Workflow<PublishRun>): Publisher {
  return {
    async start(run) {
      const id = runId(run);
      try {
        await workflows.create({ id, params: run });
      } catch (error) {
        if (!(await exists(workflows, id))) throw error;
      }
    },
  };
}

async function exists(workflows: Workflow<PublishRun>, id: string): Promise<boolean> {
  try {
    await (await workflows.get(id)).status();
    return true;
  } catch {
    return false;
  }
}
