import { type Face, isOwnFace, type Typeface } from "@vignette/domain/studio/catalogue";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Measure } from "../../text/font.ts";
import { inkWidth } from "../../text/laid-line.ts";
import { layoutText, type TextLayout } from "../../text/layout-text.ts";
import { lettersEm } from "./letter-widths.ts";

/** Width of a letter of each face in em, rather generous. Source: docs/content.md#faces. */
const LETTER_EM: Record<Face, number> = {
  native: 0.54,
  edit: 0.48,
  quote: 0.46,
  punch: 0.44,
  block: 0.6,
  type: 0.6,
  hand: 0.38,
  note: 0.38,
};

const byTheLetter: Measure = (text, { face, size, tracking }) => {
  const count = Array.from(text).length;
  return (lettersEm(text, face) ?? count * letterEm(face)) * size + count * tracking;
};

/** An uploaded face may be as wide as the widest of ours. */
const letterEm = (face: Typeface) => (isOwnFace(face) ? LETTER_EM.block : LETTER_EM[face]);

/** The size in px that a text clip will be drawn in, about, known before its faces are loaded. */
export const likelySize = (clip: TextClip): number => likelyLayout(clip).font.size;

/** How many lines the words of a text clip will have, about. */
export const likelyLines = (clip: TextClip): number => likelyLayout(clip).lines.length;

/** How many of its lines will hold one word of several, about. */
export function likelyLonely(clip: TextClip): number {
  const { lines } = likelyLayout(clip);
  return lines.length < 2 ? 0 : lines.filter(({ words }) => words.length === 1).length;
}

/** How high the words of a text clip will be, in px, with their edges or the boxes behind them; rather more than less. */
export function likelyHeight(clip: TextClip): number {
  const { font, lines } = likelyLayout(clip);
  return lines.length === 0
    ? 0
    : lines.length * clip.lineHeight * font.size + 2 * ((clip.textBox?.padY ?? 0) + (clip.stroke?.width ?? 0));
}

/** How wide the words of a text clip will be, in px, with their edges or the boxes behind them; rather more than less. */
export function likelyWidth(clip: TextClip): number {
  const widest = Math.max(0, ...likelyLayout(clip).lines.map(inkWidth));
  return widest + 2 * ((clip.textBox?.padX ?? 0) + (clip.stroke?.width ?? 0));
}

/** Wider than a letter of its face, a bold one is by so much, in em; those of some are known one by one. Our own choice. */
const BOLD_EM = 0.05;
const boldEm = (face: TextClip["face"]): number => (lettersEm("", face) === null ? BOLD_EM : 0);

/**
 * A title and the smaller words docked below it, in boxes that end where the words will: what stands below them can rely on that. `end`:
 * in px.
 */
export function endingSoon(words: readonly TextClip[], gap: number): { words: TextClip[]; end: number } {
  const [title, more] = words;
  if (!title) return { words: [], end: 0 };
  const wide = { ...title, tracking: (title.tracking ?? 0) + boldEm(title.face) };
  const high = Math.min(title.box.h, likelyHeight(wide));
  const rest = more && more.text !== "" ? gap + likelyHeight(more) : 0;
  const short = { ...title, box: { ...title.box, h: high } };
  const end = title.box.y + high + rest;
  return { words: more ? [short, { ...more, box: { ...more.box, h: end - more.box.y } }] : [short], end };
}

function likelyLayout(clip: TextClip): TextLayout {
  const face: Typeface = clip.face === "title" || clip.face === "body" ? "block" : clip.face;
  const inside = {
    width: clip.box.w - 2 * (clip.textBox?.padX ?? 0),
    height: clip.box.h - 2 * (clip.textBox?.padY ?? 0),
  };
  const { phrase } = clip.emphasis ?? {};
  return layoutText({ ...clip, face, phrase, ...inside }, byTheLetter);
}
