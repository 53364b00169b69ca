import { safeBoxOf } from "../../scene/safe-boxes.ts";
import type { Stroke, TextClip } from "../../scene/text-clip.ts";
import { readsFromRight } from "../../text/bidi.ts";
import type { Font, Measure } from "../../text/font.ts";
import type { LaidWord } from "../../text/laid-line.ts";
import { lettersOf } from "../../text/letters.ts";
import { cubicBezier, interpolate, progress } from "../motion/easing.ts";
import { motionMatrix, poseAt, RESTING, typedLetters } from "../motion/motion.ts";
import type { Primitive } from "../primitives/primitive.ts";
import { colorOf, type Stage } from "../primitives/stage.ts";
import { markerStrokes, underlines } from "./marker.ts";
import { type PlacedText, placeText } from "./place-text.ts";
import { textBoxes } from "./text-boxes.ts";

const SWEEP_MS = 160;
const SWEEP = cubicBezier(0.2, 0.8, 0.2, 1);

/** A text clip at one time: its boxes, its marker, its words, in the current pose of its motion. */
export function drawText(clip: TextClip, stage: Stage): Primitive[] {
  const placed = placeText(clip, stage.scene, stage.measure);
  if (placed.lines.length === 0) return [];
  const children = [...boxes(clip, placed, stage), ...marker(clip, placed, stage), ...words(clip, placed, stage)];
  return posed(clip, placed, children, stage);
}

function posed(clip: TextClip, placed: PlacedText, children: Primitive[], { scene, t }: Stage): Primitive[] {
  const pose = poseAt(clip.motion, t - clip.startMs);
  const anchor = anchorOf(clip, placed);
  const scale = clip.ornament
    ? pose.scale
    : Math.min(pose.scale, largestScale(placed, anchor.x, scene, clip.stroke?.width ?? 0));
  const still = scale === 1 && pose.dx === 0 && pose.dy === 0 && pose.revealed === 1;
  if (still) return children;
  const swept = { x: 0, y: 0, h: scene.height, w: clip.box.x + clip.box.w * pose.revealed };
  const matrix = motionMatrix({ ...pose, scale }, anchor);
  return [{ kind: "group", matrix, clip: pose.revealed < 1 ? swept : null, children }];
}

/** Text grows from the edge it is aligned to, around its own middle height. */
function anchorOf(clip: TextClip, placed: PlacedText): { x: number; y: number } {
  const share = { left: 0, center: 0.5, right: 1 }[clip.align];
  return { x: clip.box.x + clip.box.w * share, y: (placed.top + placed.bottom) / 2 };
}

/** The largest scale around `anchorX` at which words in motion and their `stroke` stay inside the safe zone. */
export function largestScale(placed: PlacedText, anchorX: number, scene: Stage["scene"], stroke: number): number {
  const left = Math.min(...placed.lines.map(({ line, x }) => x - line.overhang.left)) - stroke;
  const right = Math.max(...placed.lines.map(({ line, x }) => x + line.width + line.overhang.right)) + stroke;
  return largestScaleOf({ left, width: right - left }, anchorX, scene);
}

/** The same for anything from `left` to this far right. */
export function largestScaleOf(span: { left: number; width: number }, anchorX: number, scene: Stage["scene"]): number {
  const [left, right] = [span.left, span.left + span.width];
  const safe = safeBoxOf(scene);
  const rightwards = right > anchorX ? (safe.x + safe.w - anchorX) / (right - anchorX) : 9;
  const leftwards = left < anchorX ? (anchorX - safe.x) / (anchorX - left) : 9;
  return Math.max(1, Math.min(rightwards, leftwards));
}

function boxes(clip: TextClip, placed: PlacedText, { scene }: Stage): Primitive[] {
  return clip.textBox ? textBoxes(placed, clip.textBox, colorOf(scene, clip.textBox.color)) : [];
}

