import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateImage } from "ai";
import type { ImageModel } from "../model-ports.ts";
import { providerFetch } from "../provider-fetch.ts";
import { openaiRefusal } from "./openai-refusal.ts";
import type { OpenAiConfig } from "./openai-service.ts";

/**
 * Generates pictures at 2:3, the most upright format available: both 9:16 and 4:5 are cropped from it. Source:
 * docs/platforms/openai.md#images.
 */
export const openaiImageModel =
  (config: OpenAiConfig): ImageModel =>
  async (prompt, { signal }) => {
    const call = providerFetch(config.fetch, { patience: config.patience, signal, refusalOf: openaiRefusal });
    const { baseURL, apiKey } = config;
    const models = createOpenAICompatible({ name: "provider", baseURL, apiKey, fetch: call.fetch });
    try {
      const { image } = await generateImage({
        model: models.imageModel(config.model),
        prompt,
        size: "1024x1536",
        // The default is PNG, which is five times as large.
        providerOptions: { provider: { output_format: "jpeg" } },
        maxRetries: 0,
      });
      return { bytes: image.uint8Array, placeholder: call.placeholder() };
    } catch (error) {
      throw call.failure(error);
    }
  };
