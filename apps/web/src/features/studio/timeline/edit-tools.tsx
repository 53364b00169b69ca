import { type BeatTransition, piecesOf } from "@vignette/domain/studio";
import { Button, Select } from "@vignette/ui";
import { ArrowLeft, ArrowRight, Scissors } from "@vignette/ui/icons";
import { memo } from "react";
import { equalIgnoringCallbacks } from "../equal-ignoring-callbacks.ts";
import { useSelection } from "../selection.ts";
import { PieceTools } from "./piece-tools.tsx";
import type { EditToolsProps } from "./timeline-props.ts";
import { useAddClip } from "./use-add-clip.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** `index`: of the beat at the playhead. */
type ToolsProps = EditToolsProps & { index: number };

/** What can be done with the beat at the playhead, and with the selected clip. */
export const EditTools = memo(Tools, equalIgnoringCallbacks<ToolsProps>());

function Tools({ index, ...props }: ToolsProps) {
  const { draft, now, edit } = props;
  const { beats } = draft.script;
  const selection = useSelection();
  const beat = beats[index];
  const adding = useAddClip(props);
  if (!beat) return null;
  const selected = selection?.kind === "piece" ? beats.find(({ id }) => id === selection.beatId) : undefined;
  const piece = selected && selection?.kind === "piece" ? piecesOf(selected)[selection.index] : undefined;
  return (
    <div className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Button icon={<Scissors {...icon} />} onClick={() => edit.split(index, now())}>
          Split beat
        </Button>
        <Button
          aria-label={`Move beat ${index + 1} earlier`}
          icon={<ArrowLeft {...icon} />}
          disabled={index === 0}
          onClick={() => edit.place(index, index - 1)}
        >
          Earlier
        </Button>
        <Button
          aria-label={`Move beat ${index + 1} later`}
          icon={<ArrowRight {...icon} />}
          disabled={index === beats.length - 1}
          onClick={() => edit.place(index, index + 1)}
        >
          Later
        </Button>
        <Button onClick={() => adding.open({ beatId: beat.id, at: piecesOf(beat).length, count: 0 })}>
          {beat.shows ? "Add a clip" : "Use a clip of yours"}
        </Button>
        {index > 0 && (
          <div className="w-44">
            <Select
              label={`Into beat ${index + 1}`}
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
      {selected && piece && selection?.kind === "piece" && (
        <PieceTools {...props} beat={selected} piece={piece} index={selection.index} onPick={adding.open} />
      )}
      {adding.dialog}
    </div>
  );
}

const transitions: { value: BeatTransition | "look"; label: string }[] = [
  { value: "look", label: "As the look has it" },
  { value: "cut", label: "Cut" },
  { value: "crossfade", label: "Crossfade" },
  { value: "slide", label: "Slide" },
  { value: "zoom", label: "Zoom" },
];
