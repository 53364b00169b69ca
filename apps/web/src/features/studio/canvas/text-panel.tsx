import { countedAs } from "@vignette/domain/assets";
import { IconButton, Tooltip } from "@vignette/ui";
import { AlignCenterHorizontal, AlignCenterVertical, EyeOff, type Icon, RotateCcw } from "@vignette/ui/icons";
import { select } from "../selection.ts";
import type { CanvasStage, ChangeDraft } from "./canvas-stage.ts";
import type { CanvasText } from "./canvas-texts.ts";
import { editOfPose } from "./edit-of-pose.ts";
import { LookFields } from "./look-fields.tsx";
import { NumberField } from "./number-field.tsx";
import { boundsOf, type Pose } from "./pose.ts";
import { withoutTextEdits, withTextEdit } from "./text-edits.ts";

type TextPanelProps = { stage: CanvasStage; text: CanvasText; onChange: ChangeDraft };

/** The place, size and rotation of the selected text as numbers, in pixels of the canvas, and how to take changes back. */
export function TextPanel({ stage, text, onChange }: TextPanelProps) {
  const { pose, key } = text;
  const { scene } = stage;
  const box = boundsOf(pose);
  const isChanged = Object.keys(text.edit).length > 0;
  function place(part: Partial<Pose>) {
    const before = { outline: text.outline, pose, hasOwnWidth: text.edit.w !== undefined, isDocked: !!text.clip.dock };
    const patch = editOfPose(before, { ...pose, ...part }, scene);
    onChange((draft) => withTextEdit(draft, key, stage, patch), `canvas ${text.id}`);
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        <span className="mr-auto min-w-0 truncate text-dense text-ink-2">{text.name}</span>
        <Action label="Center across" icon={AlignCenterVertical} onClick={() => place({ x: scene.width / 2 })} />
        <Action label="Center down" icon={AlignCenterHorizontal} onClick={() => place({ y: scene.height / 2 })} />
        <Action
          label="As the look has it"
          icon={RotateCcw}
          disabled={!isChanged}
          onClick={() => onChange((draft) => withoutTextEdits(draft, key), "canvas reset")}
        />
        <Action
          label="Hide"
          icon={EyeOff}
          onClick={() => {
            onChange((draft) => withTextEdit(draft, key, stage, { hidden: true }), "hide text");
            select(null);
          }}
        />
      </div>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        <NumberField label="X" value={box.x} onChange={(x) => place({ x: pose.x + x - box.x })} />
        <NumberField label="Y" value={box.y} onChange={(y) => place({ y: pose.y + y - box.y })} />
        <NumberField label="Width" min={24} max={4000} value={pose.w} onChange={(w) => place({ w })} />
        <NumberField label="Rotation" min={-180} max={180} value={pose.turn} onChange={(turn) => place({ turn })} />
        <NumberField label="Size" min={12} max={1000} value={pose.size ?? 0} onChange={(size) => place({ size })} />
      </div>
      <LookFields
        clip={text.clip}
        scene={scene}
        moves={countedAs(stage.kind) === "videos"}
        onChange={(look) => onChange((draft) => withTextEdit(draft, key, stage, { look }), `style ${text.id}`)}
      />
    </>
  );
}

type ActionProps = { label: string; icon: Icon; disabled?: boolean; onClick: () => void };

function Action({ label, icon: Icon, ...button }: ActionProps) {
  return (
    <Tooltip label={label}>
      <IconButton label={label} icon={<Icon size={16} strokeWidth={1.75} aria-hidden />} {...button} />
    </Tooltip>
  );
}
