import { seededRandom } from "../frame/drawing/seeded-random.ts";

/** Side of the noise tile in px. */
export const GRAIN_TILE = 256;

/** RGBA of a tile of film grain: black and white specks of varying strength, the same every time. */
export function grainPixels(): Uint8ClampedArray<ArrayBuffer> {
  const random = seededRandom(2026);
  const pixels = new Uint8ClampedArray(GRAIN_TILE * GRAIN_TILE * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const shade = random() < 0.5 ? 0 : 255;
    pixels[i] = shade;
    pixels[i + 1] = shade;
    pixels[i + 2] = shade;
    pixels[i + 3] = Math.floor(random() * 256);
  }
  return pixels;
}
