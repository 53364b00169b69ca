import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { AssetType } from "@vignette/domain/assets";

/** Size of an example beside its kind in px, as in `RadioGroup`. */
const [WIDTH, HEIGHT] = [45, 80];
const QUALITY = 80;

/** The kinds, and one WebP of the landing page's examples of them side by side, `density` times as large as the page shows it. */
export async function drawKinds() {
  const names = AssetType.options;
  const examples = await Promise.all(names.map((it) => loadImage(readFileSync(join(EXAMPLES, `${it}.webp`)))));
  return {
    names,
    async pictureAt(density: number): Promise<Uint8Array> {
      const [width, height] = [WIDTH * density, HEIGHT * density];
      const sheet = createCanvas(width * names.length, height);
      const context = sheet.getContext("2d");
      context.imageSmoothingQuality = "high";
      for (const [index, it] of examples.entries()) context.drawImage(it, index * width, 0, width, height);
      return await sheet.encode("webp", QUALITY);
    },
  };
}

const EXAMPLES = join(import.meta.dirname, "../../src/marketing/examples");
