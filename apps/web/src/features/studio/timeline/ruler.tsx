import type { PointerEvent } from "react";
import { clock } from "../../../shared/clock.ts";

type RulerProps = { durationMs: number; zoom: number; onSeek: (ms: number) => void };

/** Most labels that fit on the ruler at zoom 1. */
const MOST_NUMBERS = 10;
const STEPS = [1000, 2000, 5000, 10_000, 30_000, 60_000] as const;

/** The seconds of the timeline. Pressing or dragging seeks; keyboards use the slider below the stage. */
export function Ruler({ durationMs, zoom, onSeek }: RulerProps) {
  const step = STEPS.find((it) => durationMs / it <= MOST_NUMBERS * zoom) ?? 60_000;
  const numbers = Array.from({ length: Math.floor(durationMs / step) + 1 }, (_, i) => i * step);
  const seek = (event: PointerEvent<HTMLElement>) => onSeek(momentUnder(event, durationMs));
  return (
    <div
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && seek(event)}
      className="relative h-6 cursor-ew-resize touch-pan-x border-b border-line select-none"
    >
      {numbers.map((ms) => (
        <span
          key={ms}
          className="tabular absolute top-0 bottom-0 border-l border-line pl-1 text-meta text-ink-3"
          style={{ left: `${(100 * ms) / durationMs}%` }}
        >
          {clock(ms)}
        </span>
      ))}
    </div>
  );
}

/** The time in ms under a pointer, on an element as wide as the whole video. */
function momentUnder(
  { clientX, currentTarget }: { clientX: number; currentTarget: Element },
  durationMs: number,
): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(durationMs, Math.max(0, ((clientX - left) / Math.max(1, width)) * durationMs));
}
