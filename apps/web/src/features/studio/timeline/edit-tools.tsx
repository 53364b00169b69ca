import { playedBeats } from "@vignette/content";
import { type Beat, type BeatTransition, piecesOf } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Select } from "@vignette/ui";
import { ArrowLeft, ArrowRight } from "@vignette/ui/icons";
import { memo, useMemo, useState } from "react";
import { equalIgnoringCallbacks } from "../equal-ignoring-callbacks.ts";
import { useSelection } from "../selection.ts";
import { PieceTools } from "./piece-tools.tsx";
import { SplitScene } from "./split-scene.tsx";
import type { EditToolsProps } from "./timeline-props.ts";
import { useAddClip } from "./use-add-clip.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** `index`: of the beat at the playhead. */
type ToolsProps = EditToolsProps & { index: number };

/** What can be done with the beat at the playhead, and with the selected clip. */
export const EditTools = memo(Tools, equalIgnoringCallbacks<ToolsProps>());

function Tools({ index, ...props }: ToolsProps) {
  const { draft, sceneInput, now, edit } = props;
  const { beats } = useMemo(() => playedBeats(draft, sceneInput), [draft, sceneInput]);
  const selection = useSelection();
  const beat = beats[index];
  const adding = useAddClip(props);
  const selected = selection?.kind === "piece" ? selection : null;
  const found = selected && pieceAt(beats, selected);
  // What is drawn follows an edit a moment later: until then the tools stay, and with them the focus.
  const [shown, setShown] = useState(found);
  if (found && (found.beat !== shown?.beat || found.index !== shown.index)) setShown(found);
  const tools = selected && (found ?? shown);
  if (!beat) return null;
  return (
    <div className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <SplitScene {...{ draft, sceneInput, index, now, edit }} />
        <Button
          aria-label={m.timeline_move_beat_earlier({ index: index + 1 })}
          icon={<ArrowLeft {...icon} />}
          disabled={index === 0}
          onClick={() => edit.place(index, index - 1)}
        >
          {m.timeline_earlier()}
        </Button>
        <Button
          aria-label={m.timeline_move_beat_later({ index: index + 1 })}
          icon={<ArrowRight {...icon} />}
          disabled={index === beats.length - 1}
          onClick={() => edit.place(index, index + 1)}
        >
          {m.timeline_later()}
        </Button>
        <Button onClick={() => adding.open({ beatId: beat.id, at: piecesOf(beat).length, count: 0 })}>
          {beat.shows ? m.timeline_add_a_clip() : m.timeline_use_a_clip_of_yours()}
        </Button>
        {index > 0 && (
          <div className="w-44">
            <Select
              label={m.timeline_into_beat({ index: index + 1 })}
              options={transitions}
              value={beat.transition ?? "look"}
              onChange={(value) =>
                edit.beat(
                  beat.id,
                  ({ transition: _, ...it }) => (value === "look" ? it : { ...it, transition: value }),
                  "transition",
                )
              }
            />
          </div>
        )}
      </div>
      {tools && <PieceTools {...props} {...tools} onPick={adding.open} />}
      {adding.dialog}
    </div>
  );
}

/** A selected clip; null while it is not there. */
function pieceAt(beats: readonly Beat[], { beatId, index }: { beatId: string; index: number }) {
  const beat = beats.find(({ id }) => id === beatId);
  const piece = beat && piecesOf(beat)[index];
  return beat && piece ? { beat, piece, index } : null;
}

const transitions: { value: BeatTransition | "look"; label: string }[] = [
  { value: "look", label: m.timeline_as_the_look_has_it() },
  { value: "cut", label: m.timeline_transition_cut() },
  { value: "crossfade", label: m.timeline_transition_crossfade() },
  { value: "slide", label: m.timeline_transition_slide() },
  { value: "zoom", label: m.timeline_zoom() },
];
