import { OpenAICompatibleImageModel } from "@ai-sdk/openai-compatible";
import { bytesOfBase64 } from "../base64.ts";
import type { PictureOptions, ReferencePicture } from "../generation.ts";
import type { ImageModel } from "../model-ports.ts";
import { providerFetch } from "../provider-fetch.ts";
import { providerUnusable } from "../provider-refusals.ts";
import { openaiRefusal } from "./openai-refusal.ts";
import type { OpenAiConfig } from "./openai-service.ts";

const nothingElse = { aspectRatio: undefined, seed: undefined, mask: undefined };

/**
 * Generates a picture, or, with references, edits them into a new one: the endpoint for edits takes up to 16 pictures to
 * keep to. No model takes a seed. Source: docs/platforms/openai.md#images.
 */
export const openaiImageModel =
  (config: OpenAiConfig): ImageModel =>
  async (prompt, options) => {
    const { signal, references = [] } = options;
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
        size: sizeOf(config.model, options),
        files: references.length > 0 ? references.map(fileOf) : undefined,
        providerOptions: { provider: { ...OUTPUT, ...effortOf(config.model, references.length > 0) } },
      });
      const [image] = images;
      const bytes = typeof image === "string" ? bytesOfBase64(image) : image;
      if (!bytes) throw providerUnusable();
      return { bytes, placeholder: call.placeholder() };
    } catch (error) {
      throw call.failure(error);
    }
  };

const fileOf = ({ bytes, type }: ReferencePicture) => ({ type: "file" as const, data: bytes, mediaType: type });

/** The default is PNG, which is five times as large. */
const OUTPUT = { output_format: "jpeg", output_compression: 92 };

/** Models that take any size whose sides are multiples of 16. */
const ANY_SIZE = /^(gpt-image-2|chatgpt-image)/;

/** 2:3 is the most upright format of the older models. */
const sizeOf = (model: string, { shape = "upright" }: PictureOptions): `${number}x${number}` =>
  shape === "tall" && ANY_SIZE.test(model) ? "1008x1792" : "1024x1536";

/**
 * `auto` may choose the dearest quality. Keeping to the reference is asked for where it is an option; newer models always
 * do. Services other than OpenAI know neither.
 */
function effortOf(model: string, hasReference: boolean) {
  if (!model.startsWith("gpt-image")) return {};
  return { quality: "medium", ...(hasReference && /^gpt-image-1\.5/.test(model) && { input_fidelity: "high" }) };
}
