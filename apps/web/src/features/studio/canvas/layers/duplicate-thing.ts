import type { CanvasStage, ChangeDraft } from "../canvas-stage.ts";
import type { CanvasThing } from "../canvas-thing.ts";
import { goToLayer } from "./layer-arrival.ts";
import { addLayer, copyOfLayer, layerOfText } from "./layer-edits.ts";
import { beatOnStage } from "./new-layer.ts";

/** Adds a copy of a thing as a layer of its own, and goes to it. Captions have no copy. */
export function duplicateThing({ of, pose }: CanvasThing, stage: CanvasStage, onChange: ChangeDraft): void {
  if (of.kind === "captions") return;
  const id = crypto.randomUUID();
  const copy =
    of.kind === "layer"
      ? copyOfLayer(of.layer, id)
      : layerOfText(of.text.clip, pose, stage.scene, { id, beatId: of.text.key.beatId ?? beatOnStage(stage) });
  onChange((draft) => addLayer(draft, copy), "layer copied");
  goToLayer(id, { writes: false });
}
