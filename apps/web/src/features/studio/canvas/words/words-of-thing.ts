import type { ScriptAndStyle } from "@vignette/content";
import { m } from "@vignette/messages";
import { changeBeat } from "../../editor/beats/beat-operations.ts";
import type { CanvasStage } from "../canvas-stage.ts";
import type { CanvasThing, ThingWords } from "../canvas-thing.ts";
import { withLayer } from "../layers/layer-edits.ts";
import { wordAt, wordsOfCaption } from "./caption-words.ts";

/**
 * The words of a thing; null if it has none, or if the look writes them. Of captions it is one word: that at `at` (in
 * canvas px), or the one being spoken.
 */
export function wordsOfThing(
  { of }: CanvasThing,
  { draft: { script }, video }: CanvasStage,
  at: { x: number; y: number } | null = null,
): ThingWords | null {
  if (of.kind === "captions") {
    const place = video && wordAt(of.shown, video.transcript(), at);
    return place && wordsOfCaption(place);
  }
  if (of.kind === "layer") {
    const { layer } = of;
    if (layer.kind !== "text") return null;
    const written = (draft: ScriptAndStyle, text: string) =>
      withLayer(draft, layer.id, (now) => ({ ...now, text }) as typeof now);
    return {
      label: m.canvas_words(),
      value: layer.text,
      max: 240,
      hasEmphasis: false,
      written,
      field: `layer ${layer.id}`,
    };
  }
  const { source } = of.text;
  if (!source) return null;
  const { beatId, field } = source;
  return {
    label: field === "title" ? m.canvas_words_of_the_title() : m.canvas_words_of_the_text(),
    value: script.beats.find(({ id }) => id === beatId)?.[field] ?? "",
    max: field === "title" ? 200 : 240,
    hasEmphasis: true,
    written: (draft, value) => ({ ...draft, script: changeBeat(draft.script, beatId, { [field]: value }) }),
    field: `beats.${beatId}.${field}`,
  };
}
