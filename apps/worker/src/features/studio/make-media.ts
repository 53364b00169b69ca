import {
  beatStarts,
  type Creation,
  type CreationMedia,
  generationProgress,
  type Lineage,
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
  const { script } = creation;
  if (!script) return;
  const missing = missingMedia(script, creation.media);
  let { media, lineage } = creation;
  for (const { index, prompt } of missing.images) {
    const image = await drawn(deps, creation.id, index, prompt);
    media = [...media, image.medium];
    lineage = withModel(lineage, { imageModel: image.model }, image.placeholder);
    yield { media, lineage, progress: generationProgress({ script, media }) };
  }
  if (missing.voice && "beats" in script) {
    const lines = script.beats.map((beat) => beat.line);
    const voice = await spoken(deps, creation.id, spokenText(script), lines);
    media = [...media, voice.medium];
    lineage = withModel(lineage, { voiceModel: voice.model }, voice.placeholder);
    yield { media, lineage, progress: generationProgress({ script, media }) };
  }
}

type Medium = { medium: CreationMedia; model: string; placeholder: boolean };

async function drawn({ generation, files, newId }: Deps, id: string, index: number, prompt: string): Promise<Medium> {
  const { bytes, type, model, placeholder } = await generation.drawImage(prompt);
  const key = `creations/${id}/image-${index}-${newId()}`;
  await files.put(key, bytes, { type, maxBytes: MAX_BYTES });
  return { medium: { kind: "image", key, type, bytes: bytes.byteLength, index }, model, placeholder };
}

async function spoken(deps: Deps, id: string, text: string, lines: readonly string[]): Promise<Medium> {
  const { bytes, type, durationMs, words, model, placeholder } = await deps.generation.speak(text);
  const key = `creations/${id}/voice-${deps.newId()}`;
  await deps.files.put(key, bytes, { type, maxBytes: MAX_BYTES });
  const beatStartsMs = beatStarts(lines, words);
  const medium = { kind: "voice", key, type, bytes: bytes.byteLength, durationMs, words, beatStartsMs } as const;
  return { medium, model, placeholder };
}

/** Once a stand-in was used, the whole is one. */
function withModel(lineage: Lineage | null, model: Partial<Lineage>, placeholder: boolean): Lineage | null {
  return lineage && { ...lineage, ...model, placeholder: lineage.placeholder || placeholder };
}
