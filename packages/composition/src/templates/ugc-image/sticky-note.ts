import type { ArtPath } from "../../scene/art-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { isMaterial, isTexture } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { besideLaid } from "../laid/beside-laid.ts";
import { underLaid } from "../laid/under-laid.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { roomBetween, seenUntil } from "../pictures/photo-page.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { printUnder, snapshot, windowLight } from "./surroundings.ts";

/** *Sticky note* (docs/content.md#ugc-image): a note written in a hurry and stuck beside the product. */
export const stickyNote: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, slideOf),
};

const YELLOW = "#ffe98a";
const FOLD = "#f3d766";

/** The product is moved down in its picture, out of the way of the note. */
const BESIDE = { x: 0.5, y: 0.24 };

function slideOf(slide: Slide) {
  const { media } = slide.beat;
  const beside = media && besideLaid(slide, media, placesOn(slide, media));
  const box = cutToWords(slide, beside ? beside.laid.box : noteBox(slide));
  const shown = beside ? [...windowLight(slide), beside.photo] : media ? alone(slide, media, box) : windowLight(slide);
  return { background: "accent" as const, clips: [...shown, ...note(slide, box), ...written(slide, box)] };
}

/** Where a note may be on a photo, the best place first: as large as it can be, above, at either side. */
function placesOn(slide: Slide, media: BeatMedia) {
  const { safe, whole, isTall } = slide;
  const seenFrom = isTall ? TALL_TOP_PX : TOP_PX;
  if (isMaterial(media)) return [{ box: noteBox(slide), isLow: false, seenFrom }];
  const y = whole.y + (isTall ? 40 : 16);
  return SHAPES.flatMap(([w, h]) =>
    [safe.x - 2, safe.x + safe.w - w + OVER_PX].map((x) => ({ box: { x, y, w, h }, isLow: false, seenFrom })),
  );
}

/** How far paper reaches at the right beyond the words' own part of a page: words seldom fill their lines. */
const OVER_PX = 24;

/** Above what is shown; TikTok covers more. In px. */
const [TOP_PX, TALL_TOP_PX] = [20, 110];
/** Width and height of a note on a photo, the best first. A smaller one would not be read. */
const SHAPES = [
  [640, 640],
  [580, 580],
  [680, 500],
  [520, 520],
  [640, 430],
  [460, 460],
] as const;

/** What a note would hide everywhere: on its own ground below it, or as a print on a table, the note on its corner. */
function alone(slide: Slide, media: BeatMedia, box: Box): Clip[] {
  const under = underLaid(slide, media, box, HARDLY);
  if (under) return [under];
  const { y, h } = box;
  const room = roomBetween(slide, y + h * 0.97, seenUntil(slide));
  const isApart = media.isScreen || (media.ground && media.subject);
  if (isApart || !media.size) return snapshot(slide, media, { focus: BESIDE, room });
  return [...windowLight(slide), printUnder(media, room, { most: PRINT_PX, aside: 36 })];
}

/** Of what a photo shows, under a note: a box is never exact. */
const HARDLY = 0.02;

/** Width of a print, its edges in sight. */
const PRINT_PX = 940;

/** Above the product if there is a picture; otherwise it is the subject of the page. */
function noteBox({ beat, isTall, safe, whole }: Slide): Box {
  if (beat.media) {
    const side = sideOf(beat.media, isTall);
    if (isMaterial(beat.media))
      return { x: safe.x + (safe.w - side) / 2, y: whole.y + (isTall ? 150 : 110), w: side, h: side };
    return { x: safe.x + 8, y: whole.y + (isTall ? 50 : 16), w: side, h: side };
  }
  return { x: safe.x + (safe.w - ALONE_PX) / 2, y: safe.y + (safe.h - ALONE_PX) / 2, w: ALONE_PX, h: ALONE_PX };
}

/** Side of a note that is all of the page: within what TikTok leaves free, also turned. */
const ALONE_PX = 830;

/** On a texture, and on a plain ground, where the product is moved out of its way, a note is as large as it can be read on a phone. */
function sideOf(media: BeatMedia, isTall: boolean): number {
  if (isMaterial(media)) return ON_MATERIAL_PX;
  const isFree = (media.ground && media.subject) || media.isScreen || (media.size !== undefined && isTexture(media));
  return isFree ? (isTall ? 680 : 580) : isTall ? 620 : 560;
}

/** A material is the wall on which the note is stuck, in the middle: all of it looks like what the note covers. */
const ON_MATERIAL_PX = 780;

/** The whole note is slightly tilted, as if written by hand. */
const turned = ({ index }: Slide) => (index % 2 === 0 ? -4 : 3);

