import { type PointerEvent, useRef } from "react";

/** Least horizontal and largest vertical travel of a swipe, in px. Our own choice. */
const FAR = 64;
const STRAY = 40;

/**
 * Detects swipes to the right and left by touch. The click at the end of a swipe is suppressed. A mouse does not swipe.
 */
export function useSwipe(on: { right: () => void; left: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      swiped.current = false;
      start.current = event.pointerType === "touch" ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [across, along] = [event.clientX - from.x, Math.abs(event.clientY - from.y)];
      if (Math.abs(across) < FAR || along > STRAY) return;
      swiped.current = true;
      if (across > 0) on.right();
      else on.left();
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
