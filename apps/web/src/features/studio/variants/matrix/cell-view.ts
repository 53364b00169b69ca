import { type JoinedCell, joinedCell, type PartSegment } from "@vignette/content";
import { type MadeVariant, type VariantCell, type VariantSetView, variantCells } from "@vignette/domain/studio";
import { useMemo } from "react";
import type { CellState, VariantJob } from "../run/variant-job.ts";
import type { VariantChoices } from "./local-choices.ts";

/** A combination as the matrix shows it. */
export type CellView = {
  cell: VariantCell;
  /** Null while a part is loading, or if it was deleted. */
  joined: JoinedCell | null;
  picked: boolean;
  /** The finished video, if there is one. With `isOld` its text, pictures or times have changed since. */
  made: (MadeVariant & { isOld: boolean }) | null;
  /** Its progress or result in the latest run. */
  run: CellState | null;
};

type Facts = {
  choices: VariantChoices;
  set: VariantSetView;
  byId: ReadonlyMap<string, PartSegment>;
  job: VariantJob | null;
};

/** All combinations, hook by hook. */
export function useCells({ choices, set, byId, job }: Facts): CellView[] {
  const joined = useMemo(
    () => variantCells(choices).map((cell) => ({ cell, joined: joinedCell(cell, byId) })),
    [choices, byId],
  );
  const left = new Set(choices.left);
  const made = new Map(set.made.map((it) => [it.cell, it]));
  return joined.map(({ cell, joined: whole }) => ({
    cell,
    joined: whole,
    picked: !left.has(cell.key),
    made: madeOf(made.get(cell.key), whole),
    run: job?.cells[cell.key] ?? null,
  }));
}

function madeOf(made: MadeVariant | undefined, joined: JoinedCell | null): CellView["made"] {
  return made ? { ...made, isOld: joined !== null && joined.stamp !== made.stamp } : null;
}

/** Whether a combination is picked, can be rendered, and has no video that is up to date. */
export const isCellPending = ({ picked, joined, made }: CellView): boolean =>
  picked && joined !== null && joined.trouble === null && (made === null || made.isOld);

/** Whether a combination is picked and its video is up to date. */
export const isFinished = ({ picked, made }: CellView): boolean => picked && made !== null && !made.isOld;
