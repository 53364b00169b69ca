import type { Cell, CreationView } from "@vignette/domain/studio";
import { useState } from "react";
import { errorText, trpc } from "../../../trpc.ts";

/** A batch to create. The plan's limit may allow only the first of its cells. */
export type BatchPlan = {
  projectId: string;
  productId: string;
  kind: CreationView["kind"];
  drawing: string | null;
  presenter?: string;
  cells: readonly Cell[];
};

/** A batch that this page has started: its plan, and how many cells were started. */
type Batch = { id: string; plan: string; started: number };

/**
 * Starts a batch of creations. Cells that the plan's limit left over are started by the next call, in the same batch. A
 * call whose answer was lost sends the same request again. Once all cells are started, the next call begins a new
 * batch. `firstId`: the id of the first batch, for one that must not begin twice.
 */
export function useCreateBatch(plan: BatchPlan, firstId: string | null = null) {
  const utils = trpc.useUtils();
  const [batch, setBatch] = useState<Batch | null>(null);
  const key = JSON.stringify(plan);
  const current = batch?.plan === key && batch.started < plan.cells.length ? batch : null;
  const started = current?.started ?? 0;
  const mutation = trpc.studio.createBatch.useMutation();

  async function create(count: number): Promise<void> {
    const isFirst = batch === null || (batch.id === firstId && batch.started === 0);
    const id = current?.id ?? (isFirst ? firstId : null) ?? crypto.randomUUID();
    setBatch({ id, plan: key, started });
    const { cells, ...shared } = plan;
    try {
      const made = await mutation.mutateAsync({ ...shared, batchId: id, cells: cells.slice(0, started + count) });
      setBatch({ id, plan: key, started: started + count });
      // A list that is still loading was requested before these were created, and would remove them again.
      await utils.studio.list.cancel({ projectId: plan.projectId });
      utils.studio.list.setData({ projectId: plan.projectId }, (before) => [
        ...made,
        ...(before ?? []).filter((it) => !made.some((other) => other.id === it.id)),
      ]);
      void utils.studio.allowanceLeft.invalidate();
    } catch {
      // The mutation holds the error. The batch keeps its id, so that a retry starts nothing twice. A look may be
      // refused because of the photos, which have changed since they were loaded.
      void utils.studio.productPictures.invalidate({ projectId: plan.projectId, productId: plan.productId });
    }
  }

  return {
    create,
    creating: mutation.isPending,
    failure: mutation.error ? errorText(mutation.error) : null,
    /** How many cells the next call can start at most. */
    remaining: plan.cells.length - started,
    started,
  };
}
