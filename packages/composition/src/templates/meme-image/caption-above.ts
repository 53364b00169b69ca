import type { TextClip } from "../../scene/text-clip.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { castOf } from "../drawings/cast-of.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";
import { emphasized } from "../emphasized.ts";
import { type Slide, type StillPage, slides } from "../pictures/still.ts";
import { rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { memeArtOrPhoto } from "./meme-art-or-photo.ts";

/** *Caption above* (docs/content.md#meme-image): the joke in a white band, the picture under it, whole. */
export const captionAbove: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, (slide) => pair(slide, storyboard)),
};

const BAND_PX = 320;

function pair(slide: Slide, { drawing, objects }: Storyboard) {
  const { width, height, isTall, beat } = slide;
  const format = memeDrawingOf(drawing, "the-thing");
  const cast = castOf({ beats: [beat], ...(objects && { objects }) });
  const top = bandTop(slide);
  const window = { x: 0, y: top + BAND_PX, w: width, h: height - top - BAND_PX };
  // A drawing is as wide as the page; its ground goes on below it. Without labels beside it, it stands in the middle.
  const side = Math.min(width, window.h);
  const art = { ...window, x: (0.5 - format.middle) * side, h: isTall ? 1080 : window.h };
  return {
    background: "ink" as const,
    framed: [memeArtOrPhoto("art", format.draw("turn", cast), beat.media, window, art)],
    clips: [
      rectClip({ id: "band", box: { x: 0, y: 0, w: width, h: top + BAND_PX }, color: "#ffffff" }),
      ...captions(slide),
    ],
  };
}

/** On a tall page the words are as high as they may be, and white reaches up to the edge. */
function bandTop({ isTall, safe }: StillPage): number {
  return isTall ? safe.y - 4 : 0;
}

/** In the feed the band begins at the edge; its words keep the margin. Two lines meet around its middle. */
function captions(slide: Slide): TextClip[] {
  const { safe, face, beat } = slide;
  const y = Math.max(bandTop(slide) + 24, safe.y);
  const room = { x: safe.x, y, w: safe.w, h: bandTop(slide) + BAND_PX - 24 - y };
  const [said, more] = [emphasized(beat.title).text, emphasized(beat.body).text];
  const set = { face: face("title", "native"), lineHeight: 84 / 72, tracking: -0.01, color: "#15180e" };
  if (more === "") return [textClip({ id: "setup", text: said, box: room, ...set, size: 76, valign: "middle" })];
  const [first = 1, second = 1] = [said, more].map((text) => linesOf(text, room.w));
  const size = first + second === 2 ? 70 : first + second === 3 ? 56 : 48;
  const h = (room.h * first) / (first + second);
  const lower = { ...room, y: room.y + h, h: room.h - h };
  return [
    textClip({ id: "setup", text: said, box: { ...room, h }, ...set, size, valign: "bottom" }),
    textClip({ id: "turn", text: more, box: lower, ...set, size }),
  ];
}

/** About how many lines of 56 px a text takes; Native bold is .54 em wide. */
function linesOf(text: string, width: number): number {
  return Math.max(1, Math.ceil((text.length * 56 * 0.54) / width));
}
