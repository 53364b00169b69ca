import { type Creation, mannerOf, type Script, spokenText } from "@vignette/domain/studio";
import type { Files } from "../../../../adapters/files/files.ts";
import type { Generation, Stoppable } from "../../../../adapters/generation/generation.ts";
import type { GenerationResult } from "../../creation/generated-media.ts";
import type { StudioStore } from "../../creation/store.ts";
import { deliveryFor } from "./delivery-for.ts";
import { speakScript } from "./speak-script.ts";

type Deps = Stoppable & {
  generation: Generation;
  files: Files;
  newId: () => string;
  studio: Pick<StudioStore, "product">;
};

/** Maximum size of a voice, in bytes. */
const MAX_BYTES = 40 * 1024 * 1024;

/** Generates the voice of a script. Throws a Refusal if the provider refuses. */
export async function generateVoice(deps: Deps, creation: Creation, script: Script): Promise<GenerationResult> {
  const manner = mannerOf(creation.style);
  const madeFrom = { said: spokenText(script), voice: creation.style.voice, ...(manner !== "" && { manner }) };
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
