import type { ObjectName, ThingState } from "@vignette/domain/objects";
import svgpath from "svgpath";
import { type Figure, type FigurePart, objects, type Paint } from "../../objects/index.ts";
import type { ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import { pathBox } from "./ink-box.ts";
import { onThing } from "./on-things.ts";
import { lightOf, WHITE } from "./pen.ts";
import { type ThingFace, thingFace } from "./thing-face.ts";

/**
 * Where an object stands: the middle of its foot, and the most room that it takes. A pale one stands out beside Bean; one whose
 * color the joke names has that.
 */
export type ObjectPlace = {
  x: number;
  foot: number;
  w: number;
  h: number;
  turn?: number;
  isFlipped?: boolean;
  isPale?: boolean;
  color?: Color | undefined;
  /** What is on it. */
  state?: ThingState | undefined;
  /** Of a thing that talks. */
  face?: ThingFace | undefined;
};

/** Outlines of a drawing of 1080, in its units. */
const LINE = 9;
const DETAIL = 5;
/** A part smaller than this share of its object has no outline; a white one is lost without, unless it is tiny. */
const SMALL = 0.035;
const TINY = 0.004;

/**
 * An object of the shelf as Bean's world is drawn: flat, outlined, in white, ink and the accent. What it casts and what
 * shines on it are left out.
 */
export function shelfObject(name: ObjectName, place: ObjectPlace): ArtPath[] {
  const { x, foot, w, h, turn = 0, isFlipped = false, isPale = false, color: own, state, face } = place;
  const figure = objects[name];
  const scale = Math.min(h / 100, w / figure.width);
  const parts = figure.parts.filter(isSolid).map((part) => ({ ...part, ...toneOf(part, figure) }));
  const swaps = isPale && parts.some(({ color }) => color === "accent");
  const colorIn = ({ paint, color }: FigurePart & Tone): Color =>
    own !== undefined ? ownColor(paint, own) : swaps ? swapped(color) : color;
  const colored = parts.map((part) => ({ ...part, color: colorIn(part) }));
  const thing = colored.flatMap(drawn);
  const areas = colored.filter(({ line }) => line === undefined);
  const paths = [
    ...thing,
    ...(state ? onThing(state, areas, figure.width) : []),
    ...(face ? thingFace(face, name, areas) : []),
  ];
  return paths.map(({ d, ...look }) => ({
    ...look,
    d: svgpath(d)
      .translate(-figure.width / 2, -100)
      .scale(isFlipped ? -scale : scale, scale)
      .rotate(turn, 0, -50 * scale)
      .translate(x, foot)
      .round(1)
      .toString(),
    ...(look.stroke && { stroke: { ...look.stroke, width: widthOf(look.stroke.width, scale) } }),
  }));
}

/** How high an object becomes in its place. */
export const shelfHeight = (name: ObjectName, { w, h }: Pick<ObjectPlace, "w" | "h">): number =>
  Math.min(h, (w / objects[name].width) * 100);

/** How wide it becomes. */
export const shelfWidth = (name: ObjectName, { w, h }: Pick<ObjectPlace, "w" | "h">): number =>
  Math.min(w, (h / 100) * objects[name].width);

/** From where to where an object touches what it stands on, beside the middle of its place. */
export function shelfFoot(name: ObjectName, { w, h }: Pick<ObjectPlace, "w" | "h">): { from: number; to: number } {
  const { width, parts } = objects[name];
  const scale = Math.min(h / 100, w / width);
  const low = parts
    .filter(isSolid)
    .map(({ d }) => pathBox(d))
    .filter((box) => box.y + box.h > LOW);
  const ends = low.map(({ x, w: across }) => [x, x + across] as const);
  const [from, to] = [Math.min(...ends.map(([start]) => start)), Math.max(...ends.map(([, end]) => end))];
  return { from: (from - width / 2) * scale, to: (to - width / 2) * scale };
}

/** What reaches lower stands on the ground, which is at 100. */
const LOW = 94;

/** Positive widths are outlines in the drawing's units, negative ones lines in the object's own. */
const widthOf = (width: number, scale: number): number =>
  width > 0 ? Math.min(width, Math.max(4, scale * 3)) : Math.max(4, -width * scale);

const isSolid = ({ opacity = 1, blur = 0 }: FigurePart): boolean => opacity > 0.6 && blur === 0;

/** A thing in its own color is that and white; what is dark on it stays so. */
const ownColor = (paint: Paint, own: Color): Color =>
  paint === "body" ? own : paint === "deep" || (paint.startsWith("#") && lightOf(paint) < 0.3) ? "ink" : WHITE;

const swapped = (color: Color): Color => (color === "accent" ? WHITE : color === WHITE ? "accent" : color);

function drawn({ d, line, color, size }: Pick<FigurePart, "d" | "line"> & Tone): ArtPath[] {
  if (line === undefined) {
    const edge = { color: edgeOf(color), width: size > 0.12 ? LINE : DETAIL };
    return [{ d, fill: color, ...(size > (color === WHITE ? TINY : SMALL) && { stroke: edge }) }];
  }
  // A thick line is a thing, with an outline on both sides; a thin one is drawn with the pen.
  if (line < 3) return [{ d, stroke: { color: color === "ink" ? "ink" : edgeOf(color), width: DETAIL } }];
  return [
    { d, stroke: { color: edgeOf(color), width: -(line + 5) } },
    { d, stroke: { color, width: -Math.max(1.5, line - 1) } },
  ];
}

/** What is dark has a light edge on a dark ground. */
const edgeOf = (fill: Color): Color =>
  fill === "accent" || (fill.startsWith("#") && lightOf(fill) < 0.3) ? "on" : "ink";

/** `size` as a share of the object. */
type Tone = { color: Color; size: number };

/** What is colored as the object itself is in the accent: its body, or where that is only a collar, all the rest. */
function toneOf({ paint, d }: FigurePart, figure: Figure): Tone {
  const size = areaOf(d) / (figure.width * 100);
  const ownsBody = figure.parts.some((it) => it.paint === "body" && areaOf(it.d) > figure.width * 18);
  return { color: colorOf(paint, { ownsBody, size }), size };
}

function colorOf(paint: Paint, { ownsBody, size }: { ownsBody: boolean; size: number }): Color {
  if (paint === "body") return ownsBody ? "accent" : WHITE;
  if (paint === "deep") return "ink";
  if (!paint.startsWith("#")) return WHITE;
  const light = lightOf(paint);
  if (light < 0.3) return "ink";
  return light > 0.72 || size < SMALL || ownsBody ? WHITE : "accent";
}

/** Of the rectangle around a path. Paths hold absolute commands only, so numbers come in pairs. */
function areaOf(d: string): number {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const [w = 0, h = 0] = [0, 1].map((odd) => {
    const along = numbers.filter((_, at) => at % 2 === odd);
    return Math.max(...along) - Math.min(...along);
  });
  return w * h;
}
