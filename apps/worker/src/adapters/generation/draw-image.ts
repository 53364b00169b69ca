import { mediaTypeOf, pictureSize, widelyReadTypes } from "@vignette/domain/media";
import type { GeneratedImage, Stoppable } from "./generation.ts";
import type { ImageModel } from "./model-ports.ts";
import { providerUnusable } from "./provider-refusals.ts";

/**
 * What a picture must be, so that 9:16 and 4:5 can be cut from it and still be looked at: in px on its short side, and at
 * most so many times as wide as high. Our own choice (ADR 35).
 */
const SHORTEST_SIDE = 512;
const WIDEST = 1.8;

/** A picture that is what it says and large enough; one of the wrong size is asked for once more. */
export async function drawImage(
  draw: ImageModel,
  prompt: string,
  options: Stoppable,
): Promise<Pick<GeneratedImage, "bytes" | "type" | "width" | "height" | "placeholder"> & { calls: number }> {
  for (let calls = 1; calls <= 2; calls += 1) {
    const { bytes, placeholder } = await draw(prompt, options);
    const facts = factsOf(bytes);
    if (facts) return { bytes, placeholder, calls, ...facts };
  }
  throw providerUnusable();
}

/** Type and size by its own header; null for what cannot be used. */
function factsOf(bytes: Uint8Array): { type: string; width: number; height: number } | null {
  const type = mediaTypeOf(bytes);
  const size = pictureSize(bytes);
  if (type === null || size === null || !widelyReadTypes.includes(type)) return null;
  const { width, height } = size;
  return Math.min(width, height) >= SHORTEST_SIDE && width / height <= WIDEST ? { type, width, height } : null;
}
