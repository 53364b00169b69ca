import { loadFaces } from "@vignette/composition";
import { use, useMemo } from "react";
import { useSelection } from "../selection.ts";
import type { CanvasStage, ChangeDraft } from "./canvas-stage.ts";
import { canvasTexts } from "./canvas-texts.ts";
import { FormatScopePicker } from "./format-scope-picker.tsx";
import { TextPanel } from "./text-panel.tsx";

type CanvasPanelProps = { stage: CanvasStage; onChange: ChangeDraft };

/** The fields of what is selected on the canvas; nothing if nothing is. */
export function CanvasPanel({ stage, onChange }: CanvasPanelProps) {
  use(loadFaces(stage.scene));
  const selection = useSelection();
  const id = selection?.kind === "clip" ? selection.id : null;
  const text = useMemo(() => (id === null ? undefined : canvasTexts(stage).find((it) => it.id === id)), [stage, id]);
  if (!text) return null;
  return (
    <section aria-label="Selected text" className="flex flex-col gap-3 border-t border-line pt-3">
      {stage.scope !== null && <FormatScopePicker target={stage.target} />}
      <TextPanel {...{ stage, text, onChange }} />
    </section>
  );
}
