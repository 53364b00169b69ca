import type { TextClip } from "../../scene/text-clip.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { atSense } from "../at-sense.ts";
import { castOf } from "../drawings/cast-of.ts";
import { standingIn } from "../drawings/ink-box.ts";
import { memeDrawingOf, turnOf } from "../drawings/meme-drawings.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight, likelyLines, likelySize } from "../pictures/likely-size.ts";
import { type Slide, type StillPage, slides } from "../pictures/still.ts";
import { rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { memeArtOrPhoto } from "./meme-art-or-photo.ts";

/** *Caption above* (docs/content.md#meme-image): the joke in a white band, the picture under it, whole. */
export const captionAbove: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, (slide) => pair(slide, storyboard)),
};

/** Where a band ends at least, and at most, in px below its top. */
const BAND_PX = { least: 300, most: 470, mostOnTall: 600 };
const LOW_PX = 220;

function pair(slide: Slide, { drawing, objects }: Storyboard) {
  const { width, height, isTall, beat } = slide;
  const cast = castOf({ beats: [beat], ...(objects && { objects }) });
  const words = captions(slide);
  const bandEnd = bandEndOf(slide, words);
  const window = { x: 0, y: bandEnd, w: width, h: height - bandEnd };
  const drawn = turnOf(memeDrawingOf(drawing, "the-thing"), cast);
  // All of it, with its ground below; on a tall page that is where the app has its own words.
  const room = { x: 30, y: window.y + 44, w: width - 60, h: window.h - 44 - (isTall ? LOW_PX : 50) };
  return {
    background: "ink" as const,
    framed: [memeArtOrPhoto("art", drawn, beat.media, window, standingIn(drawn, room))],
    clips: [rectClip({ id: "band", box: { x: 0, y: 0, w: width, h: bandEnd }, color: "#ffffff" }), ...words],
  };
}

/** On a tall page the words are as high as they may be, and white reaches up to the edge. In the feed they keep the margin. */
const topOf = ({ isTall, safe }: StillPage): number => (isTall ? safe.y + 10 : safe.y);

/** Under the words, but at least as low as a band looks like one. */
function bandEndOf(slide: Slide, words: readonly TextClip[]): number {
  const last = words.at(-1);
  const end = last ? last.box.y + last.box.h : 0;
  return Math.max(topOf(slide) + BAND_PX.least - 60, end + UNDER_PX);
}

/** Setup and turn in one size, the largest in which both fit; the turn on the accent, as it is in panels. */
function captions(slide: Slide): TextClip[] {
  const { safe, face, beat, isTall } = slide;
  const top = topOf(slide);
  const most = isTall ? BAND_PX.mostOnTall : BAND_PX.most;
  const [said, more] = [beat.title, beat.body].map((it) => atSense(emphasized(it).text)) as [string, string];
  const set = { face: face("title", "native"), lineHeight: LINE, tracking: -0.01, minSize: LEAST_PX, maxLines: 3 };
  const lineOf = (id: string, text: string, size: number) =>
    textClip({ id, text, box: { x: safe.x, y: top, w: safe.w, h: most }, ...set, size, color: "#15180e" });
  const accent = { shape: "lines", color: "accent", padX: 18, padY: 10, radius: 10 } as const;
  const pairAt = (size: number) => {
    const setup = lineOf("setup", said, size);
    const turn = { ...lineOf("turn", more, size), color: "onAccent" as const, textBox: accent };
    return { setup, turn, high: [likelyHeight(setup), more === "" ? 0 : likelyHeight(turn)] as const };
  };
  const sizes = SIZES.map(pairAt);
  const linesIn = ({ setup, turn }: ReturnType<typeof pairAt>) => likelyLines(setup) + likelyLines(turn);
  const usual = linesIn(pairAt(USUAL_PX));
  const fits = ({ setup, turn, high: [first, second] }: ReturnType<typeof pairAt>) =>
    linesIn({ setup, turn, high: [first, second] }) <= usual &&
    first + APART_PX + second <= most - UNDER_PX &&
    [setup, turn].every((it) => likelySize(it) >= it.size);
  const { setup, turn, high } = sizes.find(fits) ?? pairAt(LEAST_PX);
  const lower = { ...turn.box, y: top + high[0] + APART_PX, h: high[1] };
  // Next to its turn, however many lines it takes.
  const upper = { ...setup, box: { ...setup.box, h: high[0] }, valign: "bottom" as const };
  return more === "" ? [upper] : [upper, { ...turn, box: lower }];
}

const SIZES = [112, 104, 98, 92, 86, 80, 74, 68, 62, 56] as const;
/** Larger words take no more lines than they do at this size. */
const USUAL_PX = 80;
const LEAST_PX = 48;
const LINE = 1.18;
/** Between a setup and its turn, and under both. */
const APART_PX = 22;
const UNDER_PX = 34;
