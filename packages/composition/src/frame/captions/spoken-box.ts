import type { CaptionsClip } from "../../scene/captions-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import { cubicBezier, interpolate, progress } from "../motion/easing.ts";
import type { Primitive } from "../primitives/primitive.ts";
import { colorOf, type Stage } from "../primitives/stage.ts";
import type { PlacedText } from "../text/place-text.ts";
import { type CaptionPage, spokenIndex } from "./caption-pages.ts";

const PAD_X = 20;
const PAD_Y = 10;
const RADIUS = 16;
const MOVE_MS = 80;
const SETTLE = cubicBezier(0.2, 0.8, 0.2, 1);

/** *Active box*: the accent box behind the spoken word. It slides from the last word to this one in 80 ms. */
export function spokenBox(clip: CaptionsClip, page: CaptionPage, placed: PlacedText, stage: Stage): Primitive[] {
  if (clip.style !== "active-box") return [];
  const box = boxAt(page, placed, stage.t);
  return box ? [{ kind: "box", box, radius: RADIUS, color: colorOf(stage.scene, clip.accent), opacity: 1 }] : [];
}

/** Whether the sliding box is behind the spoken word already: until then the word keeps its stroke. */
export function isUnderSpoken(page: CaptionPage, placed: PlacedText, t: number): boolean {
  const [box, word] = [boxAt(page, placed, t), wordBox(placed, spokenIndex(page, t))];
  if (!box || !word) return false;
  return box.x <= word.x + PAD_X && box.x + box.w >= word.x + word.w - PAD_X;
}

function boxAt(page: CaptionPage, placed: PlacedText, t: number): Box | null {
  const index = spokenIndex(page, t);
  const here = wordBox(placed, index);
  if (!here) return null;
  const before = wordBox(placed, index - 1) ?? here;
  const begun = page.words[index]?.startMs ?? 0;
  const share = SETTLE(progress(t, begun, begun + MOVE_MS));
  // A box that moved from one line to the next would cross words that are not spoken.
  const from = before.y === here.y ? before : here;
  return { x: interpolate(from.x, here.x, share), y: here.y, w: interpolate(from.w, here.w, share), h: here.h };
}

function wordBox(placed: PlacedText, index: number): Box | null {
  const { size } = placed.layout.font;
  const { up, down } = placed.layout.metrics.body;
  for (const { line, x, y } of placed.lines) {
    const parts = line.words.filter((candidate) => candidate.index === index);
    if (parts.length === 0) continue;
    const left = Math.min(...parts.map((word) => word.x));
    const right = Math.max(...parts.map((word) => word.x + word.width));
    const h = (up + down) * size + 2 * PAD_Y;
    return { x: x + left - PAD_X, y: y - up * size - PAD_Y, w: right - left + 2 * PAD_X, h };
  }
  return null;
}
