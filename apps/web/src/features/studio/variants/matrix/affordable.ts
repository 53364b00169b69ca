import type { Allowance } from "../../generation/cost-line.tsx";
import { type CellView, isCellPending } from "./cell-view.ts";

/** The variants to render now: the pending ones, as far as the plan allows. `uses` of the plan, `short` of it. */
export type Affordable = { cells: readonly CellView[]; uses: number; short: number };

/** Chooses what to render. A variant that is rendered again does not count against the plan. */
export function affordable(views: readonly CellView[], { left }: Pick<Allowance, "left">): Affordable {
  const pending = views.filter(isCellPending);
  const room = left ?? Number.POSITIVE_INFINITY;
  let uses = 0;
  const cells = pending.filter(({ made }) => {
    if (made) return true;
    uses += 1;
    return uses <= room;
  });
  return { cells, uses: Math.min(uses, room), short: Math.max(0, uses - room) };
}
