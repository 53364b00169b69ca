import type { ArtClip, ArtPath } from "../../scene/art-clip.ts";
import type { Scene } from "../../scene/scene.ts";
import { progress } from "../motion/easing.ts";
import { movedBox, posed, together } from "../motion/pose-clip.ts";
import { shadowed } from "../primitives/cast.ts";
import type { Matrix, PathStep, Point, Primitive } from "../primitives/primitive.ts";
import { colorOf, type Stage } from "../primitives/stage.ts";
import { outlineOf } from "./art-outline.ts";
import { boiled, redrawAt } from "./boil.ts";
import { drawnOn, strokeLength } from "./drawn-on.ts";
import { flatOutline } from "./flat-outline.ts";

/** Vector art at one time: redrawn by an unsteady hand, drawn on as far as the pen has come, posed as its clip says. */
export function drawArt(clip: ArtClip, { scene, t }: Stage): Primitive[] {
  const ms = t - clip.startMs;
  const outlines = outlinesAt(clip, clip.boil ? redrawAt(ms) : 0);
  const share = clip.drawOnMs === undefined ? 1 : progress(ms, 0, clip.drawOnMs);
  const paths = share < 1 ? partly(clip, outlines, share, scene) : wholly(clip, outlines, scene);
  const art = together(shadowed(paths, clip.shadow, scene), { matrix: fitting(clip, t) });
  return posed(clip, t, art);
}

const cache = new WeakMap<ArtClip, (readonly PathStep[][])[]>();

function outlinesAt(clip: ArtClip, redraw: number): readonly PathStep[][] {
  const known = cache.get(clip) ?? [];
  cache.set(clip, known);
  known[redraw] ??= clip.paths.map((path) => [...redrawn(outlineOf(path), clip, redraw)]);
  return known[redraw];
}

/** Art scaled down further than this is a dot. */
const SMALLEST = 1e-3;
/** About a finger's width on the canvas: lines shorter than that move as one. */
const WAVE_PX = 160;

function redrawn(outline: readonly PathStep[], { boil, box, view }: ArtClip, redraw: number): readonly PathStep[] {
  const scale = Math.min(box.w / view.w, box.h / view.h);
  if (!boil || scale < SMALLEST) return outline;
  return boiled(outline, boil.amount / scale, WAVE_PX / scale, boil.seed * 31 + redraw);
}

function wholly(clip: ArtClip, outlines: readonly PathStep[][], scene: Scene): Primitive[] {
  return clip.paths.map((path, i) => pathOf(path, outlines[i] ?? [], scene));
}

function pathOf(path: ArtPath, steps: PathStep[], scene: Scene): Primitive {
  const fill = path.fill === undefined ? null : colorOf(scene, path.fill);
  return { kind: "path", steps, fill, stroke: strokeOf(path, scene) };
}

function strokeOf({ stroke }: ArtPath, scene: Scene) {
  return stroke ? { color: colorOf(scene, stroke.color), width: stroke.width } : null;
}

/** One pen draws path after path; a fill appears when its line is closed, or when the pen reaches it. */
function partly(clip: ArtClip, outlines: readonly PathStep[][], share: number, scene: Scene): Primitive[] {
  const strokes = clip.paths.map((path, i) => (path.stroke ? flatOutline(outlines[i] ?? []) : []));
  const lengths = strokes.map((parts) => parts.reduce((sum, part) => sum + strokeLength(part), 0));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  return clip.paths.flatMap((path, i): Primitive[] => {
    const length = lengths[i] ?? 0;
    const before = left;
    left -= length;
    if (before >= length) return [pathOf(path, outlines[i] ?? [], scene)];
    if (before <= 0) return [];
    const part = drawnOn(strokes[i] ?? [], before / length);
    return [{ kind: "path", steps: part.flatMap(stepsOf), fill: null, stroke: strokeOf(path, scene) }];
  });
}

function stepsOf(points: readonly Point[]): PathStep[] {
  return points.map(([x, y], i) => [i === 0 ? "M" : "L", x, y]);
}

/** The drawing's own units in its box: contained and centered. */
function fitting(clip: ArtClip, t: number): Matrix {
  const box = movedBox(clip, t);
  const scale = Math.min(box.w / clip.view.w, box.h / clip.view.h);
  const x = box.x + (box.w - clip.view.w * scale) / 2;
  const y = box.y + (box.h - clip.view.h * scale) / 2;
  return [scale, 0, 0, scale, x, y];
}
