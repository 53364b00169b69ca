import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight, likelySize } from "../pictures/likely-size.ts";
import type { StillPage } from "../pictures/still.ts";
import { rectClip, textClip } from "../pictures/still-clips.ts";

/** The look of a name, and how far it is from the edge of its half. */
export const LABEL = { shape: "lines", color: "ink", padX: 28, padY: 18, radius: 14 } as const;
export const INSET_PX = 36;

type Name = { name: string };

/** The name alone of what a half shows: "Before" of "Before: hair on every chair". */
export const nameIn = (beat: StoryboardBeat | undefined, { name }: Pick<Name, "name">): string =>
  emphasized(beat?.body ?? "").text.split(/:\s/)[0] || name;

/**
 * Both names in one size, each above its half, in a row that begins where words may. `h`: how high the row is, in px.
 */
export function namesIn(
  page: StillPage,
  { y, w }: Box,
  names: readonly [string, string],
): { h: number; clips: Clip[] } {
  const set = { face: page.face("title", "native"), size: 64, minSize: 44, color: "#ffffff", textBox: LABEL } as const;
  const top = Math.max(y, page.safe.y - 16) + 12;
  const half = w / 2;
  const own = names.map((text, at) => {
    const box = { ...columnIn(page, { x: at * half, y, w: half, h: 1 }), y: top, h: MOST_PX };
    return textClip({ id: at === 0 ? "before" : "after", text, box, ...set });
  });
  const size = Math.min(...own.map(likelySize));
  const clips = own.map((it) => ({ ...it, size }));
  const h = Math.round(top + Math.max(...clips.map(likelyHeight)) + 8 - y);
  return { h, clips: [rectClip({ id: "names", box: { x: 0, y, w, h }, color: "paper" }), ...clips] };
}

/** Long names take three lines. */
const MOST_PX = 230;

/** Where a half has its words: within it, and where no app covers them. */
export function columnIn({ safe }: StillPage, box: Box, inset = INSET_PX): { x: number; w: number } {
  const x = Math.max(box.x + inset, safe.x);
  return { x, w: Math.min(box.x + box.w - INSET_PX, safe.x + safe.w) - x };
}
