import type { Workflow } from "@cloudflare/workers-types";
import type { Makers, MakingLine } from "./makers.ts";

/** Makings as Workflows. */
export function workflowMakers(workflows: Workflow<MakingLine>): Makers {
  return {
    async start(making) {
      await workflows.create({ id: making.id, params: making });
    },
  };
}
