import {
  type Creation,
  type CreationMedia,
  generationProgress,
  type Lineage,
  type Missing,
  missingMedia,
  spokenText,
} from "@vignette/domain/studio";
import type { Files } from "../../adapters/files/files.ts";
import type { Generation } from "../../adapters/generation/generation.ts";

type Deps = { generation: Generation; files: Files; newId: () => string };

/** What one step of the making adds. */
export type Made = Pick<Creation, "media" | "lineage" | "progress">;

/** Largest picture or voice that is kept, in bytes. */
const MAX_BYTES = 40 * 1024 * 1024;

/**
 * Makes what the creation's script still lacks, one thing at a time; each is in the files before it is told of.
 * Throws a Refusal where the provider says no: what was made before stays made.
 */
export async function* makeMedia(deps: Deps, creation: Creation): AsyncGenerator<Made> {
  const { script, style } = creation;
  if (!script) return;
  const missing = missingMedia(creation);
  let { media, lineage } = creation;
  const made = ({ medium, placeholder }: Medium, model: Partial<Lineage>): Made => {
    media = [...media, medium];
    lineage = withModel(lineage, model, placeholder);
    return { media, lineage, progress: generationProgress({ ...creation, media }) };
  };
  for (const beat of missing.images) {
    const image = await drawn(deps, creation.id, beat);
    yield made(image, { imageModel: image.model });
  }
  if (missing.voice) {
    const voice = await spoken(deps, creation.id, { said: spokenText(script), voice: style.voice });
    yield made(voice, { voiceModel: voice.model });
  }
}

type Medium = { medium: CreationMedia; model: string; placeholder: boolean };

async function drawn(deps: Deps, id: string, beat: Missing["images"][number]): Promise<Medium> {
  const { bytes, type, model, placeholder } = await deps.generation.drawImage(beat.imagePrompt);
  const key = `creations/${id}/image-${deps.newId()}`;
  await deps.files.put(key, bytes, { type, maxBytes: MAX_BYTES });
  const madeFrom = { beatId: beat.id, prompt: beat.imagePrompt, take: beat.take };
  return { medium: { kind: "image", key, type, bytes: bytes.byteLength, ...madeFrom }, model, placeholder };
}

async function spoken(deps: Deps, id: string, madeFrom: { said: string; voice: string }): Promise<Medium> {
  const { bytes, type, durationMs, words, model, placeholder } = await deps.generation.speak(madeFrom.said);
  const key = `creations/${id}/voice-${deps.newId()}`;
  await deps.files.put(key, bytes, { type, maxBytes: MAX_BYTES });
  const medium = { kind: "voice", key, type, bytes: bytes.byteLength, durationMs, words, ...madeFrom } as const;
  return { medium, model, placeholder };
}

/** Once a stand-in was used, the whole is one. */
function withModel(lineage: Lineage | null, model: Partial<Lineage>, placeholder: boolean): Lineage | null {
  return lineage && { ...lineage, ...model, placeholder: lineage.placeholder || placeholder };
}
