import type { CreationDocument } from "@vignette/domain/studio";
import type { SceneInput } from "./creation-scenes.ts";
import type { Plan } from "./planned-files.ts";

/** The plan of a stored creation. `pictures`: what is known of its pictures by key; without it templates guess. */
export function planOf(document: CreationDocument, pictures?: NonNullable<SceneInput["pictures"]>): Plan {
  const { script, style, kind, brand, media, shown, handles } = document;
  return {
    draft: { script, style },
    sceneInput: { kind, brand, media, shown, handles, ...(pictures && { pictures }) },
  };
}
