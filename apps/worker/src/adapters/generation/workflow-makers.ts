import type { Workflow } from "@cloudflare/workers-types";
import type { Makers, Making } from "./makers.ts";

/** Makings as Workflows. */
export function workflowMakers(workflows: Workflow<Making>): Makers {
  return {
    async start(making) {
      await workflows.create({ id: making.id, params: making });
    },
  };
}
