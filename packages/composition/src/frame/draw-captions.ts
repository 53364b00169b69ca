import type { CaptionsClip } from "../scene/captions-clip.ts";
import type { Box } from "../scene/geometry.ts";
import type { TextClip } from "../scene/text-clip.ts";
import { CAPTION_LOOKS } from "./caption-looks.ts";
import { type CaptionPage, captionPages, spokenIndex } from "./caption-pages.ts";
import { largestScale, strokeAt } from "./draw-text.ts";
import { mix, progress } from "./easing.ts";
import { matrixOf, poseAt, RESTING } from "./motion.ts";
import { type PlacedLine, type PlacedText, placeText } from "./place-text.ts";
import type { Primitive } from "./primitive.ts";
import { SPOKEN_PAD_X, spokenBox } from "./spoken-box.ts";
import { colourOf, type Stage } from "./stage.ts";

/** The caption page of this moment, or nothing in a silence. */
export function drawCaptions(clip: CaptionsClip, stage: Stage): Primitive[] {
  const page = captionPages(clip).find(({ startMs, endMs }) => startMs <= stage.t && stage.t < endMs);
  if (!page) return [];
  const text = textClipOf(clip, page);
  const placed = placeText(text, stage.scene, stage.measure);
  const spoken = spokenIndex(page, stage.t);
  const children = [...spokenBox(clip, page, placed, stage), ...words(clip, page, placed, spoken, stage)];
  const pose = poseAt(text.motion, stage.t - page.startMs);
  if (pose.scale === 1) return children;
  const middle = { x: clip.box.x + clip.box.w / 2, y: clip.box.y + clip.box.h / 2 };
  const scale = Math.min(pose.scale, largestScale(placed, middle.x, stage.scene));
  return [{ kind: "group", matrix: matrixOf({ ...pose, scale }, middle), clip: null, children }];
}

const clips = new WeakMap<CaptionPage, TextClip>();

function textClipOf(clip: CaptionsClip, page: CaptionPage): TextClip {
  const look = CAPTION_LOOKS[clip.style];
  const grown = clip.style === "one-word" && page.words.some((word) => word.emphasis) ? 170 / 150 : 1;
  const text = clips.get(page) ?? {
    kind: "text" as const,
    id: clip.id,
    startMs: page.startMs,
    endMs: page.endMs,
    text: page.words.map((word) => word.text).join(" "),
    box: inset(clip.box, clip.style === "active-box" ? SPOKEN_PAD_X : 0),
    ...look,
    size: look.size * grown,
    color: "#ffffff" as const,
    align: "center" as const,
    valign: "middle" as const,
  };
  clips.set(page, text);
  return text;
}

/** The box of a spoken word is wider than the word; both stay inside. */
function inset(box: Box, dx: number): Box {
  return { ...box, x: box.x + dx, w: Math.max(0, box.w - 2 * dx) };
}

function words(clip: CaptionsClip, page: CaptionPage, placed: PlacedText, spoken: number, stage: Stage): Primitive[] {
  return placed.lines.flatMap((line) =>
    line.line.words.map((_, i) => drawWord(clip, page, placed, { line, i }, spoken, stage)),
  );
}

/** Until the sliding box lies behind it, a word keeps its edge and stays readable. */
const BOX_ARRIVES_MS = 50;

type Place = { line: PlacedLine; i: number };

function drawWord(
  clip: CaptionsClip,
  page: CaptionPage,
  placed: PlacedText,
  place: Place,
  spoken: number,
  stage: Stage,
): Primitive {
  const { line, i } = place;
  const word = line.line.words[i];
  const index = word?.index ?? 0;
  const isSpoken = index === spoken;
  const spokenFor = stage.t - (page.words[index]?.startMs ?? 0);
  const boxed = clip.style === "active-box" && isSpoken && spokenFor >= BOX_ARRIVES_MS;
  const look = CAPTION_LOOKS[clip.style];
  const stroke = look.stroke && !boxed ? strokeAt(look.stroke, placed.layout.font.size / look.size, stage.scene) : null;
  const color = wordColour(clip, page.words[index]?.emphasis === true, clip.style === "active-box" ? boxed : isSpoken);
  const x = line.x + (word?.x ?? 0);
  const text = {
    kind: "text" as const,
    text: word?.text ?? "",
    x,
    y: line.y,
    font: placed.layout.font,
    color: colourOf(stage.scene, color),
    stroke,
  };
  if (clip.style !== "scale-pulse" || !isSpoken) return text;
  const scale = pulse(spokenFor);
  const middle = { x: x + (word?.width ?? 0) / 2, y: line.y - placed.layout.font.size * 0.36 };
  return { kind: "group", matrix: matrixOf({ ...RESTING, scale }, middle), clip: null, children: [text] };
}

function wordColour(clip: CaptionsClip, emphasised: boolean, spoken: boolean) {
  if (clip.style === "active-box") return spoken ? "onAccent" : "#ffffff";
  if (clip.style === "scale-pulse") return spoken ? clip.accent : "#ffffff";
  return clip.style === "one-word" && emphasised ? clip.accent : "#ffffff";
}

/** 1 → 1.14 → 1 in 140 ms. */
function pulse(ms: number): number {
  return ms < 70 ? mix(1, 1.14, progress(ms, 0, 70)) : mix(1.14, 1, progress(ms, 70, 140));
}
