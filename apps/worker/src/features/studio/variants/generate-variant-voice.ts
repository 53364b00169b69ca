import { Refusal } from "@vignette/domain/kernel";
import {
  type CreationVoice,
  isPresented,
  isWritten,
  mannerOf,
  partVoice,
  refuseTestimony,
  stillGenerating,
  type VariantSet,
  withVoice,
  wordsToSpeak,
} from "@vignette/domain/studio";
import type { Files } from "../../../adapters/files/files.ts";
import type { Generation } from "../../../adapters/generation/generation.ts";
import { deliveryFor } from "../generation/voice/delivery-for.ts";
import { type ChangeVariantsDeps, changeVariants, type StoredVariantSet, variantsOf } from "./variants-of.ts";

type Deps = ChangeVariantsDeps & { generation: Generation; files: Files; newId: () => string };

/** Maximum size of a recording, in bytes. */
const MAX_BYTES = 40 * 1024 * 1024;

/**
 * Generates the speech of a written part in the voice of its creation. Reuses an existing recording. Throws a Refusal
 * if the provider refuses.
 */
export async function generateVariantVoice(deps: Deps, uid: string, id: string, partId: string): Promise<VariantSet> {
  const found = await variantsOf(deps, uid, id);
  const wanted = wantedVoice(found, partId);
  if (wanted === null) return found.set;
  const delivery = await deliveryFor(deps.studio, found.creation);
  const options = { voice: wanted.voice, delivery };
  const { bytes, type, durationMs, words } = await deps.generation.speak(wanted.said, options);
  const key = `creations/${id}/variant-${deps.newId()}`;
  await deps.files.put(key, bytes, { type, maxBytes: MAX_BYTES });
  const voice: CreationVoice = { kind: "voice", key, type, bytes: bytes.byteLength, durationMs, words, ...wanted };
  const change = changeVariants(deps, { uid, id }, async ({ set }) => ({ media: withVoice(set.media, voice) }));
  return await change.catch(async (error: unknown) => {
    await deps.files.remove([key]);
    throw error;
  });
}

/** The text to speak and its voice; null if it is recorded already or needs no voice. */
function wantedVoice(
  { creation, set }: StoredVariantSet,
  partId: string,
): Pick<CreationVoice, "said" | "voice" | "manner"> | null {
  const { script, style } = creation;
  if (!script) throw stillGenerating();
  const part = set.parts.find((it) => it.id === partId);
  if (!part || !isWritten(part)) throw notWritten();
  const refusal = isPresented(creation) ? refuseTestimony([part.from.text]) : null;
  if (refusal) throw refusal;
  const said = wordsToSpeak(part, script);
  if (said === "" || partVoice(set.media, part, { script, style })) return null;
  const manner = mannerOf(style);
  return { said, voice: style.voice, ...(manner !== "" && { manner }) };
}

const notWritten = () =>
  new Refusal("invalid", "studio.not-written", "Only lines written for this set can be voiced here.", "partId");
