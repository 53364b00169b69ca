import { classNames } from "@vignette/ui";
import { useState } from "react";
import { clock } from "../../../shared/clock.ts";
import { EdgeHandle } from "./edge-handle.tsx";
import { isHoldable } from "./holds.ts";
import { type Lanes, snapPoints } from "./lanes.ts";
import type { TimelineProps } from "./timeline-props.ts";

/** The beats as blocks. Pressing one seeks to its start; ends that the author can set can be dragged. */
export function BeatLane({ isStrip = false, lanes, ...props }: TimelineProps & { isStrip?: boolean; lanes?: Lanes }) {
  const { draft, scene, times, time, look, onSeek, onHold } = props;
  const [dragged, setDragged] = useState<{ index: number; endMs: number } | null>(null);
  const { durationMs } = scene;
  const last = times.length - 1;
  return (
    <fieldset aria-label="Beats" className="min-w-0">
      <div className={classNames("relative rounded-chip bg-sunken", isStrip ? "h-6" : "h-9")}>
        {times.map(({ startMs, endMs: set }, index) => {
          const beat = draft.script.beats[index];
          if (!beat) return null;
          // The time after the last beat belongs to it.
          const itsEnd = index === last ? durationMs : set;
          const endMs = dragged?.index === index ? dragged.endMs : itsEnd;
          const isNow = startMs <= time && (time < itsEnd || index === last);
          return (
            <div
              key={beat.id}
              className="absolute inset-y-0"
              style={{ left: `${(100 * startMs) / durationMs}%`, width: `${(100 * (endMs - startMs)) / durationMs}%` }}
            >
              <button
                type="button"
                aria-current={isNow}
                onClick={() => onSeek(startMs + 1)}
                className="block size-full cursor-pointer overflow-hidden rounded-chip border border-canvas bg-raised px-1.5 text-left text-meta whitespace-nowrap text-ink-2 hover:text-ink aria-[current=true]:bg-mark-soft aria-[current=true]:text-ink"
              >
                <span className="sr-only">Beat </span>
                {isStrip ? index + 1 : `${index + 1} ${(beat.title || beat.line).replaceAll("*", "")}`}
                <span className="sr-only">{`, ${clock(startMs)} to ${clock(endMs)}`}</span>
              </button>
              {!isStrip && lanes && isHoldable(scene, index, times.length) && (
                <EdgeHandle
                  name={`End of beat ${index + 1}`}
                  {...{ startMs, endMs, durationMs }}
                  points={look.magnet ? snapPoints(lanes, times) : []}
                  onDrag={(at) => setDragged(at === null ? null : { index, endMs: at })}
                  onHold={(holdMs) => onHold(beat.id, holdMs)}
                />
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
