import { AlignCenterHorizontal, AlignCenterVertical } from "@vignette/ui/icons";
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
      <div className="grid min-w-0 flex-1 grid-cols-3 gap-2 sm:grid-cols-5">
        <NumberField label="X" value={box.x} onChange={(x) => put({ x: pose.x + x - box.x })} />
        <NumberField label="Y" value={box.y} onChange={(y) => put({ y: pose.y + y - box.y })} />
        <NumberField label="Width" min={24} max={4000} value={pose.w} onChange={(w) => put({ w })} />
        {hasHeight && <NumberField label="Height" min={24} max={4000} value={pose.h} onChange={(h) => put({ h })} />}
        <NumberField label="Rotation" min={-180} max={180} value={pose.turn} onChange={(turn) => put({ turn })} />
        {pose.size !== null && (
          <NumberField label="Size" min={12} max={1000} value={pose.size} onChange={(size) => put({ size })} />
        )}
      </div>
      <span className="flex">
        <PanelAction label="Center across" icon={AlignCenterVertical} onClick={() => put({ x: scene.width / 2 })} />
        <PanelAction label="Center down" icon={AlignCenterHorizontal} onClick={() => put({ y: scene.height / 2 })} />
      </span>
    </div>
  );
}
