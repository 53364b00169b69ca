import type { CreationView } from "@vignette/domain/studio";
import type { Handles, SceneInput, ScriptAndStyle } from "../scene-input.ts";

/** A creation as parts are cut from it: its words, what they are drawn from, and where its files lie. */
export type VariantSource = {
  id: string;
  name: string;
  draft: ScriptAndStyle;
  sceneInput: SceneInput;
  files: readonly { key: string; url: string; type: string }[];
};

/** Null while nothing is written. */
export function sourceOf(creation: CreationView, handles: Handles): VariantSource | null {
  const { id, name, kind, brand, language, objects, media, shown, script, style } = creation;
  if (!script) return null;
  return {
    id,
    name,
    draft: { script, style },
    sceneInput: { kind, brand, language, objects, media, shown, handles },
    files: [...media, ...shown],
  };
}
