import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { useState } from "react";
import { clock } from "../../../../shared/clock.ts";
import { decimalText } from "../../../../shared/formats.ts";
import { select, useSelection } from "../../selection.ts";
import { EdgeHandle } from "../edge-handle.tsx";
import { holdFor, isHoldable } from "../holds.ts";
import type { TimelineProps } from "../timeline-props.ts";
import { useBlockDrag } from "../use-block-drag.ts";
import { type Lanes, snapPoints } from "./lanes.ts";

/** The beats as blocks. Pressing one seeks to its start, dragging one moves it; ends that can be set can be dragged. */
export function BeatLane({ isStrip = false, lanes, ...props }: TimelineProps & { isStrip?: boolean; lanes?: Lanes }) {
  const { draft, scene, times, time, look, edit, onSeek, onHold } = props;
  const [dragged, setDragged] = useState<{ index: number; endMs: number } | null>(null);
  const selection = useSelection();
  const [width, setWidth] = useState(1);
  const { durationMs } = scene;
  const last = times.length - 1;
  const drag = useBlockDrag((name, middlePx) => {
    const from = draft.script.beats.findIndex(({ id }) => id === name);
    const ms = (middlePx / width) * durationMs;
    const to = times.filter(({ startMs, endMs }, at) => at !== from && (startMs + endMs) / 2 < ms).length;
    if (from !== -1 && from !== to) edit.place(from, to);
  });
  return (
    <fieldset
      aria-label={m.timeline_beats()}
      className="min-w-0"
      onPointerDownCapture={({ currentTarget }) => setWidth(currentTarget.getBoundingClientRect().width)}
    >
      <div className={classNames("relative rounded-chip bg-sunken", isStrip ? "h-6" : "h-9")}>
        {times.map(({ startMs, endMs: set }, index) => {
          const beat = draft.script.beats[index];
          if (!beat) return null;
          // The time after the last beat belongs to it.
          const itsEnd = index === last ? durationMs : set;
          const endMs = dragged?.index === index ? dragged.endMs : itsEnd;
          const isNow = startMs <= time && (time < itsEnd || index === last);
          const isSelected = selection?.kind === "beat" && selection.id === beat.id;
          const dx = drag.dxOf(beat.id);
          const seconds = (endMs - startMs) / 1000;
          return (
            <div
              key={beat.id}
              className={classNames("absolute inset-y-0", dx !== null && "z-20 opacity-80")}
              style={{
                left: `${(100 * startMs) / durationMs}%`,
                width: `${(100 * (endMs - startMs)) / durationMs}%`,
                transform: dx === null ? undefined : `translateX(${dx}px)`,
              }}
            >
              <button
                type="button"
                aria-current={isNow}
                {...(!isStrip && drag.handlersOf(beat.id))}
                onClick={() => {
                  if (drag.wasDragged()) return;
                  select({ kind: "beat", id: beat.id });
                  onSeek(startMs + 1);
                }}
                className={classNames(
                  "block size-full cursor-pointer overflow-hidden rounded-chip border bg-raised px-1.5 text-left text-meta whitespace-nowrap text-ink-2 hover:text-ink aria-[current=true]:bg-mark-soft aria-[current=true]:text-ink",
                  isSelected && !isStrip ? "touch-none border-mark" : "border-canvas",
                )}
              >
                <span className="sr-only">{m.timeline_beat()} </span>
                {isStrip ? index + 1 : `${index + 1} ${(beat.title || beat.line).replaceAll("*", "")}`}
                <span className="sr-only">{`, ${m.timeline_times({ start: clock(startMs), end: clock(endMs) })}`}</span>
              </button>
              {!isStrip && lanes && isHoldable(scene, index, times.length) && (
                <EdgeHandle
                  name={m.timeline_end_of_beat({ index: index + 1 })}
                  atMs={endMs}
                  durationMs={durationMs}
                  limit={(ms) => startMs + holdFor(startMs, ms)}
                  value={{
                    now: Math.round(seconds * 1000) / 1000,
                    min: 0.5,
                    max: 60,
                    text: m.timeline_held_seconds({ seconds: decimalText(seconds) }),
                  }}
                  points={look.magnet ? snapPoints(lanes, times) : []}
                  onDrag={(at) => setDragged(at === null ? null : { index, endMs: at })}
                  onSet={(at) => onHold(beat.id, holdFor(startMs, at))}
                />
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
