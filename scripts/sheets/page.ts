import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";
import { type Canvas, createCanvas, type SKRSContext2D } from "../../packages/composition/src/node/canvas/canvas.ts";

// The engine switches the machine's fonts off, so captions are set in one of its own.
const FACE = "sheet";
const FONT_FILE = "@fontsource-variable/tiktok-sans/files/tiktok-sans-latin-wght-normal.woff2";
const fromComposition = createRequire(new URL("../../packages/composition/package.json", import.meta.url));
GlobalFonts.registerFromPath(fromComposition.resolve(FONT_FILE), FACE);

export const MARGIN = 24;
export const GAP = 12;
const QUALITY = 85;

/** A picture of a sheet with what stands under it. */
export type Cell = { picture: Canvas; label: string };

type Block = { height: number; paint: (context: SKRSContext2D, top: number) => void };

/** Lines of text, in px of their letters. */
export function words(lines: readonly string[], px: number, width: number): Block {
  const probe = createCanvas(1, 1).getContext("2d");
  probe.font = `${px}px ${FACE}`;
  const set = lines.flatMap((line) => broken(line, (it) => probe.measureText(it).width <= width - 2 * MARGIN));
  return {
    height: set.length * px * 1.35,
    paint: (context, top) => {
      context.font = `${px}px ${FACE}`;
      context.fillStyle = "#15180e";
      for (const [i, line] of set.entries()) context.fillText(line, MARGIN, top + px * (1 + 1.35 * i));
    },
  };
}

/** A row of pictures with their labels. */
export function row(cells: readonly Cell[]): Block {
  const tallest = Math.max(0, ...cells.map(({ picture }) => picture.height));
  return {
    height: tallest + 28,
    paint: (context, top) => {
      let x = MARGIN;
      for (const { picture, label } of cells) {
        context.drawImage(picture, x, top);
        context.font = `15px ${FACE}`;
        context.fillStyle = "#5a5d52";
        context.fillText(label, x, top + tallest + 18);
        x += picture.width + GAP;
      }
    },
  };
}

/** Blocks one under another, as a JPEG. */
export async function page(width: number, blocks: readonly Block[]): Promise<Uint8Array> {
  const height = blocks.reduce((sum, block) => sum + block.height + GAP, 2 * MARGIN);
  const canvas = createCanvas(width, Math.ceil(height));
  const context = canvas.getContext("2d", { alpha: false });
  context.fillStyle = "#e9e8e2";
  context.fillRect(0, 0, width, height);
  let top = MARGIN;
  for (const block of blocks) {
    block.paint(context, top);
    top += block.height + GAP;
  }
  return await canvas.encode("jpeg", QUALITY);
}

/** As many rows as it takes to set these with so many in each. */
export function rowsOf<Thing>(things: readonly Thing[], perRow: number): Thing[][] {
  const count = Math.ceil(things.length / perRow);
  return Array.from({ length: count }, (_, i) => things.slice(i * perRow, (i + 1) * perRow));
}

function broken(line: string, fits: (line: string) => boolean): string[] {
  const set: string[] = [];
  for (const word of line.split(" ")) {
    const longer = `${set.at(-1)} ${word}`;
    if (set.length > 0 && fits(longer)) set[set.length - 1] = longer;
    else set.push(word);
  }
  return set;
}
