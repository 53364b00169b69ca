import type { LibraryAsset } from "@vignette/domain/assets";
import type { KeyboardEvent } from "react";

type Wall = {
  items: readonly LibraryAsset[];
  columns: number;
  onPick: (item: LibraryAsset, range: boolean) => void;
  onRemove: (item: LibraryAsset) => void;
  scrollTo: (row: number) => void;
};

/**
 * Keys on the wall: arrows move, Home and End go to the ends, P picks, Delete deletes. Space and Enter open, as on any
 * button.
 */
export function useWallKeys({ items, columns, onPick, onRemove, scrollTo }: Wall) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const at = indexOf(event.target);
    const item = at === null ? undefined : items[at];
    if (at === null || !item || event.metaKey || event.ctrlKey || event.altKey) return;
    const moves: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: items.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined && items[to]) focusAt(event.currentTarget, to, () => scrollTo(Math.floor(to / columns)));
    else if (event.key === "p" || event.key === "P") onPick(item, event.shiftKey);
    else if (event.key === "Delete" || event.key === "Backspace") onRemove(item);
    else return;
    event.preventDefault();
  };
}

function indexOf(target: EventTarget): number | null {
  const holder = target instanceof Element ? target.closest("[data-item]") : null;
  return holder ? Number(holder.getAttribute("data-item")) : null;
}

/** A frame outside of the viewport is not in the page until the wall has scrolled and rendered. */
function focusAt(wall: HTMLElement, index: number, scroll: () => void): void {
  const button = () => wall.querySelector<HTMLButtonElement>(`[data-item="${index}"] button`);
  const found = button();
  if (found) {
    found.focus();
    return;
  }
  scroll();
  requestAnimationFrame(() => requestAnimationFrame(() => button()?.focus()));
}
