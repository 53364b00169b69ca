import type { KeyboardEvent, PointerEvent } from "react";
import { useRef } from "react";
import { holdFor } from "./holds.ts";
import { snapTo } from "./snap.ts";

type EdgeHandleProps = {
  name: string;
  startMs: number;
  endMs: number;
  durationMs: number;
  /** Times to snap to, in ms. */
  points: readonly number[];
  /** Called with the end in ms during a drag, and with null when it ends. */
  onDrag: (endMs: number | null) => void;
  onHold: (holdMs: number) => void;
};

/** Snapping distance in px; steps of the arrow keys in ms. */
const REACH_PX = 8;
const [STEP, LONG_STEP] = [100, 1000];

/** The end of a beat, moved by dragging or by arrow keys. On a phone the field of the beat replaces it. */
export function EdgeHandle({ name, startMs, endMs, durationMs, points, onDrag, onHold }: EdgeHandleProps) {
  const from = useRef<{ x: number; endMs: number; msPerPx: number; at: number } | null>(null);

  function begin(event: PointerEvent<HTMLElement>) {
    const lane = event.currentTarget.closest("fieldset");
    if (!lane || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, endMs, msPerPx: durationMs / lane.getBoundingClientRect().width, at: endMs };
  }
  function move({ clientX }: PointerEvent<HTMLElement>) {
    const start = from.current;
    if (!start) return;
    const wanted = start.endMs + (clientX - start.x) * start.msPerPx;
    const others = points.filter((point) => point !== start.endMs);
    start.at = startMs + holdFor(startMs, snapTo(wanted, others, REACH_PX * start.msPerPx));
    onDrag(start.at);
  }
  function end(isKept: boolean) {
    const start = from.current;
    from.current = null;
    onDrag(null);
    if (isKept && start && start.at !== start.endMs) onHold(holdFor(startMs, start.at));
  }
  function press(event: KeyboardEvent) {
    const sign = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (sign === undefined) return;
    event.preventDefault();
    onHold(holdFor(startMs, endMs + sign * (event.shiftKey ? LONG_STEP : STEP)));
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0.5}
      aria-valuemax={60}
      aria-valuenow={Math.round(endMs - startMs) / 1000}
      aria-valuetext={`held ${((endMs - startMs) / 1000).toFixed(1)} seconds`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onKeyDown={press}
      className="absolute inset-y-0 -right-1.5 z-10 w-3 cursor-ew-resize touch-none rounded-chip after:absolute after:inset-y-1.5 after:left-1 after:w-1 after:rounded-full after:bg-ink-3 hover:after:bg-mark max-md:hidden"
    />
  );
}
