import * as z from "zod/mini";
import { bytesOfBase64 } from "../base64.ts";
import type { ImageModel } from "../model-ports.ts";
import { providerUnusable } from "../provider-refusals.ts";
import { resultOf, runModel, type WorkersAiConfig } from "./workers-ai.ts";

/** Maximum length of a prompt, in characters. Source: docs/platforms/workers-ai.md#images. */
const LONGEST = 2048;
/** Sizes that suit diffusion models; models without a size option generate a square. */
const SIZES = {
  tall: { width: 768, height: 1344 },
  square: { width: 1024, height: 1024 },
  upright: { width: 832, height: 1216 },
  wide: { width: 1216, height: 832 },
};
/** Most steps of schnell, which takes four if not said: finer hands and edges. Source: docs/platforms/workers-ai.md#images. */
const STEPS = 8;

/**
 * Generates pictures with flux, which answers a square as base64, or with a diffusion model, which answers the bytes
 * of a picture. Neither takes a reference.
 */
export const workersAiImageModel =
  (config: WorkersAiConfig): ImageModel =>
  async (prompt, options) => {
    const { seed, shape = "upright" } = options;
    const input = {
      prompt: prompt.slice(0, LONGEST),
      ...(seed !== undefined && { seed }),
      ...(config.model.includes("flux") ? { steps: STEPS } : SIZES[shape]),
    };
    return await runModel(config, input, options, async (response, call) => {
      if (response.headers.get("content-type")?.startsWith("image/")) {
        return { bytes: new Uint8Array(await response.arrayBuffer()), placeholder: call.placeholder() };
      }
      const { image } = await resultOf(response, z.looseObject({ image: z.string() }));
      const bytes = bytesOfBase64(image);
      if (!bytes) throw providerUnusable();
      return { bytes, placeholder: call.placeholder() };
    });
  };
