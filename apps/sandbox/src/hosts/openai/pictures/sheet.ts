import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { SeededChoices } from "../copywriter/seeded-choices.ts";
import { clear } from "./color.ts";
import type { PicturePalette } from "./palettes.ts";

export type Brush = SKRSContext2D;
/** What a picture is painted on and from. `unit` is a hundredth of the shorter side, in pixels. */
export type PixelSheet = {
  brush: Brush;
  width: number;
  height: number;
  unit: number;
  palette: PicturePalette;
  chance: SeededChoices;
};

/** Somewhere between two numbers, by seed. */
export const between = (chance: SeededChoices, purpose: string, low: number, high: number): number =>
  low + chance.number(purpose) * (high - low);

/** Paints with soft edges; `radius` in pixels. */
export function softly(brush: Brush, radius: number, paint: () => void): void {
  brush.save();
  brush.filter = `blur(${radius.toFixed(1)}px)`;
  paint();
  brush.restore();
}

/** A round glow that ends in nothing. */
export function glow(brush: Brush, x: number, y: number, radius: number, color: string, opacity: number): void {
  const fill = brush.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, clear(color, opacity));
  fill.addColorStop(0.5, clear(color, opacity * 0.42));
  fill.addColorStop(1, clear(color, 0));
  brush.fillStyle = fill;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** A gradient down or across a rectangle that it fills. */
export function wash({ brush, width }: PixelSheet, top: number, bottom: number, colors: readonly string[]): void {
  const fill = brush.createLinearGradient(0, top, 0, bottom);
  colors.forEach((color, index) => {
    fill.addColorStop(index / Math.max(1, colors.length - 1), color);
  });
  brush.fillStyle = fill;
  brush.fillRect(0, top, width, bottom - top);
}

/** What every picture ends with: corners a little darker, and the grain of film. */
export function finish({ brush, width, height }: PixelSheet): void {
  const far = Math.hypot(width, height) / 2;
  const corners = brush.createRadialGradient(width / 2, height * 0.52, far * 0.45, width / 2, height * 0.52, far);
  corners.addColorStop(0, "rgba(12, 8, 6, 0)");
  corners.addColorStop(1, "rgba(12, 8, 6, 0.42)");
  brush.fillStyle = corners;
  brush.fillRect(0, 0, width, height);
  grain(brush, width, height);
}

const TILE = 384;

function grain(brush: Brush, width: number, height: number): void {
  brush.save();
  brush.globalCompositeOperation = "overlay";
  brush.globalAlpha = 0.34;
  const pattern = brush.createPattern(grainTile(), "repeat");
  if (pattern) brush.fillStyle = pattern;
  brush.fillRect(0, 0, width, height);
  brush.restore();
}

let tile: Canvas | null = null;

/** The same for every picture. */
function grainTile(): Canvas {
  if (tile) return tile;
  tile = createCanvas(TILE, TILE);
  const context = tile.getContext("2d");
  const pixels = context.createImageData(TILE, TILE);
  let state = 7;
  for (let at = 0; at < pixels.data.length; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    pixels.data.fill(96 + ((state >>> 16) % 64), at, at + 3);
    pixels.data[at + 3] = 255;
  }
  context.putImageData(pixels, 0, 0);
  return tile;
}
