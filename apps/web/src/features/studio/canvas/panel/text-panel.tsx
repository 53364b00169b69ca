import { countedAs } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { Copy, EyeOff, Layers, RotateCcw } from "@vignette/ui/icons";
import { select } from "../../selection.ts";
import type { CanvasStage, ChangeDraft } from "../canvas-stage.ts";
import type { CanvasText } from "../canvas-texts.ts";
import type { CanvasThing } from "../canvas-thing.ts";
import { duplicateThing } from "../layers/duplicate-thing.ts";
import { SaveLook } from "../save-look.tsx";
import { withLookForAll, withoutTextEdits, withTextEdit } from "../text-edits.ts";
import { LookFields } from "./look-fields.tsx";
import { PanelAction } from "./panel-action.tsx";

type TextPanelProps = { stage: CanvasStage; thing: CanvasThing; text: CanvasText; onChange: ChangeDraft };

/** The look of the selected text of the template, and how changes are taken back or applied to all. */
export function TextPanel({ stage, thing, text, onChange }: TextPanelProps) {
  const { key, edit, source } = text;
  const patch = (part: typeof edit) => (draft: CanvasStage["draft"]) => withTextEdit(draft, key, stage, part);
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        <PanelAction
          label={edit.front ? m.canvas_back_to_its_layer() : m.canvas_bring_to_front()}
          icon={Layers}
          onClick={() => onChange(patch({ front: edit.front ? undefined : true }), `canvas ${text.id}`)}
        />
        <PanelAction label={m.canvas_duplicate()} icon={Copy} onClick={() => duplicateThing(thing, stage, onChange)} />
        <PanelAction
          label={m.canvas_as_the_look_has_it()}
          icon={RotateCcw}
          disabled={Object.keys(edit).length === 0}
          onClick={() => onChange((draft) => withoutTextEdits(draft, key), "canvas reset")}
        />
        <PanelAction
          label={m.canvas_hide()}
          icon={EyeOff}
          onClick={() => {
            if (thing.removed) onChange(thing.removed, "hide text");
            select(null);
          }}
        />
      </div>
      <LookFields
        projectId={stage.projectId}
        clip={text.clip}
        scene={stage.scene}
        moves={countedAs(stage.kind) === "videos"}
        onChange={(look) => onChange(patch({ look }), `style ${text.id}`)}
      />
      {source && (
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={!edit.look}
            onClick={() => onChange((draft) => withLookForAll(draft, source.field, edit.look ?? {}), "style all")}
          >
            {source.field === "title" ? m.canvas_apply_to_all_titles() : m.canvas_apply_to_all_texts()}
          </Button>
          <SaveLook projectId={stage.projectId} field={source.field} look={edit.look ?? {}} />
        </div>
      )}
    </>
  );
}
