import type { KeyboardEvent } from "react";
import type { CellView } from "./cell-view.ts";

type MatrixKeys = {
  columns: number;
  cells: readonly CellView[];
  disabled: boolean;
  onPick: (keys: readonly string[], picked: boolean) => void;
};

/** Keys of the matrix: arrows move, P and X pick and unpick, A picks all. */
export function useMatrixKeys({ columns, cells, disabled, onPick }: MatrixKeys) {
  return (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button[data-cell]")];
    const at = buttons.findIndex((button) => button.matches(":focus"));
    const key = cells[at]?.cell.key;
    if (key === undefined) return;
    const step = steps(columns)[event.key];
    if (step !== undefined) {
      buttons[at + step]?.focus();
      event.preventDefault();
    } else if (!disabled && /^[pxa]$/i.test(event.key)) {
      const all = event.key.toLowerCase() === "a";
      onPick(all ? cells.map(({ cell }) => cell.key) : [key], event.key.toLowerCase() !== "x");
      event.preventDefault();
    }
  };
}

const steps = (columns: number): Record<string, number> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
});