function marker(clip: TextClip, placed: PlacedText, { scene, t }: Stage): Primitive[] {
  const { emphasis } = clip;
  if (emphasis?.style !== "marker" && emphasis?.style !== "underline") return [];
  const begin = emphasis.sweepAtMs;
  const revealed = begin === undefined ? 1 : SWEEP(progress(t, begin, begin + SWEEP_MS));
  const color = colorOf(scene, emphasis.color);
  if (emphasis.style === "underline") return underlines(placed, color, revealed);
  const on = emphasis.on && colorOf(scene, emphasis.on);
  const covering = on !== undefined && on !== colorOf(scene, clip.color);
  return markerStrokes(placed, color, revealed, covering);
}

function words(clip: TextClip, placed: PlacedText, stage: Stage): Primitive[] {
  const { scene, t } = stage;
  const plain = colorOf(scene, clip.color);
  const marked = markedColor(clip, stageColor(scene)) ?? plain;
  const { font } = placed.layout;
  const italic = clip.emphasis?.style === "italic";
  const stroke = clip.stroke ? strokeAt(clip.stroke, font.size / clip.size, scene) : null;
  const typed = typist(clip.motion === "type" ? typedLetters(t - clip.startMs) : Number.POSITIVE_INFINITY);
  return placed.lines.flatMap(({ line, x, y }) =>
    line.words.flatMap((word): Primitive[] => {
      const text = typed(word.text);
      if (text === "") return [];
      const own = word.marked && italic ? { ...font, italic } : font;
      const left = x + writtenFrom(word, text, own, stage.measure);
      const letters = {
        kind: "text",
        text,
        x: left,
        y,
        font: own,
        color: word.marked ? marked : plain,
        stroke,
      } as const;
      return landing([letters], { x: x + word.x + word.width / 2, y: y - font.size * 0.35 }, t - landsAt(clip, word));
    }),
  );
}

const LANDING_MS = 110;
/** Never larger than at rest, so that no word leaves the safe zone. */
const LANDS_FROM = 0.72;

/** When a word appears, on the scene's clock. */
function landsAt({ wordsAtMs = [] }: TextClip, { index }: LaidWord): number {
  return wordsAtMs[index] ?? wordsAtMs.at(-1) ?? Number.NEGATIVE_INFINITY;
}

/** A word `ms` after it appeared: nothing before that, then it grows to its size around its middle. */
function landing(letters: Primitive[], middle: { x: number; y: number }, ms: number): Primitive[] {
  if (ms < 0) return [];
  if (ms >= LANDING_MS) return letters;
  const scale = interpolate(LANDS_FROM, 1, SWEEP(progress(ms, 0, LANDING_MS)));
  return [{ kind: "group", matrix: motionMatrix({ ...RESTING, scale }, middle), clip: null, children: letters }];
}

/** Returns the written part of one word after the other; a space takes as long as a letter. */
function typist(letters: number): (word: string) => string {
  let left = letters;
  return (word) => {
    if (left === Number.POSITIVE_INFINITY) return word;
    const written = lettersOf(word).slice(0, Math.max(0, left));
    left -= written.length + 1;
    return written.join("");
  };
}

/** The position of the beginning of a word in its line: its right end in right-to-left text. */
function writtenFrom(word: LaidWord, begun: string, font: Font, measure: Measure): number {
  if (begun === word.text || !readsFromRight(word.text)) return word.x;
  return word.x + word.width - measure(begun, font);
}

/** Shrunk letters get a thinner stroke, or lines would cover each other. */
export function strokeAt(stroke: Stroke, share: number, scene: Stage["scene"]) {
  return { color: colorOf(scene, stroke.color), width: stroke.width * share };
}

const stageColor = (scene: Stage["scene"]) => (color: TextClip["color"]) => colorOf(scene, color);

function markedColor(clip: TextClip, color: (value: TextClip["color"]) => string): string | null {
  if (!clip.emphasis) return null;
  if (clip.emphasis.style === "color" || clip.emphasis.style === "italic") return color(clip.emphasis.color);
  return clip.emphasis.on ? color(clip.emphasis.on) : null;
}
