import { classNames } from "@vignette/ui";
import { useState } from "react";
import { clock } from "../../../shared/clock.ts";
import type { ClipBlock } from "./clip-blocks.ts";
import { EdgeHandle } from "./edge-handle.tsx";
import type { useBlockDrag } from "./use-block-drag.ts";

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

const MISSING = "This file is no longer in your assets. Replace it, or remove it.";
const UNSEEN = "The beat ends before this clip. Trim the clips before it, or move it to another beat.";

/** The shortest a clip can be trimmed to, in ms as shown. */
const LEAST_MS = 200;

/** One clip on its lane. Selected, its ends can be dragged. */
export function ClipBlockButton({ block, isSelected, isStill, durationMs, dx, ...props }: ClipBlockButtonProps) {
  const { shown, piece, startMs, endMs, index } = block;
  const [edges, setEdges] = useState<{ startMs: number; endMs: number } | null>(null);
  const drawn = edges ?? block;
  const share = (ms: number) => `${(100 * ms) / Math.max(1, durationMs)}%`;
  const speed = piece?.speed ?? 1;
  const fileAt = (ms: number) => (piece ? piece.fromMs + (ms - startMs) * speed : 0);
  const name = isStill ? "Picture" : "Clip";
  const label = piece ? `${name} ${index + 1}` : "Missing clip";
  // The beat is over before it: only its edge is drawn, so that it can be found.
  const isUnseen = piece !== null && endMs - startMs < 1;
  const hint = piece ? (isUnseen ? UNSEEN : "") : MISSING;
  const dressed = [shown.speed && shown.speed !== 1 ? `${shown.speed}×` : "", shown.sound?.muted ? "muted" : ""];
  const handle = (edge: "start" | "end") => ({
    name: `${edge === "start" ? "Start" : "End"} of ${label.toLowerCase()}`,
    durationMs,
    points: props.points,
    value: {
      ...{ now: Math.round(fileAt(edge === "start" ? startMs : endMs)) / 1000, min: 0, max: 1200 },
      text: `second ${(fileAt(edge === "start" ? startMs : endMs) / 1000).toFixed(1)} of its file`,
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
          {piece && `, ${clock(startMs)} to ${clock(endMs)}. `}
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
