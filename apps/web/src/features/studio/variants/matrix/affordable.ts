import type { Allowance } from "../../generation/cost-line.tsx";
import { type CellView, isPending } from "./cell-view.ts";

/** What pressing the button makes: as many of what is pending as the plan still allows. */
export type Affordable = { cells: readonly CellView[]; uses: number; short: number };

/** A file that is made again counts nothing. */
export function affordable(views: readonly CellView[], { left }: Pick<Allowance, "left">): Affordable {
  const pending = views.filter(isPending);
  const room = left ?? Number.POSITIVE_INFINITY;
  let uses = 0;
  const cells = pending.filter(({ made }) => {
    if (made) return true;
    uses += 1;
    return uses <= room;
  });
  return { cells, uses: Math.min(uses, room), short: Math.max(0, uses - room) };
}
