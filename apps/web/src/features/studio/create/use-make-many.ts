import type { Cell, CreationView } from "@vignette/domain/studio";
import { useState } from "react";
import { errorMessage, trpc } from "../../../trpc.ts";

/** What is to be made: every cell in order, of which the plan may allow only the first ones. */
export type Plan = {
  projectId: string;
  productId: string;
  kind: CreationView["kind"];
  drawing: string | null;
  cells: readonly Cell[];
};

/** A batch under way in this page: of which plan, and how much of it was begun. */
type Batch = { id: string; plan: string; begun: number };

/**
 * Begins a batch. What the plan left over is begun by the next press, in the same batch; a press whose answer was lost
 * is the same request again. Once everything is begun, the next press makes another take.
 */
export function useMakeMany(plan: Plan) {
  const utils = trpc.useUtils();
  const [batch, setBatch] = useState<Batch | null>(null);
  const key = JSON.stringify(plan);
  const current = batch?.plan === key && batch.begun < plan.cells.length ? batch : null;
  const begun = current?.begun ?? 0;
  const mutation = trpc.studio.generateMany.useMutation();

  async function make(count: number): Promise<void> {
    const id = current?.id ?? crypto.randomUUID();
    setBatch({ id, plan: key, begun });
    const { cells, ...shared } = plan;
    try {
      const made = await mutation.mutateAsync({ ...shared, batchId: id, cells: cells.slice(0, begun + count) });
      setBatch({ id, plan: key, begun: begun + count });
      utils.studio.list.setData({ projectId: plan.projectId }, (before) => [
        ...made,
        ...(before ?? []).filter((it) => !made.some((other) => other.id === it.id)),
      ]);
      void utils.studio.room.invalidate();
    } catch {
      // The mutation keeps what went wrong; the batch keeps its name, so that trying again begins nothing twice.
    }
  }

  return {
    make,
    making: mutation.isPending,
    failure: mutation.error ? errorMessage(mutation.error) : null,
    /** How many cells the next press can begin at most. */
    rest: plan.cells.length - begun,
    begun,
  };
}
