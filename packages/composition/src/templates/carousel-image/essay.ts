import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { inTheMiddle, type Split, splitsOf } from "../pictures/page-split.ts";
import { readableOnInk } from "../pictures/readable-on-ink.ts";
import { type Slide, slidesAsSet } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, swipeCue } from "./furniture.ts";

/**
 * *Essay* (docs/content.md#carousel): paper on ink, set like a book, one phrase of a slide in italics. Nothing moves.
 */
export const essay: TemplateBuilder = {
  build: (storyboard, target) => {
    const turn = turnOf(storyboard);
    return slidesAsSet(storyboard, target, (set) => pagesOf(set, turn), { ratio: 1.5, tall: 1.2, isWhole: true });
  },
};

/** A slide, and how it is divided; null without a photo. */
type Page = Slide & { split: Split | null };

function pagesOf(set: readonly Slide[], turn: number) {
  const slides = set.map((it) => ({ ...it, safe: it.whole }));
  const least = slides[0]?.isTall ? LEAST_OF_PHOTO.tall : LEAST_OF_PHOTO.low;
  const splits = splitsOf(slides, { heightOf, words: "below", foot: () => FOOT_PX, least });
  return slides.map((slide, at) => slideOf({ ...slide, split: splits[at] ?? null }, slide.index === turn));
}

/** Of a page, for its photo: of a low one less, so that four lines do not touch it. Our own choice. */
const LEAST_OF_PHOTO = { low: 0.58, tall: 0.62 };

/** How high the words of a page are in a room so wide. */
function heightOf(slide: Slide, { w }: { w: number }): number {
  const words = { x: 0, y: 0, w, h: 3000 };
  return groupHeight(texts({ ...slide, split: { photo: words, words } }, PLAIN));
}

const groupHeight = ([large, small]: readonly TextClip[]): number =>
  (large ? likelyHeight(large) : 0) + (small && small.text !== "" ? BODY_GAP_PX + likelyHeight(small) : 0);

/** For the number of the page and the arrow below the words, in px. */
const FOOT_PX = 108;
const BODY_GAP_PX = 48;

function slideOf(slide: Page, isTurn: boolean) {
  const { beat, palette } = slide;
  const ink = readableOnInk(palette);
  const colors: Colors = isTurn ? { words: "onAccent", phrase: "onAccent" } : { ...PLAIN, phrase: ink };
  const arrow = isTurn ? colors.words : ink;
  const below = { ...slide, safe: belowWords(slide) };
  const furniture = [...swipeCue(below, arrow), ...folio(below, arrow), ...account(below, arrow, false)];
  return {
    background: isTurn ? ("accent" as const) : ("ink" as const),
    clips: [...photo(slide), ...inTheMiddle(texts(slide, colors), roomOf(slide)), ...furniture],
    isLoud: !beat.media,
  };
}

type Colors = { words: Color; phrase: Color };
const PLAIN: Colors = { words: "paper", phrase: "paper" };

/** The last page of type before the ask, where the thought turns, is on the accent. */
function turnOf({ beats }: Storyboard): number {
  const at = beats.slice(0, -1).findLastIndex(({ media }) => media === null);
  return at > 1 && beats.length > MOST_IN_INK ? at : -1;
}

/** A shorter essay has pictures enough. Our own choice. */
const MOST_IN_INK = 4;

/** The number of the page, at the foot of all but the first: on the last one where the others have their arrow, unless it names the account. */
function folio({ safe, index, isFirst, isLast, handle }: Page, color: Color): Clip[] {
  if (isFirst) return [];
  if (isLast && handle !== "") return [];
  const box = { x: safe.x, y: safe.y + safe.h - 90, w: safe.w, h: 90 };
  const set = { face: "quote", weight: 500, size: 48, align: isLast ? "right" : "left", valign: "bottom" } as const;
  return [textClip({ id: "page", text: String(index + 1), box, ...set, color })];
}

/** The box of the words. */
const roomOf = ({ safe, split }: Page): Box => split?.words ?? { ...safe, h: safe.h - FOOT_PX };

function belowWords(slide: Page): Box {
  const { x, y, w, h } = roomOf(slide);
  return { x, y, w, h: h + FOOT_PX };
}

/** Sizes of the words: the hook's and the others', of a page without a photo, and below one. */
const SIZES = { alone: [168, 124], strip: [156, 76] } as const;
/** Smaller, a sentence on one line was half as large as those of the other pages. */
const LEAST_PX = 60;
/** A text of more letters is smaller than that in the feed before it lies on the edge of its photo. */
const [LONG_LEAST_PX, LONG] = [48, 90];
/** On a tall page, which is as wide and has more room; a text of so many letters still fits there at that size. */
const [TALLER, TALL_LEAST_PX, SHORT] = [1.25, 74, 110];

function texts(slide: Page, colors: Colors): TextClip[] {
  const { beat, isFirst, isTall, face, split } = slide;
  const { text, phrase } = emphasized(beat.title);
  const room = roomOf(slide);
  const [hook, usual] = SIZES[split ? "strip" : "alone"];
  const size = (isFirst ? hook : usual) * (isTall && split && !isFirst ? TALLER : 1);
  const small = emphasized(beat.body);
  const minSize =
    isTall && split && text.length <= SHORT && small.text === ""
      ? TALL_LEAST_PX
      : text.length > LONG && split
        ? LONG_LEAST_PX
        : LEAST_PX;
  const set = { face: face("title", "quote"), weight: 500, size, minSize, tracking: -0.015 };
  const title = textClip({
    ...{ id: "title", text, box: { ...room, h: room.h * (small.text === "" ? 1 : 0.62) }, ...set },
    ...{ lineHeight: isFirst ? 1.06 : 1.2, color: colors.words, ...italic(phrase, colors.phrase) },
  });
  // One phrase a slide: the title's, if it has one.
  const marked = phrase === "" ? small.phrase : "";
  const under = { face: face("body", "quote"), weight: 400, size: 58, lineHeight: 1.36, color: colors.words } as const;
  const below = { dock: { clip: "title", side: "below", gap: BODY_GAP_PX } } as const;
  const box = { ...room, w: room.w - 30 };
  return [title, textClip({ id: "body", text: small.text, box, ...under, ...below, ...italic(marked, colors.phrase) })];
}

function italic(phrase: string, color: Color) {
  return { emphasis: { phrase, style: "italic", color } } as const;
}

function photo({ beat, split }: Page): Clip[] {
  if (!beat.media || !split) return [];
  const box = split.photo;
  return [pictureClip(beat.media, { id: "photo", box, saturation: 0.85, ...stripFit(beat.media, box) })];
}
