import type { Cell, CreationView } from "@vignette/domain/studio";
import { useState } from "react";
import { errorMessage, trpc } from "../../../trpc.ts";

/** What is to be made: every cell in order, of which the plan may allow only the first ones. */
export type BatchPlan = {
  projectId: string;
  productId: string;
  kind: CreationView["kind"];
  drawing: string | null;
  cells: readonly Cell[];
};

/** A batch under way in this page: of which plan, and how much of it was started. */
type Batch = { id: string; plan: string; started: number };

/**
 * Begins a batch. What the plan left over is started by the next press, in the same batch; a press whose answer was lost
 * is the same request again. Once everything is started, the next press makes another take.
 */
export function useCreateBatch(plan: BatchPlan) {
  const utils = trpc.useUtils();
  const [batch, setBatch] = useState<Batch | null>(null);
  const key = JSON.stringify(plan);
  const current = batch?.plan === key && batch.started < plan.cells.length ? batch : null;
  const started = current?.started ?? 0;
  const mutation = trpc.studio.generateMany.useMutation();

  async function create(count: number): Promise<void> {
    const id = current?.id ?? crypto.randomUUID();
    setBatch({ id, plan: key, started });
    const { cells, ...shared } = plan;
    try {
      const made = await mutation.mutateAsync({ ...shared, batchId: id, cells: cells.slice(0, started + count) });
      setBatch({ id, plan: key, started: started + count });
      // A list that is still on its way was asked for before these were begun, and would take them away again.
      await utils.studio.list.cancel({ projectId: plan.projectId });
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
    create,
    creating: mutation.isPending,
    failure: mutation.error ? errorMessage(mutation.error) : null,
    /** How many cells the next press can begin at most. */
    remaining: plan.cells.length - started,
    started,
  };
}
