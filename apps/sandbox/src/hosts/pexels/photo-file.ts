import { pictureFile } from "../openai/pictures/picture-file.ts";
import { PexelsError } from "./pexels-error.ts";
import { placeOf, SIZES } from "./photo-answer.ts";
import type { PhotoSeed } from "./photo-table.ts";

/** Longest side that is painted as large as it is shown, in pixels: larger photos are enlarged. */
const PAINTED_PX = 1200;

/**
 * The file of a photo in the size that its address asks for: `w`, `h` and `dpr` bound it, `fit=crop` fills them. Throws a
 * PexelsError. `detail` from 0 to 1 is the painted share of each side.
 */
export async function photoFile(
  seed: PhotoSeed,
  query: URLSearchParams,
  detail: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { words, orientation, at } = seed;
  const size = sizeOf(SIZES[orientation], query);
  const share = Math.min(1, PAINTED_PX / Math.max(size.width, size.height)) * detail;
  const prompt = `Photo of ${words}, ${placeOf(seed)}`;
  return await pictureFile({ prompt, ...size, variant: at, type: "jpeg", quality: 82, detail: share });
}

function sizeOf(whole: { width: number; height: number }, query: URLSearchParams): { width: number; height: number } {
  const [w, h, dpr = 1] = ["w", "h", "dpr"].map((name) => numberIn(query, name));
  if (query.get("fit") === "crop" && w && h) return { width: w * dpr, height: h * dpr };
  const most = [w && (w * dpr) / whole.width, h && (h * dpr) / whole.height, 1].filter((it) => it !== undefined);
  const scale = Math.min(...most);
  return { width: Math.round(whole.width * scale), height: Math.round(whole.height * scale) };
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name);
  if (value === null) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new PexelsError(400, `The sandbox does not know ${name}=${value}.`);
  return Number(value);
}
