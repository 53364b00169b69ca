import type { Workflow } from "@cloudflare/workers-types";
import { logLine } from "../log/log-line.ts";
import type { RecipeJob, RecipeQueue } from "./recipe-queue.ts";

/** Each run is a Workflow. One that does not start is only logged: the sweep finds the run. */
export function workflowRecipes(workflows: Workflow<RecipeJob>): RecipeQueue {
  return {
    async start({ id, restarts }) {
      try {
        await workflows.create({ id: `${id}-${restarts}`, params: { id, restarts } });
      } catch (error) {
        logLine("warn", "A run of a recipe was not started.", { id, error });
      }
    },
  };
}
