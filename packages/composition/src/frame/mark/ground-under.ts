import { contrastOf } from "../../brand/contrast.ts";
import type { Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Mark } from "../../scene/mark.ts";
import type { Clip, Scene } from "../../scene/scene.ts";
import { sharedBox } from "../../scene/shared-box.ts";
import { colorOf } from "../primitives/stage.ts";

/** Large shapes are read with less contrast than letters (WCAG 2, 1.4.11); a small part of a logo may be fainter. */
const LEAST = 3;
const LEAST_OF_ANY = 1.6;

type Toned = Pick<Mark, "tones" | "isSolid">;

/** The color of the plate that a mark needs in `box`; null if it can be read without. */
export const plateFor = (mark: Toned, box: Box, scene: Scene): string | null =>
  plateOn(mark, plainGround(box, scene), scene.palette);

/** The same on a ground of one color; null stands for a ground of many. */
export function plateOn({ tones, isSolid }: Toned, ground: string | null, { paper, ink }: Palette): string | null {
  if (isSolid || tones.length === 0) return null;
  if (ground !== null && isReadable(tones, ground)) return null;
  return legibility(tones, paper) >= legibility(tones, ink) ? paper : ink;
}

const contrasts = (tones: readonly string[], ground: string) => tones.map((tone) => contrastOf(tone, ground));

function isReadable(tones: readonly string[], ground: string): boolean {
  const [first = 1, ...rest] = contrasts(tones, ground);
  return first >= LEAST && Math.min(first, ...rest) >= LEAST_OF_ANY;
}

/** The tone that covers most counts most. */
function legibility(tones: readonly string[], ground: string): number {
  const [first = 1, ...rest] = contrasts(tones, ground);
  return first * Math.min(first, ...rest);
}

/** The one color behind a box for the whole scene; null if there are pictures, drawings or an edge. */
function plainGround(box: Box, scene: Scene): string | null {
  let ground: string | null = colorOf(scene, scene.background);
  for (const clip of scene.tracks.flatMap((track) => track.clips)) {
    if (!isGround(clip) || !touches(clip.box, box)) continue;
    const isAlways = clip.startMs <= 0 && clip.endMs >= scene.durationMs;
    const isPlain = clip.kind === "rect" && clip.opacity === 1 && !clip.rotate && isAlways && holds(clip.box, box);
    ground = isPlain ? colorOf(scene, clip.color) : null;
  }
  return ground;
}

type Ground = Extract<Clip, { kind: "image" | "video" | "art" | "rect" | "scrim" }>;

const isGround = (clip: Clip): clip is Ground =>
  clip.kind === "image"
    ? clip.mark === undefined
    : clip.kind === "video" || clip.kind === "art" || clip.kind === "rect" || clip.kind === "scrim";

export function touches(one: Box, other: Box): boolean {
  const { w, h } = sharedBox(one, other);
  return w > 0 && h > 0;
}

/** Whether a box lies wholly in another. */
export function holds(outer: Box, inner: Box): boolean {
  const { w, h } = sharedBox(outer, inner);
  return w >= inner.w - 0.5 && h >= inner.h - 0.5;
}
