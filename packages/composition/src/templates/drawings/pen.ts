import svgpath from "svgpath";
import type { ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";

/** Widths of outlines and of details inside them, in units of a drawing of 1080. */
const LINE = 10;
const FINE = 7;
/** Fills are shifted against their lines, as in cheap print: 3 px of them are visible on the other side. */
const MISPRINT = 8;

/** Paper, china, walls of houses: whiter than any ground. */
export const WHITE: Color = "#ffffff";

/** An outline. */
export function stroke(d: string, color: Color = "on", width = LINE): ArtPath {
  return { d, stroke: { color, width } };
}

/** A detail. */
export const fine = (d: string, color: Color = "on"): ArtPath => stroke(d, color, FINE);

/** A color without a line. */
export const flat = (d: string, fill: Color): ArtPath => ({ d, fill });

/** A printed object: its fill slightly shifted against its outline. */
export function printed(d: string, fill: Color, edge = edgeOf(fill)): ArtPath[] {
  return [flat(moved(d, MISPRINT, MISPRINT), fill), stroke(d, edge)];
}

/** An object that hides what is behind it. */
export function solid(d: string, fill: Color, edge = edgeOf(fill)): ArtPath[] {
  return [flat(d, fill), stroke(d, edge)];
}

/** On a dark ground lines are light; white objects keep dark ones, or they would be invisible. */
function edgeOf(fill: Color): Color {
  return fill === WHITE ? "ink" : "on";
}

export type Placement = { x: number; y: number; size?: number; turn?: number; isFlipped?: boolean };

/**
 * Something drawn around 0,0, placed elsewhere: scaled, rotated (degrees), mirrored. Lines keep their width, or nearly.
 */
export function placed(
  paths: readonly ArtPath[],
  { x, y, size = 1, turn = 0, isFlipped = false }: Placement,
): ArtPath[] {
  return paths.map((path) => ({
    ...path,
    ...(path.stroke && { stroke: { ...path.stroke, width: path.stroke.width * penFor(size) } }),
    d: svgpath(path.d)
      .scale(isFlipped ? -size : size, size)
      .rotate(turn)
      .translate(x, y)
      .round(1)
      .toString(),
  }));
}

/** Very small drawings get thinner lines, or they would be a blot. */
const penFor = (size: number) => Math.min(1, 0.35 + 0.75 * size);

export function moved(d: string, dx: number, dy: number): string {
  return svgpath(d).translate(dx, dy).round(1).toString();
}

export const dot = (x: number, y: number, r: number): string => oval(x, y, r, r);

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/** A rectangle, with round corners. */
export function block(x: number, y: number, w: number, h: number, r = 0): string {
  const [across, down] = [w - 2 * r, h - 2 * r];
  const top = `M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}`;
  return `${top}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}Z`;
}

/** How light a color of the form `#rrggbb` is: 0 is black, 1 is white. */
export function lightOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}
