import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { useState } from "react";
import { clock } from "../../../../shared/clock.ts";
import { decimalText, numberText } from "../../../../shared/formats.ts";
import { EdgeHandle } from "../edge-handle.tsx";
import type { useBlockDrag } from "../use-block-drag.ts";
import type { ClipBlock } from "./clip-blocks.ts";

type ClipBlockButtonProps = {
  block: ClipBlock;
  isSelected: boolean;
  isStill: boolean;
  durationMs: number;
  /** How far it is dragged, in px; null rests. */
  dx: number | null;
  handlers: ReturnType<ReturnType<typeof useBlockDrag>["handlersOf"]>;
  points: readonly number[];
  onPress: () => void;
  /** Moves an end to `ms` of the file. */
  onTrim: (edge: "start" | "end", ms: number) => void;
};

const MISSING = m.timeline_file_missing();
const UNSEEN = m.timeline_clip_unseen();

/** The shortest a clip can be trimmed to, in ms as shown. */
const LEAST_MS = 200;

function edgeName(edge: "start" | "end", isStill: boolean, number: number): string {
  if (edge === "start") return isStill ? m.timeline_start_of_picture({ number }) : m.timeline_start_of_clip({ number });
  return isStill ? m.timeline_end_of_picture({ number }) : m.timeline_end_of_clip({ number });
}

/** One clip on its lane. Selected, its ends can be dragged. */
export function ClipBlockButton({ block, isSelected, isStill, durationMs, dx, ...props }: ClipBlockButtonProps) {
  const { shown, piece, startMs, endMs, index } = block;
  const [edges, setEdges] = useState<{ startMs: number; endMs: number } | null>(null);
  const drawn = edges ?? block;
  const share = (ms: number) => `${(100 * ms) / Math.max(1, durationMs)}%`;
  const speed = piece?.speed ?? 1;
  const fileAt = (ms: number) => (piece ? piece.fromMs + (ms - startMs) * speed : 0);
  const number = index + 1;
  const name = isStill ? m.timeline_picture_number({ number }) : m.timeline_clip_number({ number });
  const label = piece ? name : m.timeline_missing_clip();
  // The beat is over before it: only its edge is drawn, so that it can be found.
  const isUnseen = piece !== null && endMs - startMs < 1;
  const hint = piece ? (isUnseen ? UNSEEN : "") : MISSING;
  const dressed = [
    shown.speed && shown.speed !== 1 ? `${numberText(shown.speed)}×` : "",
    shown.sound?.muted ? m.timeline_clip_muted() : "",
  ];
  const handle = (edge: "start" | "end") => ({
    name: edgeName(edge, isStill, number),
    durationMs,
    points: props.points,
    value: {
      ...{ now: Math.round(fileAt(edge === "start" ? startMs : endMs)) / 1000, min: 0, max: 1200 },
      text: m.timeline_second_of_its_file({ second: decimalText(fileAt(edge === "start" ? startMs : endMs) / 1000) }),
    },
  });
  return (
    <div
      className={classNames("absolute inset-y-0", dx !== null ? "z-20" : isUnseen && "z-10")}
      style={{
        left: share(drawn.startMs),
        width: piece ? share(drawn.endMs - drawn.startMs) : "1.75rem",
        minWidth: "0.75rem",
        transform: dx === null ? undefined : `translateX(${dx}px)`,
      }}
    >
      <button
        type="button"
        {...props.handlers}
        aria-pressed={isSelected}
        title={hint || undefined}
        onClick={props.onPress}
        className={classNames(
          "block size-full cursor-pointer overflow-hidden rounded-chip border px-1.5 text-left text-meta whitespace-nowrap",
          isSelected
            ? "touch-none border-mark bg-mark-soft text-ink"
            : "border-canvas bg-raised text-ink-2 hover:text-ink",
          !piece && "border-danger text-danger",
          isUnseen && "border-dashed border-ink-3",
          dx !== null && "border-mark shadow-lg",
        )}
      >
        {piece ? [label, ...dressed.filter(Boolean)].join(" · ") : "!"}
        <span className="sr-only">
          {piece && `, ${m.timeline_times({ start: clock(startMs), end: clock(endMs) })}. `}
          {hint}
        </span>
      </button>
      {isSelected && piece && (
        <>
          <EdgeHandle
            {...handle("start")}
            side="left"
            atMs={startMs}
            limit={(ms) => Math.min(endMs - LEAST_MS, Math.max(startMs - piece.fromMs / speed, ms))}
            onDrag={(ms) => setEdges(ms === null ? null : { startMs: ms, endMs })}
            onSet={(ms) => props.onTrim("start", fileAt(ms))}
          />
          <EdgeHandle
            {...handle("end")}
            atMs={endMs}
            limit={(ms) => Math.max(startMs + LEAST_MS, ms)}
            onDrag={(ms) => setEdges(ms === null ? null : { startMs, endMs: ms })}
            onSet={(ms) => props.onTrim("end", fileAt(ms))}
          />
        </>
      )}
    </div>
  );
}
