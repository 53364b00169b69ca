import { configuredGeneration } from "./configured-generation.ts";
import type { GenerationEnv } from "./generation-settings.ts";
import { meteredModels } from "./metered-models.ts";
import type { Models } from "./models.ts";

/** The models of the environment. Those that cost are handed out against a meter only. */
export function configuredModels(env: GenerationEnv, outside: Parameters<typeof configuredGeneration>[1]): Models {
  const unmetered = configuredGeneration(env, outside);
  return {
    voices: unmetered.voices,
    cancelVideoClip: unmetered.cancelVideoClip,
    cancelTake: unmetered.cancelTake,
    videoClipOffer: unmetered.videoClipOffer,
    presenterOffer: unmetered.presenterOffer,
    metered: (meter) => meteredModels(unmetered, meter),
  };
}
