import { maxCodePoints } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { requireModel } from "./models.ts";
import { OpenAiError } from "./openai-error.ts";
import { pictureFile } from "./pictures/picture-file.ts";
import { isForbidden, parsed } from "./request.ts";

/** Sizes that every model takes. Source: docs/platforms/openai.md#images. */
const SIZES = ["1024x1024", "1024x1536", "1536x1024"];
/** Models that take other sizes as well, and the rules for those. */
const ANY_SIZE = /^(gpt-image-2|chatgpt-image)/;
const STEP_PX = 16;
const WIDEST = 3;
const LARGEST_PX = 3840 * 2160;
const ImageRequest = z.looseObject({
  model: z.string(),
  prompt: z.string().check(z.minLength(1), maxCodePoints(32_000)),
  n: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
  size: z._default(z.string(), "auto"),
  quality: z._default(z.enum(["low", "medium", "high", "xhigh", "max", "auto"]), "auto"),
  background: z._default(z.enum(["transparent", "opaque", "auto"]), "auto"),
  output_format: z._default(z.enum(["png", "jpeg", "webp"]), "png"),
  output_compression: z._default(z.int().check(z.minimum(0), z.maximum(100)), 100),
});
type ImageRequest = z.infer<typeof ImageRequest>;

/** Image tokens of a square of 1024 at medium quality. */
const TOKENS = 439;

/**
 * POST /v1/images/generations: pictures painted here, the same for the same prompt. `now` in milliseconds, `detail` from
 * 0 to 1; `reference` is a photo that the picture shows. Throws OpenAiError.
 */
export async function imagesFor(body: unknown, now: number, detail: number, reference: Buffer | null = null) {
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
  requireQuality(request);
  const size = request.size === "auto" ? "1024x1024" : request.size;
  const sides = sidesOf(request.model, size);
  const data = [];
  for (let variant = 0; variant < request.n; variant++) {
    data.push({
      b64_json: await encoded({ ...request, ...sides, variant, detail, reference }),
      revised_prompt: `PLACEHOLDER: ${request.prompt}`,
    });
  }
  const outputTokens = Math.round((TOKENS * sides.width * sides.height) / 1024 ** 2) * request.n;
  const spent = { input_tokens: Math.ceil(request.prompt.length / 4), output_tokens: outputTokens };
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

/** The sides of a picture in pixels. Throws OpenAiError for a size that the model does not take. */
function sidesOf(model: string, size: string): { width: number; height: number } {
  const [, width = 0, height = 0] = (/^(\d{2,4})x(\d{2,4})$/.exec(size) ?? []).map(Number);
  const isRegular =
    width % STEP_PX === 0 &&
    height % STEP_PX === 0 &&
    Math.max(width / height, height / width) <= WIDEST &&
    width * height <= LARGEST_PX;
  if (SIZES.includes(size) || (ANY_SIZE.test(model) && isRegular && width > 0)) return { width, height };
  throw new OpenAiError(400, `Invalid value: '${size}'. Supported values are: ${SIZES.join(", ")} and auto.`, {
    param: "size",
    code: "invalid_value",
  });
}

/** The two dearest qualities are of the newest models only. Throws OpenAiError. */
function requireQuality({ model, quality }: ImageRequest): void {
  if (quality !== "xhigh" && quality !== "max") return;
  if (/^gpt-image-2\.[5-9]/.test(model)) return;
  throw new OpenAiError(400, `Invalid value: '${quality}'.`, { param: "quality", code: "invalid_value" });
}

type Wanted = ImageRequest & {
  width: number;
  height: number;
  variant: number;
  detail: number;
  reference: Buffer | null;
};

async function encoded({ output_format: type, output_compression: quality, ...wanted }: Wanted): Promise<string> {
  const { prompt, width, height, variant, detail, reference } = wanted;
  const file = await pictureFile({ prompt, width, height, variant, type, quality, detail, reference });
  return Buffer.from(file).toString("base64");
}
