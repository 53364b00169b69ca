import type { Storyboard } from "../../storyboard/storyboard.ts";
import { castOf } from "../drawings/cast-of.ts";
import { standingIn } from "../drawings/ink-box.ts";
import { troubleArt } from "../drawings/the-thing.ts";
import { emphasized } from "../emphasized.ts";
import { memeArtOrPhoto } from "../meme-image/meme-art-or-photo.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { seenUntil } from "../pictures/photo-page.ts";
import type { Slide } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";

/** `hurts`: what the state before is like; "" where the title says it. `besideStrip`: how wide the strip is that the words stand beside, in px. `isWorded`: other pages show photos. */
type Trouble = { hurts: string; from: number; besideStrip: number; objects: Storyboard["objects"]; isWorded: boolean };

/**
 * The state before, where no photo shows it: the hook, what hurts as loud as that, and below them the trouble, drawn, unless the
 * other pages show photos: then it is words alone (ADR 208). The product is never the state before it, in whatever light (ADR 190).
 */
export function troubleCover(slide: Slide, { hurts, from, besideStrip, objects, isWorded }: Trouble) {
  const { safe, width, height, beat, face } = slide;
  const hook = emphasized(beat.title).text;
  const floor = seenUntil(slide) - FLOOR_PX;
  const words = {
    x: safe.x,
    y: from,
    w: Math.min(safe.w, width - besideStrip - 30 - safe.x),
    h: (floor - from) * (isWorded ? 1 : SHARE),
  };
  const set = { lineHeight: 1.1, tracking: -0.015, color: isWorded ? "paper" : "on" } as const;
  const most = { alone: isWorded ? 160 : 124, above: isWorded ? 124 : 104 };
  const title = textClip({
    ...{ id: "title", text: hurts === "" ? byLine(hook) : hook, face: face("title", "native"), ...set },
    ...{ size: hurts === "" ? most.alone : most.above, minSize: 56 },
    box: { ...words, h: words.h * (hurts === "" ? 1 : 0.6) },
  });
  const high = likelyHeight(title);
  const body = textClip({
    ...{ id: "body", text: hurts, face: face("title", "block"), weight: 400, ...set },
    ...{ size: most.above, minSize: 56, box: { ...words, y: from + high + GAP_PX, h: words.h - high - GAP_PX } },
  });
  const end = from + high + (hurts === "" ? 0 : GAP_PX + likelyHeight(body));
  if (isWorded) return { framed: [], clips: [title, body] };
  const top = end + GAP_PX;
  const room = { x: safe.x, y: top, w: width - 2 * safe.x, h: Math.max(200, floor - top) };
  const art = troubleArt(castOf({ beats: [{ ...EMPTY, title: hurts || hook }], ...(objects && { objects }) }));
  const window = { x: 0, y: 0, w: width, h: height };
  return {
    framed: [memeArtOrPhoto("trouble", art, null, window, standingIn(art, room, LARGEST))],
    clips: [title, body],
  };
}

const EMPTY = { id: "before", role: "hook", line: "", body: "", media: null, holdMs: null } as const;

/** Between the hook, what hurts and the drawing. */
const GAP_PX = 44;
/** A worried Bean alone is no giant: as drawn, at most. */
const LARGEST = 1.05;
/** From the floor of the drawing to what the app covers. */
const FLOOR_PX = 40;
/** The most of the page that words take. Our own choice. */
const SHARE = 0.56;

/** Each sentence begins a line: "Before: a muddy path. After: see for yourself" tells of two states. */
export const byLine = (text: string): string => text.replace(/(?<=[.!?])\s+(?=\p{Lu})/gu, "\n");
