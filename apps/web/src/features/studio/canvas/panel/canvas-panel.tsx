import { loadFaces } from "@vignette/composition";
import { m } from "@vignette/messages";
import { KeyLegend } from "@vignette/ui";
import { use, useMemo } from "react";
import { useSelection } from "../../selection.ts";
import { keysOf } from "../canvas-keys.ts";
import type { CanvasStage, ChangeDraft } from "../canvas-stage.ts";
import { type CanvasThing, isOf } from "../canvas-thing.ts";
import { canvasThings, nameOfLayer } from "../canvas-things.ts";
import { CaptionsPanel } from "./captions-panel.tsx";
import { FormatScopePicker } from "./format-scope-picker.tsx";
import { LayerPanel } from "./layer-panel.tsx";
import { LayerTimesPanel } from "./layer-times-panel.tsx";
import { PoseFields } from "./pose-fields.tsx";
import { TextPanel } from "./text-panel.tsx";

type CanvasPanelProps = { stage: CanvasStage; onChange: ChangeDraft };

/**
 * The fields of what is selected on the canvas; nothing if nothing is. A layer that is not shown at this time of a video
 * keeps the fields of its times.
 */
export function CanvasPanel({ stage, onChange }: CanvasPanelProps) {
  use(loadFaces(stage.scene));
  const selection = useSelection();
  const thing = useMemo(() => canvasThings(stage).find((it) => isOf(it, selection)), [stage, selection]);
  const isLayer = selection?.kind === "layer";
  const layer = isLayer ? stage.draft.style.layers?.find(({ id }) => id === selection.id) : undefined;
  if (!thing && !(layer && stage.video)) return null;
  return (
    <section
      aria-label={m.canvas_selected()}
      className="@container flex flex-col gap-3 border-line pt-3 not-@2xl:border-t @2xl:pt-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 truncate text-dense text-ink-2">{thing?.name ?? (layer && nameOfLayer(layer))}</span>
        {stage.scope !== null && <FormatScopePicker target={stage.target} />}
      </div>
      {thing && <ThingFields {...{ stage, thing, onChange }} />}
      {layer && stage.video && (
        <LayerTimesPanel
          {...{ stage, layer, onChange }}
          key={layer.id}
          video={stage.video}
          isShown={thing !== undefined}
        />
      )}
      {thing && (
        <div className="pointer-coarse:hidden">
          <KeyLegend keys={keysOf(thing.of.kind)} />
        </div>
      )}
    </section>
  );
}

function ThingFields({ stage, thing, onChange }: CanvasPanelProps & { thing: CanvasThing }) {
  const { of, pose } = thing;
  if (of.kind === "captions") return <CaptionsPanel {...{ stage, onChange }} shown={of.shown} />;
  const hasHeight = of.kind === "layer" && of.layer.kind !== "text" && of.layer.kind !== "sticker";
  return (
    <>
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
    </>
  );
}
