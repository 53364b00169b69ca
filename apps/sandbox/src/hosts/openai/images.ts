import { maxCodePoints } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { requireModel } from "./models.ts";
import { OpenAiError } from "./openai-error.ts";
import { pictureFile } from "./pictures/picture-file.ts";
import { isForbidden, parsed } from "./request.ts";

const SIZES = {
  "1024x1024": { width: 1024, height: 1024 },
  "1024x1536": { width: 1024, height: 1536 },
  "1536x1024": { width: 1536, height: 1024 },
} as const;
const ImageRequest = z.looseObject({
  model: z.string(),
  prompt: z.string().check(z.minLength(1), maxCodePoints(32_000)),
  n: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
  size: z._default(z.enum(["1024x1024", "1024x1536", "1536x1024", "auto"]), "auto"),
  quality: z._default(z.enum(["low", "medium", "high", "auto"]), "auto"),
  background: z._default(z.enum(["transparent", "opaque", "auto"]), "auto"),
  output_format: z._default(z.enum(["png", "jpeg", "webp"]), "png"),
  output_compression: z._default(z.int().check(z.minimum(0), z.maximum(100)), 100),
});
type ImageRequest = z.infer<typeof ImageRequest>;

/** Image tokens by size, as the API counts them for medium quality. */
const TOKENS = { "1024x1024": 1056, "1024x1536": 1584, "1536x1024": 1568 };

/**
 * POST /v1/images/generations: pictures painted here, the same for the same prompt. `now` in milliseconds, `detail` from
 * 0 to 1. Throws OpenAiError.
 */
export async function imagesFor(body: unknown, now: number, detail: number) {
  const request = parsed(ImageRequest, body);
  requireModel(request.model, "image");
  if (request.model.startsWith("gpt-image-") && request.response_format !== undefined) {
    throw new OpenAiError(400, "Unknown parameter: 'response_format'.", {
      param: "response_format",
      code: "unknown_parameter",
    });
  }
  if (isForbidden(request.prompt)) {
    throw new OpenAiError(400, "Your request was rejected by the safety system.", {
      type: "image_generation_user_error",
      code: "moderation_blocked",
    });
  }
  const size = request.size === "auto" ? "1024x1024" : request.size;
  const data = [];
  for (let variant = 0; variant < request.n; variant++) {
    data.push({
      b64_json: await encoded(request, SIZES[size], variant, detail),
      revised_prompt: `PLACEHOLDER: ${request.prompt}`,
    });
  }
  const spent = { input_tokens: Math.ceil(request.prompt.length / 4), output_tokens: TOKENS[size] * request.n };
  return {
    created: Math.floor(now / 1000),
    model: request.model,
    background: "opaque",
    output_format: request.output_format,
    quality: request.quality === "auto" ? "medium" : request.quality,
    size,
    data,
    usage: {
      ...spent,
      total_tokens: spent.input_tokens + spent.output_tokens,
      input_tokens_details: { text_tokens: spent.input_tokens, image_tokens: 0 },
    },
  };
}

async function encoded(
  { prompt, output_format: type, output_compression: quality }: ImageRequest,
  size: { width: number; height: number },
  variant: number,
  detail: number,
): Promise<string> {
  return (await pictureFile({ prompt, ...size, variant, type, quality, detail })).toString("base64");
}
