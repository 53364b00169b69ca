import type { KeyboardEvent } from "react";

type SheetActs = {
  pick: (id: string) => void;
  reject: (id: string) => void;
  all: () => void;
  play: (id: string) => void;
};

/**
 * Keys on the wall of frames: arrows move, P picks, X rejects, Space plays, A picks all. Enter opens, as on any button.
 */
export function useSheetKeys(acts: SheetActs) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const frames = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-frame]")];
    const at = frames.findIndex((it) => it.contains(event.target as Node));
    const id = frames[at]?.dataset.frame;
    if (id === undefined) return;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columnsOf(frames), ArrowUp: -columnsOf(frames) }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      frames[at + step]?.querySelector<HTMLElement>("button")?.focus();
      return;
    }
    const isPlate = (event.target as HTMLElement).matches(".frame-plate");
    const act = { p: acts.pick, x: acts.reject, a: acts.all, ...(isPlate && { " ": acts.play }) }[
      event.key.toLowerCase()
    ];
    if (!act) return;
    event.preventDefault();
    if (event.key.toLowerCase() === "x") focusBeside(frames, at);
    act(id);
  };
}

/** A rejected frame leaves the wall, so the focus moves to the frame that takes its place. */
function focusBeside(frames: readonly HTMLElement[], at: number): void {
  (frames[at + 1] ?? frames[at - 1])?.querySelector<HTMLElement>("button")?.focus();
}

/** The number of frames in the first row. */
function columnsOf(frames: readonly HTMLElement[]): number {
  const top = frames[0]?.offsetTop;
  return Math.max(1, frames.filter((it) => it.offsetTop === top).length);
}
