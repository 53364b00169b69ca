import {
  type Creation,
  type CreationMedia,
  type Lineage,
  type Missing,
  type Script,
  type Spending,
  spokenText,
  withSpent,
} from "@vignette/domain/studio";
import type { Files } from "../../../adapters/files/files.ts";
import type { Generation, Stoppable } from "../../../adapters/generation/generation.ts";
import type { StudioStore } from "../creation/store.ts";
import { deliveryFor } from "./delivery-for.ts";
import type { PictureDirector } from "./direct-pictures.ts";
import { speakScript } from "./speak-script.ts";

type Deps = Stoppable & { generation: Generation; files: Files; newId: () => string };
type Directed = Deps & { director: Pick<PictureDirector, "picture"> };

type MadeMedium = { medium: CreationMedia; models: Partial<Lineage>; placeholder: boolean; spent: Spending[] };

/** The media that were generated, and the error if some were not. */
export type GenerationResult = { made: MadeMedium[]; failure: unknown };

/** Maximum size of a picture or voice, in bytes. */
const MAX_BYTES = 40 * 1024 * 1024;
/** Pictures generated in parallel: providers limit concurrent requests. Our own choice. */
const AT_ONCE = 3;

/**
 * Generates the first few missing pictures. Each is stored before it is returned; if one fails, the others are kept.
 */
export async function generateImages(
  deps: Directed,
  id: string,
  missing: Missing["images"],
): Promise<GenerationResult> {
  const settled = await Promise.allSettled(missing.slice(0, AT_ONCE).map((beat) => drawn(deps, id, beat)));
  return {
    made: settled.flatMap((it) => (it.status === "fulfilled" ? [it.value] : [])),
    failure: settled.find((it) => it.status === "rejected")?.reason ?? null,
  };
}

/** Generates the voice of a script. Throws a Refusal if the provider refuses. */
export async function generateVoice(
  deps: Deps & { studio: Pick<StudioStore, "product"> },
  creation: Creation,
  script: Script,
): Promise<GenerationResult> {
  const madeFrom = { said: spokenText(script), voice: creation.style.voice };
  const { model, placeholder, spent, bytes, ...spoken } = await speakScript(deps, creation, {
    script,
    delivery: await deliveryFor(deps.studio, creation),
  });
  const key = `creations/${creation.id}/voice-${deps.newId()}`;
  await deps.files.put(key, bytes, { type: spoken.type, maxBytes: MAX_BYTES });
  const medium = { kind: "voice", key, bytes: bytes.byteLength, ...spoken, ...madeFrom } as const;
  // No model was used if the lines were only put in another order: the recorded model stays.
  const models = model === "" ? {} : { voiceModel: model };
  return { made: [{ medium, models, placeholder, spent }], failure: null };
}

/** The creation with the generated media. With a single placeholder among them the whole creation counts as one. */
export function withGeneratedMedia({ media, lineage, spending = [] }: Creation, made: readonly MadeMedium[]) {
  const models = Object.assign({}, ...made.map((it) => it.models)) as Partial<Lineage>;
  const placeholder = made.some((it) => it.placeholder);
  return {
    media: [...media, ...made.map((it) => it.medium)],
    lineage: lineage && { ...lineage, ...models, placeholder: lineage.placeholder || placeholder },
    spending: withSpent(
      spending,
      made.flatMap((it) => it.spent),
    ),
  };
}

async function drawn(deps: Directed, id: string, beat: Missing["images"][number]): Promise<MadeMedium> {
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
