import { loadImage } from "@napi-rs/canvas";
import { imageFacts } from "../../media-check/image-facts.ts";
import { imagesFor } from "./images.ts";
import { requireModel } from "./models.ts";
import { OpenAiError } from "./openai-error.ts";

/** Most pictures of one request, and the largest one, in bytes. Source: docs/platforms/openai.md#images. */
const IMAGES_MAX = 16;
const IMAGE_MAX_BYTES = 50 * 1024 * 1024;

/**
 * POST /v1/images/edits, a multipart form: a picture painted here for the prompt and the pictures that came with it.
 * `now` in milliseconds. Throws OpenAiError.
 */
export async function imageEditFor(form: FormData, now: number, detail: number) {
  const images = [...form.getAll("image"), ...form.getAll("image[]")];
  if (images.length === 0) throw missing("image");
  if (images.length > IMAGES_MAX) throw wrongImage(`Too many images: at most ${IMAGES_MAX} are supported.`);
  const mask = form.get("mask");
  for (const image of mask === null ? images : [...images, mask]) await checkImage(image);
  requireFidelity(form);
  const prompt = form.get("prompt");
  if (typeof prompt !== "string" || prompt === "") throw missing("prompt");
  const body = Object.fromEntries(
    ["model", "n", "size", "quality", "background", "output_format", "output_compression"].flatMap((name) => {
      const value = form.get(name);
      const isNumber = name === "n" || name === "output_compression";
      return value === null ? [] : [[name, isNumber ? Number(value) : value]];
    }),
  );
  requireModel(String(body.model ?? "gpt-image-1.5"), "image");
  const [first] = images;
  const reference = first instanceof File ? Buffer.from(await first.arrayBuffer()) : null;
  return await imagesFor({ model: "gpt-image-1.5", ...body, prompt }, now, detail, reference);
}

/** How near to the input it stays is an option of some models only. Source: docs/platforms/openai.md#images. */
function requireFidelity(form: FormData): void {
  const fidelity = form.get("input_fidelity");
  const model = String(form.get("model") ?? "gpt-image-1.5");
  if (fidelity === null) return;
  const offered = model.startsWith("gpt-image-1.5") ? ["high", "low"] : model === "gpt-image-1-mini" ? ["low"] : [];
  if (offered.includes(String(fidelity))) return;
  throw new OpenAiError(400, `The model '${model}' does not support input_fidelity '${fidelity}'.`, {
    param: "input_fidelity",
    code: "invalid_value",
  });
}

async function checkImage(image: FormDataEntryValue): Promise<void> {
  if (!(image instanceof File)) throw wrongImage("Expected a file.");
  if (image.size > IMAGE_MAX_BYTES) throw wrongImage("The image must be at most 50 MB.");
  const facts = imageFacts(new Uint8Array(await image.arrayBuffer()));
  const isWhole = await loadImage(Buffer.from(await image.arrayBuffer())).then(
    () => true,
    () => false,
  );
  if (!facts || !isWhole) throw wrongImage("Invalid image file or mode. The image must be a PNG, JPEG or WebP file.");
}

const wrongImage = (message: string) => new OpenAiError(400, message, { param: "image", code: "invalid_image_file" });
const missing = (param: string) =>
  new OpenAiError(400, `Missing required parameter: '${param}'.`, { param, code: "missing_required_parameter" });
