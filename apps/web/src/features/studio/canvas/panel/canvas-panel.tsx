import { loadFaces } from "@vignette/composition";
import { use, useMemo } from "react";
import { useSelection } from "../../selection.ts";
import type { CanvasStage, ChangeDraft } from "../canvas-stage.ts";
import { canvasThings, isOf } from "../canvas-things.ts";
import { FormatScopePicker } from "./format-scope-picker.tsx";
import { LayerPanel } from "./layer-panel.tsx";
import { PoseFields } from "./pose-fields.tsx";
import { TextPanel } from "./text-panel.tsx";

type CanvasPanelProps = { stage: CanvasStage; onChange: ChangeDraft };

/** The fields of what is selected on the canvas; nothing if nothing is. */
export function CanvasPanel({ stage, onChange }: CanvasPanelProps) {
  use(loadFaces(stage.scene));
  const selection = useSelection();
  const thing = useMemo(() => canvasThings(stage).find((it) => isOf(it, selection)), [stage, selection]);
  if (!thing) return null;
  const { of, pose } = thing;
  const hasHeight = of.kind === "layer" && of.layer.kind !== "text" && of.layer.kind !== "sticker";
  return (
    <section aria-label="Selected on the canvas" className="flex flex-col gap-3 border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 truncate text-dense text-ink-2">{thing.name}</span>
        {stage.scope !== null && <FormatScopePicker target={stage.target} />}
      </div>
      <PoseFields
        scene={stage.scene}
        {...{ pose, hasHeight }}
        onChange={(to) => onChange((draft) => thing.placed(draft, to), `canvas ${thing.id}`)}
      />
      {of.kind === "text" ? (
        <TextPanel {...{ stage, thing, onChange }} text={of.text} />
      ) : (
        <LayerPanel
          {...{ stage, thing, onChange }}
          layer={of.layer}
          clip={stage.scene.tracks.flatMap(({ clips }) => clips).find(({ id }) => id === thing.id)}
        />
      )}
    </section>
  );
}
