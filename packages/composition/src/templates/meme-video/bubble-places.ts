import type { Box } from "../../scene/geometry.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TimedBeat } from "../videos/words/timed-beats.ts";

/** A message with its position: other people's on the left, ours on the right. */
export type Bubble = { beat: TimedBeat; isOurs: boolean; box: Box; picture: Box | null; scrollPx: number };

/** Where bubbles and pictures are visible, under the friend and over the field. */
export const CHAT = { x: 0, y: 234, w: 1080, h: 1254 };
/** The latest message ends here: below it the apps have their own words, and dots and pictures of ours. */
const LOWEST = 1270;
export const BUBBLE = { size: 76, lineHeight: 1.16, padX: 38, padY: 26, w: 800 } as const;
export const GAP = 26;
const SIDE = 70;
/** Our own messages end here, clear of the apps' buttons. */
export const RIGHT = 904;
/** About half as wide as the page, and so high that the messages after it leave it in sight. */
const PICTURE_W = 560;
const PICTURE_H = { least: 340, most: 400, ofScreen: 460 };

/** A chat begins this much lower, as long as it is short: at its upper edge alone, most of the page would be empty. */
const BEGINS = 210;

/** Messages one under the other. `scrollPx`: how far all have moved up when this one appears; below 0 while there is room. */
export function bubblePlaces(beats: readonly TimedBeat[]): Bubble[] {
  let [bottom, scrollPx] = [CHAT.y + GAP, -BEGINS];
  const tops = [-BEGINS + CHAT.y + GAP];
  return beats.map((beat, i): Bubble => {
    const isOurs = i % 2 === 1;
    const h = heightOf(beat.text);
    const x = isOurs ? RIGHT - BUBBLE.w : SIDE;
    const box = { x, y: bottom, w: BUBBLE.w, h };
    const below = bottom + h + (h > 0 ? GAP : 0);
    const picture = beat.media
      ? { w: PICTURE_W, h: pictureHeight(beat.media), x: isOurs ? RIGHT - PICTURE_W : SIDE, y: below }
      : null;
    bottom = below + (picture ? picture.h + GAP : 0);
    // Far enough for it to fit, and for the upper one in sight to be whole; but the first line of its words stays visible.
    const wanted = Math.max(box.y + h - LOWEST, bottom - (CHAT.y + CHAT.h));
    tops.push(box.y, ...(picture ? [picture.y] : []));
    const whole = tops.map((top) => top - CHAT.y - GAP).find((it) => it >= wanted) ?? wanted;
    scrollPx = Math.max(scrollPx, Math.min(whole, box.y - CHAT.y - GAP));
    return { beat, isOurs, box, picture, scrollPx };
  });
}

/** In its own shape; what stands on a plain ground fills it, in the shape of that. */
function pictureHeight({
  size,
  subject,
  ground,
  isScreen,
}: Pick<BeatMedia, "size" | "subject" | "ground" | "isScreen">): number {
  const { w, h } = (ground && subject) || { w: 1, h: 1 };
  const wanted = size ? (PICTURE_W * size.height * h) / (size.width * w) : PICTURE_W;
  return Math.round(Math.min(isScreen ? PICTURE_H.ofScreen : PICTURE_H.most, Math.max(PICTURE_H.least, wanted)));
}

/** Room for a message, with the box behind its words. Its words shrink if the estimate was too small. */
function heightOf(text: string): number {
  if (text.trim() === "") return 0;
  const { size, lineHeight, padX, padY, w } = BUBBLE;
  const words = { text, size, minSize: size, lineHeight, maxLines: MOST_LINES, box: { x: 0, y: 0, w, h: CHAT.h } };
  const textBox = { shape: "panel", color: "bg", padX, padY, radius: 0 } as const;
  return likelyHeight(textClip({ id: "message", face: "native", ...words, textBox })) + 14;
}

const MOST_LINES = 6;
