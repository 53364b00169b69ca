import { mediaTypeOf } from "@vignette/domain/assets";
import { GIF } from "image-size/types/gif";
import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { WEBP } from "image-size/types/webp";
import type { Drawn, Stoppable } from "./generation.ts";
import type { Draughtsman } from "./maker.ts";
import { providerUnusable } from "./provider-refusals.ts";

const headers = { "image/jpeg": JPG, "image/png": PNG, "image/webp": WEBP, "image/gif": GIF } as const;

/**
 * What a picture must be, so that 9:16 and 4:5 can be cut from it and still be looked at: in px on its short side, and at
 * most so many times as wide as high. Our own choice (ADR 35).
 */
const SHORTEST_SIDE = 512;
const WIDEST = 1.8;

/** A picture that is what it says and large enough; one of the wrong size is asked for once more. */
export async function drawImage(
  draw: Draughtsman,
  prompt: string,
  options: Stoppable,
): Promise<Pick<Drawn, "bytes" | "type" | "width" | "height" | "placeholder"> & { calls: number }> {
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
  if (type === null || !(type in headers)) return null;
  try {
    const { width, height } = headers[type as keyof typeof headers].calculate(bytes);
    const fits = Math.min(width, height) >= SHORTEST_SIDE && width / height <= WIDEST;
    return fits ? { type, width, height } : null;
  } catch {
    return null;
  }
}