function note(slide: Slide, box: Box): Clip[] {
  const { w, h } = box;
  const paper: ArtPath[] = [
    { d: `M4 2L${w} 0L${w - 3} ${h - 70}Q${w - 20} ${h - 16} ${w - 92} ${h - 4}L2 ${h}Z`, fill: YELLOW },
    {
      d: `M${w - 3} ${h - 70}Q${w - 30} ${h - 40} ${w - 76} ${h - 44}Q${w - 80} ${h - 20} ${w - 92} ${h - 4}Q${w - 20} ${h - 16} ${w - 3} ${h - 70}Z`,
      fill: FOLD,
    },
  ];
  const shadow = { dx: 0, dy: 24, blur: 40, color: "ink", opacity: 0.3 } as const;
  const tape = { x: box.x + w / 2 - 100, y: box.y - 34, w: 200, h: 64 };
  const strip = "M0 4L8 0L16 4L24 0L200 2L192 12L198 24L190 36L198 50L192 62L16 64L8 60L0 64L6 44L0 30Z";
  return [
    artClip("note", box, paper, { rotate: turned(slide), shadow }),
    artClip("tape", tape, [{ d: strip, fill: "#fffdf2" }], { rotate: turned(slide) + 5, opacity: 0.72 }),
  ];
}

/** A note without the free paper under its words, as far as it still looks like one. */
function cutToWords(slide: Slide, box: Box): Box {
  const { heights, gap } = setIn(slide, box);
  const [high = 0, low = 0] = heights;
  const needed = high + low + (low > 0 ? gap : 0) + 2 * PAD_PX + FOLD_PX;
  return { ...box, h: Math.min(box.h, Math.max(box.w * FLATTEST, needed)) };
}

/** Of its width, the least height of a note; and what its turned corner takes, in px. Our own choice. */
const FLATTEST = 0.6;
const FOLD_PX = 50;

/** The words of a note as they are set in it: their sizes, their heights, and the gap between both, in px. */
function setIn(slide: Slide, { x, y, w, h }: Box) {
  const { beat } = slide;
  const { text, phrase } = emphasized(beat.title);
  const body = emphasized(beat.body).text;
  const box = { x: x + PAD_PX, y: y + PAD_PX, w: w - 2 * PAD_PX, h: h - 2 * PAD_PX };
  const hand = {
    face: "note",
    weight: 700,
    minSize: LEAST_PX,
    lineHeight: 1,
    color: "ink",
    rotate: turned(slide),
  } as const;
  const most = beat.media ? 136 : MOST_ALONE_PX;
  const at = (size: number) =>
    [
      { text, size },
      { text: body, size: smaller(size) },
    ].map((it) => textClip({ id: "it", box: { ...box, h: 2 * h }, ...hand, ...it, minSize: it.size }));
  const heights = (size: number) => at(size).map(likelyHeight);
  const fits = (size: number) => heights(size).reduce((sum, it) => sum + it, size * APART) <= box.h;
  const sizes = Array.from({ length: 26 }, (_, i) => Math.round(most * 0.96 ** i)).filter((it) => it > LEAST_PX);
  const size = body === "" ? most : (sizes.find(fits) ?? LEAST_PX);
  const [high = 0, low = 0] = heights(size);
  return { text, phrase, body, box, hand, size, heights: body === "" ? [high] : [high, low], gap: size * APART };
}

/** What is said, and a smaller postscript under it, both in the middle of the note. */
function written(slide: Slide, whole: Box): Clip[] {
  const { text, phrase, body, box, hand, size, heights, gap } = setIn(slide, whole);
  const emphasis = { phrase, style: "underline", color: "ink" } as const;
  if (body === "") return [textClip({ id: "words", text, box, ...hand, size, emphasis, valign: "middle" })];
  const [high = 0, low = 0] = heights;
  const free = Math.max(0, box.h - high - low - gap);
  const upper = { ...box, y: box.y + free / 2, h: high };
  const lower = { ...box, y: upper.y + high, h: low + gap + free / 2 };
  const under = { dock: { clip: "words", side: "below", gap } } as const;
  return [
    textClip({ id: "words", text, box: onNote(upper, box, turned(slide)), ...hand, size, emphasis }),
    textClip({
      ...{ id: "postscript", text: body, box: onNote(lower, box, turned(slide)), ...hand, ...under },
      size: smaller(size),
    }),
  ];
}

/** A part of the note turns around the middle of all of it. */
function onNote(part: Box, whole: Box, degrees: number): Box {
  const down = part.y + part.h / 2 - whole.y - whole.h / 2;
  return { ...part, x: part.x - down * Math.sin((degrees * Math.PI) / 180) };
}

/** A postscript, of what is said above it. Our own choice. */
const smaller = (size: number): number => Math.max(LEAST_PX, Math.round(size * 0.68));

/** Of the words on a note that is all of the page. */
const MOST_ALONE_PX = 190;
const PAD_PX = 38;
const LEAST_PX = 54;
/** Between both, in lines. */
const APART = 0.5;
