import type { CaptionsClip } from "../../scene/captions-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Primitive } from "../primitives/primitive.ts";
import { colorOf, type Stage } from "../primitives/stage.ts";
import type { PlacedText } from "../text/place-text.ts";
import { type CaptionPage, spokenIndex } from "./caption-pages.ts";

const PAD_X = 16;
const PAD_Y = 10;
const RADIUS = 16;

/** *Active box*: the accent box behind the spoken word. It jumps: on its way, it would lie behind halves of two words. */
export function spokenBox(clip: CaptionsClip, page: CaptionPage, placed: PlacedText, stage: Stage): Primitive[] {
  if (clip.style !== "active-box") return [];
  const box = wordBox(placed, spokenIndex(page, stage.t));
  return box ? [{ kind: "box", box, radius: RADIUS, color: colorOf(stage.scene, clip.accent), opacity: 1 }] : [];
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
