import type { Stoppable, TakeRequest } from "../generation.ts";
import { dataUriOf, type FalConfig, falQueue } from "./fal-queue.ts";

/** Makes a portrait say a recording with fal's queue. */
export function falPresenterModel(config: FalConfig) {
  const { order, look, cancel } = falQueue(config);
  return {
    look,
    cancel,
    order: ({ portrait, voice }: TakeRequest, options: Stoppable): Promise<string> =>
      order(
        config.model,
        { image_url: dataUriOf(portrait), audio_url: dataUriOf(voice), ...more(config.model) },
        options,
      ),
  };
}

/** The manner of speaking, for models that require a description. */
const MANNER =
  "A person talks to the camera of a phone: small natural movements of head and shoulders, a calm friendly look.";

/**
 * What a model takes besides a picture and a recording. Fabric is shown at 1080 px and asked for its finest;
 * InfiniteTalk costs twice as much above 480p. Source: docs/platforms/fal.md#talking-people.
 */
function more(model: string): Record<string, unknown> {
  if (/fabric/.test(model)) return { resolution: "720p" };
  if (/infinitalk/.test(model)) return { prompt: MANNER, resolution: "480p" };
  return {};
}
