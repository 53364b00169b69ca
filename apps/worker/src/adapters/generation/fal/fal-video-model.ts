import type { VideoClipOptions } from "../generation.ts";
import { dataUriOf, type FalConfig, falQueue } from "./fal-queue.ts";
import { modelFor, takesStart, videoClipInput } from "./video-input.ts";

/** Generates video clips with fal's queue. */
export function falVideoModel(config: FalConfig) {
  const { order, look, cancel } = falQueue(config);
  return {
    look,
    cancel,
    async order(prompt: string, { signal, start }: VideoClipOptions): Promise<string> {
      const picture = start && takesStart(config.model) ? dataUriOf(start) : null;
      const model = modelFor(config.model, picture !== null);
      return await order(model, videoClipInput(model, prompt, picture), { signal });
    },
  };
}
