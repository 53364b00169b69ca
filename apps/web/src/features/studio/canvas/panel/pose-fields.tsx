import { safeBoxOf } from "@vignette/composition";
import type { Icon } from "@vignette/ui/icons";
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
} from "@vignette/ui/icons";
import { type Alignment, aligned, alignments } from "../aligned.ts";
import type { CanvasStage } from "../canvas-stage.ts";
import { boundsOf, type Pose } from "../pose.ts";
import { NumberField } from "./number-field.tsx";
import { PanelAction } from "./panel-action.tsx";

type PoseFieldsProps = { scene: CanvasStage["scene"]; pose: Pose; hasHeight: boolean; onChange: (pose: Pose) => void };

/** The place, size and rotation of the selected thing as numbers, in pixels of the canvas. */
export function PoseFields({ scene, pose, hasHeight, onChange }: PoseFieldsProps) {
  const box = boundsOf(pose);
  const put = (part: Partial<Pose>) => onChange({ ...pose, ...part });
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="grid min-w-0 grow basis-full grid-cols-3 gap-2 @md:basis-0 @md:grid-cols-5">
        <NumberField label="X" value={box.x} onChange={(x) => put({ x: pose.x + x - box.x })} />
        <NumberField label="Y" value={box.y} onChange={(y) => put({ y: pose.y + y - box.y })} />
        <NumberField label="Width" min={24} max={4000} value={pose.w} onChange={(w) => put({ w })} />
        {hasHeight && <NumberField label="Height" min={24} max={4000} value={pose.h} onChange={(h) => put({ h })} />}
        <NumberField label="Rotation" min={-180} max={180} value={pose.turn} onChange={(turn) => put({ turn })} />
        {pose.size !== null && (
          <NumberField label="Size" min={12} max={1000} value={pose.size} onChange={(size) => put({ size })} />
        )}
      </div>
      <fieldset aria-label="Align" className="flex min-w-0 flex-wrap">
        {alignments.map((to) => (
          <PanelAction
            key={to}
            {...ALIGN[to]}
            onClick={() => onChange(aligned(pose, to, { canvas: scene, safe: safeBoxOf(scene) }))}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** The names say where the thing goes; those of a text's lines are "Align left" and so on. */
const ALIGN: Record<Alignment, { label: string; icon: Icon }> = {
  left: { label: "To the left margin", icon: AlignStartVertical },
  center: { label: "Center across", icon: AlignCenterVertical },
  right: { label: "To the right margin", icon: AlignEndVertical },
  top: { label: "To the top margin", icon: AlignStartHorizontal },
  middle: { label: "Center down", icon: AlignCenterHorizontal },
  bottom: { label: "To the bottom margin", icon: AlignEndHorizontal },
};
