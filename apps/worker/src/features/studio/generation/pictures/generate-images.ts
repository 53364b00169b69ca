import type { Missing } from "@vignette/domain/studio";
import type { Files } from "../../../../adapters/files/files.ts";
import type { Generation, Stoppable } from "../../../../adapters/generation/generation.ts";
import type { GenerationResult, MadeMedium } from "../../creation/generated-media.ts";
import type { PictureDirector } from "./direct-pictures.ts";

type Deps = Stoppable & {
  generation: Generation;
  files: Files;
  newId: () => string;
  director: Pick<PictureDirector, "picture">;
};

/** Maximum size of a picture, in bytes. */
const MAX_BYTES = 40 * 1024 * 1024;
/** Pictures generated in parallel: providers limit concurrent requests. Our own choice. */
const AT_ONCE = 3;

/**
 * Generates the first few missing pictures. Each is stored before it is returned; if one fails, the others are kept.
 */
export async function generateImages(deps: Deps, id: string, missing: Missing["images"]): Promise<GenerationResult> {
  const settled = await Promise.allSettled(missing.slice(0, AT_ONCE).map((beat) => drawn(deps, id, beat)));
  return {
    made: settled.flatMap((it) => (it.status === "fulfilled" ? [it.value] : [])),
    failure: settled.find((it) => it.status === "rejected")?.reason ?? null,
  };
}

async function drawn(deps: Deps, id: string, beat: Missing["images"][number]): Promise<MadeMedium> {
  const { signal } = deps;
  const { prompt, references, seed, shape } = await deps.director.picture(beat);
  // Another take of the same prompt is another picture.
  const options = { signal, references, shape, seed: seed + beat.take };
  const { bytes, type, model, placeholder, spent } = await deps.generation.drawImage(prompt, options);
  const key = `creations/${id}/image-${deps.newId()}`;
  await deps.files.put(key, bytes, { type, maxBytes: MAX_BYTES });
  const madeFrom = { beatId: beat.id, prompt: beat.imagePrompt, take: beat.take };
  const medium = { kind: "image", key, type, bytes: bytes.byteLength, ...madeFrom } as const;
  return { medium, models: { imageModel: model }, placeholder, spent };
}
