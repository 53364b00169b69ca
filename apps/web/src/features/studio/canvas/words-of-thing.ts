import type { ScriptAndStyle } from "@vignette/content";
import { changeBeat } from "../editor/beats/beat-operations.ts";
import type { CanvasThing } from "./canvas-things.ts";
import { withLayer } from "./layer-edits.ts";

/** The words of a thing as they are typed, and where they are written. */
export type ThingWords = {
  label: string;
  value: string;
  max: number;
  /** A phrase in asterisks is emphasized. */
  hasEmphasis: boolean;
  written: (draft: ScriptAndStyle, value: string) => ScriptAndStyle;
  /** Names the change in the history. */
  field: string;
};

/** The words of a thing; null if it has none, or if the look writes them. */
export function wordsOfThing({ of }: CanvasThing, { script }: ScriptAndStyle): ThingWords | null {
  if (of.kind === "layer") {
    const { layer } = of;
    if (layer.kind !== "text") return null;
    const written = (draft: ScriptAndStyle, text: string) =>
      withLayer(draft, layer.id, (now) => ({ ...now, text }) as typeof now);
    return { label: "Words", value: layer.text, max: 240, hasEmphasis: false, written, field: `layer ${layer.id}` };
  }
  const { source } = of.text;
  if (!source) return null;
  const { beatId, field } = source;
  return {
    label: field === "title" ? "Words of the title" : "Words of the text",
    value: script.beats.find(({ id }) => id === beatId)?.[field] ?? "",
    max: field === "title" ? 200 : 240,
    hasEmphasis: true,
    written: (draft, value) => ({ ...draft, script: changeBeat(draft.script, beatId, { [field]: value }) }),
    field: `beats.${beatId}.${field}`,
  };
}
