import type { TextClip } from "../../scene/text-clip.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { castOf } from "../drawings/cast-of.ts";
import { standingIn } from "../drawings/ink-box.ts";
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

/** Of a setup alone, and of one with its turn. */
const BAND_PX = { alone: 320, told: 400 };
const LOW_PX = 300;

function pair(slide: Slide, { drawing, objects }: Storyboard) {
  const { width, height, isTall, beat } = slide;
  const format = memeDrawingOf(drawing, "the-thing");
  const cast = castOf({ beats: [beat], ...(objects && { objects }) });
  const bandEnd = bandEndOf(slide);
  const window = { x: 0, y: bandEnd, w: width, h: height - bandEnd };
  const drawn = format.draw("turn", cast);
  // All of it, with its ground below; on a tall page that is where the app has its own words.
  const room = { x: 50, y: window.y + 50, w: width - 100, h: window.h - 50 - (isTall ? LOW_PX : 70) };
  return {
    background: "ink" as const,
    framed: [memeArtOrPhoto("art", drawn, beat.media, window, standingIn(drawn, room))],
    clips: [rectClip({ id: "band", box: { x: 0, y: 0, w: width, h: bandEnd }, color: "#ffffff" }), ...captions(slide)],
  };
}

/** On a tall page the words are as high as they may be, and white reaches up to the edge. */
function bandTop({ isTall, safe }: StillPage): number {
  return isTall ? safe.y - 4 : 0;
}

const bandEndOf = (slide: Slide): number => bandTop(slide) + (slide.beat.body === "" ? BAND_PX.alone : BAND_PX.told);

/** In the feed the band begins at the edge; its words keep the margin. Two lines meet around its middle. */
function captions(slide: Slide): TextClip[] {
  const { safe, face, beat } = slide;
  const y = Math.max(bandTop(slide) + 24, safe.y);
  const room = { x: safe.x, y, w: safe.w, h: bandEndOf(slide) - 24 - y };
  const [said, more] = [emphasized(beat.title).text, emphasized(beat.body).text];
  const set = { face: face("title", "native"), lineHeight: LINE, tracking: -0.01, color: "#15180e" };
  if (more === "") return [textClip({ id: "setup", text: said, box: room, ...set, size: 76, valign: "middle" })];
  const size =
    SIZES.find((it) => (linesOf(said, room.w, it) + linesOf(more, room.w, it)) * it * LINE <= room.h - APART_PX) ?? 48;
  const [first, second] = [said, more].map((text) => linesOf(text, room.w, size)) as [number, number];
  const h = ((room.h - APART_PX) * first) / (first + second);
  const lower = { ...room, y: room.y + h + APART_PX, h: room.h - APART_PX - h };
  return [
    textClip({ id: "setup", text: said, box: { ...room, h }, ...set, size, valign: "bottom" }),
    textClip({ id: "turn", text: more, box: lower, ...set, size }),
  ];
}

const SIZES = [76, 70, 64, 60, 56, 52] as const;
const LINE = 84 / 72;
/** Between a setup and its turn, so that they are read as two. */
const APART_PX = 18;

/** About how many lines a text takes; Native bold is .54 em wide, and lines end with whole words. */
function linesOf(text: string, width: number, size: number): number {
  return Math.max(1, Math.ceil((text.length * size * 0.54) / (width * 0.94)));
}
