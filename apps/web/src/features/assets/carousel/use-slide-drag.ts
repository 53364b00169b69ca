import { type PointerEvent, type RefObject, useState } from "react";

/** Pixels that a pointer travels before a press becomes a drag. Our own choice. */
const SLOP = 6;

/**
 * Drags things of a list with `data-slide` to another place. A mouse takes them anywhere; a finger only where `data-touch` is,
 * so that the list still scrolls. Escape ends it without a change.
 */
export function useSlideDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);

  function start(event: PointerEvent<HTMLElement>, from: number) {
    const isGrip = event.target instanceof Element && event.target.closest("[data-touch]") !== null;
    if (event.button !== 0 || (event.pointerType === "touch" && !isGrip)) return;
    const { clientX, clientY, pointerId } = event;
    const end = new AbortController();
    const options = { signal: end.signal };
    let over: number | null = null;
    const stop = (isDropped: boolean) => {
      end.abort();
      setDrag(null);
      if (isDropped && over !== null) onMove(from, over);
    };
    const onPointerMove = (move: globalThis.PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      const isFar = Math.hypot(move.clientX - clientX, move.clientY - clientY) > SLOP;
      if (over === null && !isFar) return;
      over = slideAt(list.current, move.clientX, move.clientY) ?? over ?? from;
      setDrag({ from, over });
    };
    window.addEventListener("pointermove", onPointerMove, options);
    window.addEventListener("pointerup", () => stop(true), options);
    window.addEventListener("pointercancel", () => stop(false), options);
    window.addEventListener(
      "keydown",
      (key) => {
        if (key.key !== "Escape") return;
        key.stopPropagation();
        stop(false);
      },
      { ...options, capture: true },
    );
  }

  return { dragged: drag?.from ?? null, over: drag?.over ?? null, start };
}

/** The place of the thing at a point of the window; null beside them. */
function slideAt(list: HTMLElement | null, x: number, y: number): number | null {
  const slides = [...(list?.querySelectorAll<HTMLElement>("[data-slide]") ?? [])];
  const at = slides.findIndex((slide) => {
    const { left, right, top, bottom } = slide.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return at < 0 ? null : at;
}
