import { missing } from "@vignette/domain/kernel";
import { type SampleVoiceInput, voiceSample } from "@vignette/domain/studio";
import type { Files } from "../../../../adapters/files/files.ts";
import type { Generation } from "../../../../adapters/generation/generation.ts";
import type { StudioStore } from "../../creation/store.ts";

type Deps = { studio: StudioStore; generation: Generation; files: Files };

/** Maximum size of a sample, in bytes: a few seconds. */
const MAX_BYTES = 4 * 1024 * 1024;

/** A few seconds of a voice. Generated on the first request, then stored for all users. */
export async function sampleVoice(
  { studio, generation, files }: Deps,
  uid: string,
  { creationId, voice }: SampleVoiceInput,
): Promise<{ url: string }> {
  const { value: creation } = await studio.get(uid, creationId);
  const { value: product } = await studio.product(uid, creation.productId);
  const known = (await generation.voices()).find(({ id }) => id === voice);
  if (!known) throw missing("voice");
  const sample = voiceSample(known.language ?? product.brief.language);
  const key = `voices/${encodeURIComponent(known.id)}/${encodeURIComponent(known.name)}-${sample.language}`;
  if (!(await files.head(key))) {
    const { bytes, type } = await generation.speak(sample.text, { voice, verb: "voice-sample" });
    await files.put(key, bytes, { type, maxBytes: MAX_BYTES });
  }
  return { url: await files.link(key) };
}
