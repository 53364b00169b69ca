import * as z from "zod/mini";
import { bytesOfBase64 } from "../base64.ts";
import type { PictureOptions, ReferencePicture } from "../generation.ts";
import type { ImageModel } from "../model-ports.ts";
import { type ProviderFetch, providerFetch } from "../provider-fetch.ts";
import { providerUnusable } from "../provider-refusals.ts";
import { openaiRefusal } from "./openai-refusal.ts";
import type { OpenAiConfig } from "./openai-service.ts";

/** OpenAI answers with the picture; some compatible services with its address. */
const Images = z.looseObject({
  data: z
    .array(
      z.looseObject({
        b64_json: z.nullish(z.string()),
        url: z.nullish(z.url({ protocol: /^https$/ })),
      }),
    )
    .check(z.minLength(1)),
});

/**
 * Generates a picture, or, with references, edits them into a new one: the endpoint for edits takes up to 16 pictures to
 * keep to. No model takes a seed. Source: docs/platforms/openai.md#images.
 */
export const openaiImageModel =
  (config: OpenAiConfig): ImageModel =>
  async (prompt, options) => {
    const { signal, references = [] } = options;
    const call = providerFetch(config.fetch, { patience: config.patience, signal, refusalOf: openaiRefusal });
    const isEdit = references.length > 0;
    const size = sizeOf(config.model, options);
    const fields = { model: config.model, prompt, n: 1, size, ...OUTPUT, ...effortOf(config.model, isEdit) };
    try {
      const answer = await call.fetch(`${config.baseURL}/images/${isEdit ? "edits" : "generations"}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${config.apiKey}`,
          ...(!isEdit && { "content-type": "application/json" }),
        },
        body: isEdit ? formOf(fields, references) : JSON.stringify(fields),
      });
      const bytes = await bytesIn(await answer.json(), call);
      return { bytes, placeholder: call.placeholder() };
    } catch (error) {
      throw call.failure(error);
    }
  };

function formOf(fields: Record<string, string | number>, references: readonly ReferencePicture[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const field = references.length > 1 ? "image[]" : "image";
  for (const { bytes, type } of references) form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  return form;
}

/** The picture of an answer, read from its address if it has one. Throws a Refusal. */
async function bytesIn(answer: unknown, call: ProviderFetch): Promise<Uint8Array> {
  const [image] = Images.parse(answer).data;
  const bytes = image?.url
    ? new Uint8Array(await (await call.fetch(image.url)).arrayBuffer())
    : bytesOfBase64(image?.b64_json ?? "");
  if (!bytes?.length) throw providerUnusable();
  return bytes;
}

/** The default is PNG, which is five times as large. */
const OUTPUT = { output_format: "jpeg", output_compression: 92 };

/** Models that take any size whose sides are multiples of 16. */
const ANY_SIZE = /^(gpt-image-2|chatgpt-image)/;

/** 2:3 is the most upright format of the older models. */
const sizeOf = (model: string, { shape = "upright" }: PictureOptions): `${number}x${number}` =>
  shape === "tall" && ANY_SIZE.test(model) ? "1008x1792" : SIZES[shape];

const SIZES = {
  tall: "1024x1536",
  square: "1024x1024",
  upright: "1024x1536",
  wide: "1536x1024",
} as const satisfies Record<NonNullable<PictureOptions["shape"]>, string>;

/**
 * `auto` may choose the dearest quality. Keeping to the reference is asked for where it is an option; newer models always
 * do. Services other than OpenAI know neither.
 */
function effortOf(model: string, hasReference: boolean) {
  if (!model.startsWith("gpt-image")) return {};
  return { quality: "medium", ...(hasReference && /^gpt-image-1\.5/.test(model) && { input_fidelity: "high" }) };
}
