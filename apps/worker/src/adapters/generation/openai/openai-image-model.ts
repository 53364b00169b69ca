import { OpenAICompatibleImageModel } from "@ai-sdk/openai-compatible";
import { bytesOfBase64 } from "../base64.ts";
import type { ImageModel } from "../model-ports.ts";
import { providerFetch } from "../provider-fetch.ts";
import { providerUnusable } from "../provider-refusals.ts";
import { openaiRefusal } from "./openai-refusal.ts";
import type { OpenAiConfig } from "./openai-service.ts";

const nothingElse = { aspectRatio: undefined, seed: undefined, files: undefined, mask: undefined };

/**
 * Generates pictures at 2:3, the most upright format available: both 9:16 and 4:5 are cropped from it. Source:
 * docs/platforms/openai.md#images.
 */
export const openaiImageModel =
  (config: OpenAiConfig): ImageModel =>
  async (prompt, { signal }) => {
    const call = providerFetch(config.fetch, { patience: config.patience, signal, refusalOf: openaiRefusal });
    const model = new OpenAICompatibleImageModel(config.model, {
      provider: "provider",
      url: ({ path }) => `${config.baseURL}${path}`,
      headers: { authorization: `Bearer ${config.apiKey}` },
      fetch: call.fetch,
    });
    try {
      const { images } = await model.doGenerate({
        ...nothingElse,
        prompt,
        n: 1,
        size: "1024x1536",
        // The default is PNG, which is five times as large.
        providerOptions: { provider: { output_format: "jpeg" } },
      });
      const [image] = images;
      const bytes = typeof image === "string" ? bytesOfBase64(image) : image;
      if (!bytes) throw providerUnusable();
      return { bytes, placeholder: call.placeholder() };
    } catch (error) {
      throw call.failure(error);
    }
  };
