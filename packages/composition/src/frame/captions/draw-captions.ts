import type { CaptionsClip } from "../../scene/captions-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import { standTogether } from "../../text/breakable.ts";
import { NO_SPACE } from "../../text/words.ts";
import { motionMatrix, poseAt } from "../motion/motion.ts";
import type { Primitive } from "../primitives/primitive.ts";
import type { Stage } from "../primitives/stage.ts";
import { largestScale } from "../text/draw-text.ts";
import { type PlacedClip, placeText } from "../text/place-text.ts";
import { captionGround } from "./caption-ground.ts";
import type { CaptionLook } from "./caption-looks.ts";
import { type CaptionPage, captionPages, spokenIndex } from "./caption-pages.ts";
import { captionWords } from "./caption-words.ts";
import { clipLook } from "./clip-look.ts";

/** The caption page of this moment, or nothing in a silence. */
export function drawCaptions(clip: CaptionsClip, stage: Stage): Primitive[] {
  const page = captionPages(clip).find(({ startMs, endMs }) => startMs <= stage.t && stage.t < endMs);
  if (!page) return [];
  const look = clipLook(clip, stage.scene);
  const placed = placeText(textClipOf(clip, page, look), stage.scene, stage.measure);
  const shown = { clip, page, look, placed, spoken: spokenIndex(page, stage.t), stage };
  const children = [...captionGround(shown), ...captionWords(shown)];
  const pose = poseAt(look.motion, stage.t - page.startMs);
  if (pose.scale === 1 && !look.rotate) return children;
  const middle = { x: clip.box.x + clip.box.w / 2, y: clip.box.y + clip.box.h / 2 };
  const scale = Math.min(pose.scale, largestScale(placed, middle.x, stage.scene, look.stroke?.width ?? 0));
  return [{ kind: "group", matrix: motionMatrix({ ...pose, scale }, middle, look.rotate), clip: null, children }];
}

const clips = new WeakMap<CaptionPage, PlacedClip>();

/** An emphasized word alone on its page is larger than the others. */
const GROWN = 170 / 150;

function textClipOf(clip: CaptionsClip, page: CaptionPage, whole: CaptionLook): PlacedClip {
  const { aside = 0, boxOpacity: _, strokeOpacity: __, rotate: ___, ...look } = whole;
  const grown = clip.style === "one-word" && page.words.some((word) => word.emphasis) ? GROWN : 1;
  const text = clips.get(page) ?? {
    ...look,
    kind: "text" as const,
    id: clip.id,
    startMs: page.startMs,
    endMs: page.endMs,
    text: joined(page.words.map((word) => word.text)),
    box: inset(clip.box, aside),
    size: look.size * grown,
    align: "center" as const,
    valign: "middle" as const,
  };
  clips.set(page, text);
  return text;
}

/** Spoken words as they are written: Thai, Japanese and Chinese without spaces. */
function joined(words: readonly string[]): string {
  return words
    .map((word, i) => (i === 0 ? word : (standTogether(words[i - 1] ?? "", word) ? NO_SPACE : " ") + word))
    .join("");
}

/** What moves around the words is wider than they are; both stay inside the safe zone. */
function inset(box: Box, dx: number): Box {
  return { ...box, x: box.x + dx, w: Math.max(0, box.w - 2 * dx) };
}
