import { Refusal } from "@vignette/domain/kernel";
import { mediaTypeOf, pictureSize, widelyReadTypes } from "@vignette/domain/media";
import type { GeneratedImage, PictureOptions } from "./generation.ts";
import type { ImageModel } from "./model-ports.ts";
import { afterPaidAttempt } from "./paid-attempt.ts";
import { providerUnusable, referenceUnreadable } from "./provider-refusals.ts";

/**
 * Limits for a picture that is cropped to 9:16 and 4:5: the minimum of its short side in px, and the maximum ratio of
 * width to height. Our own choice (ADR 35).
 */
const SHORTEST_SIDE = 512;
const WIDEST = 1.8;

/**
 * Draws a picture and checks its type and size; an unusable one is drawn once more. Where the provider cannot read a
 * reference, the picture is drawn without. Throws a Refusal if both are unusable.
 */
export async function generateImage(
  draw: ImageModel,
  prompt: string,
  options: PictureOptions,
): Promise<Pick<GeneratedImage, "bytes" | "type" | "width" | "height" | "placeholder"> & { calls: number }> {
  for (let calls = 1; calls <= 2; calls += 1) {
    const { bytes, placeholder } = await draw(prompt, options).catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== referenceUnreadable().code)
        throw calls > 1 ? afterPaidAttempt(error) : error;
      return await draw(prompt, { ...options, references: [] });
    });
    const facts = factsOf(bytes);
    if (facts) return { bytes, placeholder, calls, ...facts };
  }
  throw providerUnusable();
}

/** Type and size from the file's header; null if it cannot be used. */
function factsOf(bytes: Uint8Array): { type: string; width: number; height: number } | null {
  const type = mediaTypeOf(bytes);
  const size = pictureSize(bytes);
  if (type === null || size === null || !widelyReadTypes.includes(type)) return null;
  const { width, height } = size;
  return Math.min(width, height) >= SHORTEST_SIDE && width / height <= WIDEST ? { type, width, height } : null;
}
