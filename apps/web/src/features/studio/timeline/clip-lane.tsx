import { movePiece, trimPiece } from "@vignette/domain/studio";
import { memo, useMemo, useState } from "react";
import { equalIgnoringCallbacks } from "../equal-ignoring-callbacks.ts";
import { select, useSelection } from "../selection.ts";
import { ClipBlockButton } from "./clip-block-button.tsx";
import { type ClipBlock, clipBlocks, isPicture, nameOf, placeOf } from "./clip-blocks.ts";
import type { TimelineProps } from "./timeline-props.ts";
import { useBlockDrag } from "./use-block-drag.ts";

type ClipLaneProps = Pick<TimelineProps, "draft" | "times" | "sceneInput" | "edit" | "onSeek" | "now"> & {
  durationMs: number;
  /** Times to snap to, in ms, apart from the playhead; null snaps to nothing. */
  points: readonly number[] | null;
};

/** The user's own clips as blocks: pressed to select, dragged to reorder within their beat, trimmed at both ends. */
export const ClipLane = memo(Blocks, equalIgnoringCallbacks<ClipLaneProps>());

function Blocks({ draft, times, sceneInput, edit, durationMs, points, onSeek, now }: ClipLaneProps) {
  const blocks = useMemo(
    () => clipBlocks(draft.script.beats, times, sceneInput.shown),
    [draft.script.beats, times, sceneInput.shown],
  );
  const selection = useSelection();
  const [width, setWidth] = useState(1);
  const drag = useBlockDrag((name, middlePx) => {
    const block = blocks.find((it) => nameOf(it) === name);
    const to = block && placeOf(blocks, block, (middlePx / width) * durationMs);
    if (block && to !== undefined && to !== block.index) moveTo(block, to);
  });
  function moveTo({ beat, index }: ClipBlock, to: number) {
    edit.beat(beat.id, (it) => movePiece(it, index, to), `clip-${index}-${to}`);
    select({ kind: "piece", beatId: beat.id, index: to });
  }
  if (blocks.length === 0) return null;
  return (
    <fieldset
      aria-label="Clips"
      className="min-w-0"
      onPointerDownCapture={({ currentTarget }) => setWidth(currentTarget.getBoundingClientRect().width)}
    >
      <div className="relative h-10 rounded-chip bg-sunken">
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
