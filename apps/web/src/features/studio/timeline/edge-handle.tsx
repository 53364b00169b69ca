import { classNames } from "@vignette/ui";
import type { KeyboardEvent, PointerEvent } from "react";
import { useRef } from "react";
import { snapTo } from "./snap.ts";

type EdgeHandleProps = {
  name: string;
  side?: "left" | "right";
  /** Where the edge is, and the length of the video, in ms. */
  atMs: number;
  durationMs: number;
  /** Times to snap to, in ms. */
  points: readonly number[];
  /** The nearest time that the edge can have, in ms. */
  limit: (ms: number) => number;
  /** What assistive technology reads, in seconds. */
  value: { now: number; min: number; max: number; text: string };
  /** Called with the edge in ms during a drag, and with null when it ends. */
  onDrag: (ms: number | null) => void;
  onSet: (ms: number) => void;
};

/** Snapping distance in px; steps of the arrow keys in ms. */
const REACH_PX = 8;
const [STEP, LONG_STEP] = [100, 1000];

/** The edge of a beat or a clip, moved by dragging or by arrow keys. Fields beside the timeline do the same. */
export function EdgeHandle({ name, side = "right", atMs, durationMs, points, limit, value, ...on }: EdgeHandleProps) {
  const from = useRef<{ x: number; edgeMs: number; msPerPx: number; at: number } | null>(null);

  function begin(event: PointerEvent<HTMLElement>) {
    const lane = event.currentTarget.closest("fieldset");
    if (!lane || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    const msPerPx = durationMs / lane.getBoundingClientRect().width;
    from.current = { x: event.clientX, edgeMs: atMs, msPerPx, at: atMs };
  }
  function move({ clientX }: PointerEvent<HTMLElement>) {
    const start = from.current;
    if (!start) return;
    const wanted = start.edgeMs + (clientX - start.x) * start.msPerPx;
    const others = points.filter((point) => point !== start.edgeMs);
    start.at = limit(snapTo(wanted, others, REACH_PX * start.msPerPx));
    on.onDrag(start.at);
  }
  function end(isKept: boolean) {
    const start = from.current;
    from.current = null;
    on.onDrag(null);
    if (isKept && start && start.at !== start.edgeMs) on.onSet(start.at);
  }
  function press(event: KeyboardEvent) {
    const sign = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (sign === undefined || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    on.onSet(limit(atMs + sign * (event.shiftKey ? LONG_STEP : STEP)));
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={value.min}
      aria-valuemax={value.max}
      aria-valuenow={value.now}
      aria-valuetext={value.text}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onKeyDown={press}
      className={classNames(
        "absolute inset-y-0 z-10 w-3 cursor-ew-resize touch-none rounded-chip pointer-coarse:w-6",
        "after:absolute after:inset-y-1.5 after:w-1 after:rounded-full after:bg-ink-3 hover:after:bg-mark",
        side === "right"
          ? "-right-1.5 after:left-1 pointer-coarse:-right-3 pointer-coarse:after:left-2.5"
          : "-left-1.5 after:right-1 pointer-coarse:-left-3 pointer-coarse:after:right-2.5",
      )}
    />
  );
}
