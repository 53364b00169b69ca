import { safeBoxOf } from "@vignette/composition";
import { m } from "@vignette/messages";
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
        <NumberField label={m.canvas_width()} min={24} max={4000} value={pose.w} onChange={(w) => put({ w })} />
        {hasHeight && (
          <NumberField label={m.canvas_height()} min={24} max={4000} value={pose.h} onChange={(h) => put({ h })} />
        )}
        <NumberField
          label={m.canvas_rotation()}
          min={-180}
          max={180}
          value={pose.turn}
          onChange={(turn) => put({ turn })}
        />
        {pose.size !== null && (
          <NumberField
            label={m.canvas_size()}
            min={12}
            max={1000}
            value={pose.size}
            onChange={(size) => put({ size })}
          />
        )}
      </div>
      <fieldset aria-label={m.canvas_align()} className="flex min-w-0 flex-wrap">
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
  left: { label: m.canvas_to_left_margin(), icon: AlignStartVertical },
  center: { label: m.canvas_center_across(), icon: AlignCenterVertical },
  right: { label: m.canvas_to_right_margin(), icon: AlignEndVertical },
  top: { label: m.canvas_to_top_margin(), icon: AlignStartHorizontal },
  middle: { label: m.canvas_center_down(), icon: AlignCenterHorizontal },
  bottom: { label: m.canvas_to_bottom_margin(), icon: AlignEndHorizontal },
};
