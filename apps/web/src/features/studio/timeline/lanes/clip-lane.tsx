import { playedBeats } from "@vignette/content";
import { trimPiece } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { memo, useMemo, useState } from "react";
import { equalIgnoringCallbacks } from "../../equal-ignoring-callbacks.ts";
import { select, useSelection } from "../../selection.ts";
import type { TimelineProps } from "../timeline-props.ts";
import { useBlockDrag } from "../use-block-drag.ts";
import { ClipBlockButton } from "./clip-block-button.tsx";
import { clipBlocks, dropAt, isPicture, nameOf } from "./clip-blocks.ts";

type ClipLaneProps = Pick<TimelineProps, "draft" | "times" | "sceneInput" | "edit" | "onSeek" | "now"> & {
  durationMs: number;
  /** Times to snap to, in ms, apart from the playhead; null snaps to nothing. */
  points: readonly number[] | null;
};

/** The user's own clips as blocks: pressed to select, dragged to another place or beat, trimmed at both ends. */
export const ClipLane = memo(Blocks, equalIgnoringCallbacks<ClipLaneProps>());

function Blocks({ draft, times, sceneInput, edit, durationMs, points, onSeek, now }: ClipLaneProps) {
  const blocks = useMemo(
    () => clipBlocks(playedBeats(draft, sceneInput).beats, times, sceneInput.shown),
    [draft, times, sceneInput],
  );
  const selection = useSelection();
  const [width, setWidth] = useState(1);
  const dropOf = (name: string, middlePx: number) => {
    const block = blocks.find((it) => nameOf(it) === name);
    const drop = block && dropAt({ blocks, beats: draft.script.beats, times }, block, (middlePx / width) * durationMs);
    return block && drop ? { ...drop, from: { beatId: block.beat.id, index: block.index } } : null;
  };
  const drag = useBlockDrag((name, middlePx) => {
    const drop = dropOf(name, middlePx);
    const isElsewhere = drop?.from.beatId !== drop?.to.beatId || drop?.from.index !== drop?.to.index;
    if (drop && isElsewhere) edit.movePiece(drop.from, drop.to);
  });
  const drop = drag.dragged && dropOf(drag.dragged.name, drag.dragged.middlePx);
  const share = (ms: number) => `${(100 * ms) / Math.max(1, durationMs)}%`;
  const isOverOther = drop && drop.from.beatId !== drop.to.beatId;
  if (blocks.length === 0) return null;
  return (
    <fieldset
      aria-label={m.timeline_clips()}
      className="min-w-0"
      onPointerDownCapture={({ currentTarget }) => setWidth(currentTarget.getBoundingClientRect().width)}
    >
      <div className="relative h-10 rounded-chip bg-sunken">
        {drop && (
          <span aria-hidden className="pointer-events-none absolute inset-0 z-10">
            {isOverOther && (
              <span
                className="absolute inset-y-0 rounded-chip border border-dashed border-mark"
                style={{ left: share(drop.time.startMs), width: share(drop.time.endMs - drop.time.startMs) }}
              />
            )}
            <span
              className="absolute inset-y-0 w-1 -translate-x-0.5 rounded-full bg-mark"
              style={{ left: share(drop.atMs) }}
            />
          </span>
        )}
        {blocks.map((block) => {
          const name = nameOf(block);
          const isSelected =
            selection?.kind === "piece" && selection.beatId === block.beat.id && selection.index === block.index;
          return (
            <ClipBlockButton
              key={name}
              {...{ block, isSelected, durationMs }}
              isStill={isPicture(block.shown, sceneInput.shown)}
              dx={drag.dxOf(name)}
              handlers={drag.handlersOf(name)}
              points={points ? [...points, now()] : []}
              onPress={() => {
                if (drag.wasDragged()) return;
                select({ kind: "piece", beatId: block.beat.id, index: block.index });
                onSeek(block.startMs + 1);
              }}
              onTrim={(edge, ms) =>
                edit.beat(
                  block.beat.id,
                  (it) => trimPiece(it, sceneInput.shown, { index: block.index, edge, ms }),
                  `trim-${block.index}-${edge}`,
                )
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
