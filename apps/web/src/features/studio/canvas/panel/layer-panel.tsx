import type { Clip } from "@vignette/composition";
import { enters, type Layer, leaves } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Select } from "@vignette/ui";
import { Copy, MoveDown, MoveUp, Trash2 } from "@vignette/ui/icons";
import { select } from "../../selection.ts";
import type { CanvasStage, ChangeDraft } from "../canvas-stage.ts";
import type { CanvasThing } from "../canvas-thing.ts";
import { duplicateThing } from "../layers/duplicate-thing.ts";
import { lookOfLayer, orderLayer, withLayer, withLookForAllAdded } from "../layers/layer-edits.ts";
import { beatOnStage } from "../layers/new-layer.ts";
import { SaveLook } from "../save-look.tsx";
import { ColorChoice } from "./color-choice.tsx";
import { ENTER_NAMES, LEAVE_NAMES, LookFields } from "./look-fields.tsx";
import { NumberField } from "./number-field.tsx";
import { PanelAction } from "./panel-action.tsx";

type LayerPanelProps = {
  stage: CanvasStage;
  thing: CanvasThing;
  layer: Layer;
  clip: Clip | undefined;
  onChange: ChangeDraft;
};

/** What a layer is: its order, where it is shown, its look, and copies of it. */
export function LayerPanel({ stage, thing, layer, clip, onChange }: LayerPanelProps) {
  const { id } = layer;
  const moves = stage.beatAt !== null;
  const change = (make: (now: Layer) => Layer) => onChange((draft) => withLayer(draft, id, make), `layer ${id}`);
  const beatHere = layer.beatId ?? beatOnStage(stage);
  const several = moves || stage.count > 1;
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        <PanelAction
          label={m.canvas_bring_forward()}
          icon={MoveUp}
          onClick={() => onChange((draft) => orderLayer(draft, id, 1), "layer order")}
        />
        <PanelAction
          label={m.canvas_send_backward()}
          icon={MoveDown}
          onClick={() => onChange((draft) => orderLayer(draft, id, -1), "layer order")}
        />
        <PanelAction label={m.canvas_duplicate()} icon={Copy} onClick={() => duplicateThing(thing, stage, onChange)} />
        <PanelAction
          label={m.app_delete()}
          icon={Trash2}
          onClick={() => {
            if (thing.removed) onChange(thing.removed, "layer removed");
            select(null);
          }}
        />
      </div>
      {layer.kind === "text" && clip?.kind === "text" && (
        <LookFields
          projectId={stage.projectId}
          clip={{ ...clip, motion: layer.enter ?? "cut" }}
          scene={stage.scene}
          moves={false}
          onChange={(look) => change((now) => (now.kind === "text" ? { ...now, look: { ...now.look, ...look } } : now))}
        />
      )}
      {layer.kind === "text" && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onChange((draft) => withLookForAllAdded(draft, lookOfLayer(layer)), "style all")}>
            {m.canvas_apply_to_added_texts()}
          </Button>
          <SaveLook projectId={stage.projectId} field="added" look={lookOfLayer(layer)} />
        </div>
      )}
      {layer.kind === "shape" && (
        <ColorChoice
          label={m.canvas_color()}
          palette={stage.scene.palette}
          value={layer.color}
          onChange={(color) => color && change((now) => (now.kind === "shape" ? { ...now, color } : now))}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-end gap-2">
        <NumberField
          label={m.canvas_opacity()}
          min={5}
          max={100}
          value={(layer.opacity ?? 1) * 100}
          onChange={(percent) => change((now) => ({ ...now, opacity: percent / 100 }))}
        />
        {several && beatHere !== null && (
          <Select
            label={m.canvas_shown()}
            options={[
              { value: "beat", label: moves ? m.canvas_in_this_beat() : m.canvas_on_this_slide() },
              { value: "all", label: moves ? m.canvas_all_the_time() : m.canvas_on_every_slide() },
            ]}
            value={layer.beatId === null ? "all" : "beat"}
            onChange={(where) => {
              // Times count from the start of a beat, or of the video.
              const whole = { fromMs: undefined, untilMs: undefined };
              change((now) => ({ ...now, ...whole, beatId: where === "all" ? null : beatHere }));
            }}
          />
        )}
        {moves && (
          <>
            {layer.kind !== "image" && layer.kind !== "video" && layer.kind !== "shape" && (
              <Select
                label={m.canvas_arrives()}
                options={enters.map((value) => ({ value, label: ENTER_NAMES[value] }))}
                value={layer.enter ?? "cut"}
                onChange={(enter) => change((now) => ({ ...now, enter }))}
              />
            )}
            <Select
              label={m.canvas_leaves()}
              options={leaves.map((value) => ({ value, label: LEAVE_NAMES[value] }))}
              value={layer.leave ?? "cut"}
              onChange={(leave) => change((now) => ({ ...now, leave }))}
            />
          </>
        )}
      </div>
    </>
  );
}
