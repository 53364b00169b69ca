import type { Typeface } from "@vignette/domain/studio/catalogue";
import type { Box } from "../../scene/geometry.ts";
import type { Scene } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Measure } from "../../text/font.ts";
import type { LaidLine } from "../../text/laid-line.ts";
import { layoutText, type TextLayout } from "../../text/layout-text.ts";
import { faceOf } from "../primitives/stage.ts";

/** Captions may ask for more room between their words than a clip can, and keep one size; a marker needs some for its ends. */
export type PlacedClip = TextClip & { wordSpace?: number; isSteady?: boolean };

/** A line where it will be drawn: `x` its left end, `y` its base line. */
export type PlacedLine = { line: LaidLine; x: number; y: number };
export type PlacedText = { layout: TextLayout; lines: PlacedLine[]; top: number; bottom: number };

/** What a placement depends on besides the clip: the face of a role, the language, and the box and the largest size, which may follow another clip. */
type Kept = { face: Typeface; box: Box; most: number; language: string | undefined; placed: PlacedText };

const cache = new WeakMap<TextClip, WeakMap<Measure, Kept>>();

/** The positions of the words of a text clip, cached per clip and measure for the next frame. */
export function placeText(clip: PlacedClip, scene: Scene, measure: Measure): PlacedText {
  const box = boxOf(clip, scene, measure);
  const face = faceOf(scene, clip.face);
  const { language } = scene;
  const most = largestOf(clip, scene, measure);
  const known = cache.get(clip) ?? new WeakMap<Measure, Kept>();
  cache.set(clip, known);
  const last = known.get(measure);
  // Another clip or the brand's faces may have changed since.
  const isSame = last?.face === face && last.language === language && last.box.y === box.y && last.box.h === box.h;
  if (isSame && last.most === most) return last.placed;
  const sized = most < clip.size ? { ...clip, size: most, minSize: Math.min(clip.minSize, most) } : clip;
  const placed = place(sized, box, { face, language }, measure);
  known.set(measure, { face, box, most, language, placed });
  return placed;
}

/** The size that a text is set in at most: that of the words that it stands under (`under`). */
function largestOf({ size, under }: TextClip, scene: Scene, measure: Measure): number {
  if (under === undefined) return size;
  const other = scene.tracks.flatMap((track) => track.clips).find(({ id }) => id === under);
  // No circles, one step deep, as for what is docked.
  if (other?.kind !== "text" || other.under !== undefined || other.dock) return size;
  const { layout } = placeText(other, scene, measure);
  return layout.lines.length === 0 ? size : Math.min(size, layout.font.size);
}

/** The box of a text, which may follow the words of another one. */
export function boxOf(clip: TextClip, scene: Scene, measure: Measure): Box {
  const { box, dock } = clip;
  if (!dock) return box;
  const other = scene.tracks.flatMap((track) => track.clips).find(({ id }) => id === dock?.clip);
  // A clip can only dock to one that is not docked itself: no circles, one step deep.
  if (other?.kind !== "text" || other.dock) return box;
  const edges = placeText(other, scene, measure);
  if (edges.lines.length === 0) return box;
  if (dock.side === "above") return { ...box, h: Math.max(0, edges.top - dock.gap - box.y) };
  const bottom = box.y + box.h;
  const y = Math.min(bottom, edges.bottom + dock.gap);
  return { ...box, y, h: bottom - y };
}

function place(clip: PlacedClip, box: Box, of: Pick<Kept, "face" | "language">, measure: Measure): PlacedText {
  const inner = innerBox(clip, box);
  const { phrase, style } = clip.emphasis ?? {};
  const space = phrase && style === "marker" ? { wordSpace: MARKER_SPACE_EM, stopSpace: MARKER_SPACE_EM } : {};
  const spec = { ...space, ...clip, ...of, phrase, italicPhrase: style === "italic", width: inner.w, height: inner.h };
  const layout = layoutText(spec, measure);
  const pitch = clip.lineHeight * layout.font.size;
  const first = firstBaseline(clip, inner, layout, pitch);
  const lines = layout.lines.map((line, i) => ({
    line,
    x: lineStart(clip.align, inner, line, layout.rightToLeft),
    y: first + i * pitch,
  }));
  const { cap, descent } = layout.metrics;
  const around = inner.y - box.y;
  const last = lines.at(-1)?.y ?? first;
  const top = first - cap * layout.font.size - around;
  return { layout, lines, top, bottom: last + descent * layout.font.size + around };
}

/** So that the end of a marker's stroke touches neither the next word nor a comma. Our own choice. */
const MARKER_SPACE_EM = 0.06;

/** The room for letters: without the padding of boxes and the stroke outside the letters. */
function innerBox(clip: TextClip, box: Box): Box {
  const dx = (clip.textBox?.padX ?? 0) + (clip.stroke?.width ?? 0);
  const dy = (clip.textBox?.padY ?? 0) + (clip.stroke?.width ?? 0);
  return { x: box.x + dx, y: box.y + dy, w: Math.max(0, box.w - 2 * dx), h: Math.max(0, box.h - 2 * dy) };
}

function firstBaseline(clip: TextClip, inner: Box, layout: TextLayout, pitch: number): number {
  const { ascent, descent, cap } = layout.metrics;
  const size = layout.font.size;
  const down = pitch * Math.max(0, layout.lines.length - 1);
  const top = inner.y + ascent * size;
  const bottom = inner.y + inner.h - descent * size - down;
  if (clip.valign === "top") return top;
  if (clip.valign === "bottom") return bottom;
  // Optically centered on capitals, not on the room for accents and descenders.
  const middle = inner.y + inner.h / 2 + (cap * size - down) / 2;
  return Math.max(Math.min(middle, bottom), Math.min(top, bottom));
}

/** Right-to-left text is not aligned to its end. Ink that would cross the edge is moved in. */
function lineStart(align: TextClip["align"], inner: Box, line: LaidLine, rightToLeft: boolean): number {
  const { width, overhang } = line;
  const isAtRight = align === "right" || (align === "left" && rightToLeft);
  const start = isAtRight ? inner.x + inner.w - width : inner.x + (align === "center" ? (inner.w - width) / 2 : 0);
  return Math.max(inner.x + overhang.left, Math.min(start, inner.x + inner.w - overhang.right - width));
}
