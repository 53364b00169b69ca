import type { CreationDocument } from "@vignette/domain/studio";
import type { FilePlan } from "./planned-files.ts";
import type { SceneInput } from "./scene-input.ts";

/** The plan of a stored creation. `seen`: what is known of its pictures and clips; without it templates estimate. */
export function filePlanOf(
  document: CreationDocument,
  seen: Pick<SceneInput, "pictures" | "backdrops"> = {},
): FilePlan {
  const { script, style, kind, brand, language, objects, media, shown, handles } = document;
  return {
    draft: { script, style },
    sceneInput: { kind, brand, language, objects, media, shown, handles, ...seen },
  };
}
