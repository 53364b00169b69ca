import { createCanvas, type Image } from "@napi-rs/canvas";

const COLUMNS = 8;
const ROWS = 10;
/** Pixels along each side of a place. */
const PLACE = 12;

/**
 * What a picture looks like from afar: how light each of 8 × 10 places is, a hexadecimal digit for each. It is almost the same for a
 * picture and its thumbnail.
 */
export function lookOf(image: Image): string {
  const [width, height] = [COLUMNS * PLACE, ROWS * PLACE];
  const brush = createCanvas(width, height).getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, 0, 0, width, height);
  const { data } = brush.getImageData(0, 0, width, height);
  const sums = new Array<number>(COLUMNS * ROWS).fill(0);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const place = Math.floor(pixel / width / PLACE) * COLUMNS + Math.floor((pixel % width) / PLACE);
    const light =
      0.2126 * (data[pixel * 4] ?? 0) + 0.7152 * (data[pixel * 4 + 1] ?? 0) + 0.0722 * (data[pixel * 4 + 2] ?? 0);
    sums[place] = (sums[place] ?? 0) + light;
  }
  return sums.map((sum) => Math.floor(sum / PLACE ** 2 / 16).toString(16)).join("");
}

/** How far two looks are apart: all steps of light between their places. */
export function differenceOf(a: string, b: string): number {
  const light = (look: string, place: number) => Number.parseInt(look[place] ?? "0", 16);
  return [...a].reduce((sum, _, place) => sum + Math.abs(light(a, place) - light(b, place)), 0);
}
