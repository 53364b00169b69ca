import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { focusBeside } from "../../shots/subject.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { canMark } from "../../text/words.ts";
import { emphasized } from "../emphasized.ts";
import { shownThroughout } from "../pictures/shown-throughout.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { arrows, number } from "./marker-ornaments.ts";
import { ASK, BESIDE_NUMBER_PX, type Colors, type MarkerPage, markerPageOf, NUMBER_EM, PLAIN } from "./marker-page.ts";

/**
 * *Marker list* (docs/content.md#carousel): paper and ink, a strong left-aligned title, one phrase on a marker stroke,
 * the number cropped by the left edge, and a hand-drawn arrow that leaves each slide and enters the next. The last
 * slide turns to accent.
 */
export const markerList: TemplateBuilder = {
  build: (storyboard, target) => {
    const beats = asOneSet(storyboard.beats);
    const shown = beats.slice(1, -1).map(({ media }) => media !== null);
    const isType = beats.every(({ media }) => media === null);
    const isMixed = shown.includes(true);
    const draw = (slide: Slide) => slideOf(slide, markerPageOf(slide, { isType, isMixed }));
    // Beside a number there is no room for a part of what is wide.
    const place = isMixed ? ({ ratio: 1.1, tall: 0.8, keepsProduct: true } as const) : { ratio: 1.3, tall: 0.92 };
    return slides({ ...storyboard, beats }, target, draw, { ...place, endsWhole: true });
  },
};

/** With pictures enough, each number has one beside it: a page without one looks unfinished among the others (ADR 234). */
const asOneSet = (beats: Storyboard["beats"]): Storyboard["beats"] =>
  picturesIn(beats) >= ENOUGH ? shownThroughout(beats) : beats;

const picturesIn = (beats: Storyboard["beats"]): number =>
  new Set(beats.flatMap(({ media }) => (media?.kind === "image" ? [media.src] : []))).size;

/** Different pictures: fewer would come back on every other page. Our own choice. */
const ENOUGH = 3;

function slideOf(slide: Slide, page: MarkerPage) {
  const colors = slide.isLast ? ASK : PLAIN;
  return {
    background: slide.isLast ? ("accent" as const) : ("bg" as const),
    clips: [
      ...photo(slide, page),
      ...number(slide, page, colors),
      title(slide, page, colors),
      body(slide, page, colors),
      ...arrows(slide, page),
      ...handle(slide, page, colors),
    ],
  };
}

/** The phrase that is marked: of the title, else of the body. */
const phraseOf = ({ beat }: Slide) => emphasized(beat.title).phrase || emphasized(beat.body).phrase;

function title(slide: Slide, page: MarkerPage, colors: Colors): TextClip {
  const { beat, isFirst, isTall, face } = slide;
  const hasBody = emphasized(beat.body).text !== "" && !isBesideNumber(slide, page);
  const room = (beat.media && !hasBody ? page.photoTop - 40 : endOfBody(slide, page)) - page.top;
  return textClip({
    id: "title",
    text: emphasized(beat.title).text,
    face: face("title", "edit"),
    size: isFirst ? (beat.media ? 160 : 216) : isBesideNumber(slide, page) ? 176 : beat.media && !isTall ? 132 : 150,
    minSize: 84,
    lineHeight: isFirst ? 0.98 : 1.02,
    tracking: -0.025,
    color: colors.words,
    box: { x: page.left, y: page.top, w: page.width, h: hasBody ? room * 0.62 : room },
    // A fifth line would hold one word of most hooks.
    ...(isFirst && beat.media && beat.title.length <= 62 && { maxLines: 4 }),
    // A promise without a picture is a poster.
    valign: isFirst && !beat.media ? "middle" : "top",
    emphasis: { phrase: phraseOf(slide), style: "marker", color: colors.marker, on: colors.onMarker },
  });
}

function body(slide: Slide, page: MarkerPage, colors: Colors): TextClip {
  const { beat, face } = slide;
  const marked = phraseOf(slide);
  const phrase = canMark(emphasized(beat.title).text, marked) ? "" : marked;
  const set = { face: face("body", "edit"), weight: 500, lineHeight: 76 / 60, color: colors.words } as const;
  const emphasis = { phrase, style: "marker", color: colors.marker, on: colors.onMarker } as const;
  const { text } = emphasized(beat.body);
  if (isBesideNumber(slide, page))
    return textClip({ id: "body", text, ...set, size: 76, box: besideNumber(page), emphasis });
  const box = { x: page.left, y: page.top, w: page.width, h: endOfBody(slide, page) - page.top };
  const dock = { clip: "title", side: "below", gap: 36 } as const;
  return textClip({ id: "body", text, ...set, size: BODY_PX, box, dock, emphasis });
}

/** Sizes of a reason, where all have room. */
const BODY_PX = 76;

/** In the feed the reason stands beside a number where no page has a picture there, and half of each would be empty; it stands in one place on all pages. */
const isBesideNumber = ({ beat, isTall, isFirst, isLast }: Slide, { isMixed }: MarkerPage): boolean =>
  !beat.media && !isMixed && !isTall && !isFirst && !isLast;

function besideNumber({ left, width, number, crossing, bottom }: MarkerPage): Box {
  const x = number * NUMBER_EM + BESIDE_TEXT_PX;
  const y = crossing + UNDER_LINE_PX;
  return { x, y, w: left + width - x, h: bottom - y };
}

/** Between a number and the words beside it, and under the line that crosses the page, in px. */
const [BESIDE_TEXT_PX, UNDER_LINE_PX] = [44, 110];

/** Words end above the line that crosses from slide to slide. */
const endOfBody = ({ isLast }: Slide, page: MarkerPage): number => (isLast ? page.handle - 60 : page.crossing) - 30;

/** The picture is at the lower edge and extends beyond the right one; the left column is for the number. */
function photo({ beat, width, height, isFirst, isLast }: Slide, page: MarkerPage): Clip[] {
  if (!beat.media) return [];
  const x = isFirst || isLast ? page.left + BESIDE_NUMBER_PX : page.beside;
  // Beside a number it reaches up to the line.
  const h = height - (isFirst || isLast ? page.photoTop : page.crossing + UNDER_LINE_PX);
  const box = { x, y: height - h, w: width - x, h };
  // Most pictures are portraits with the subject in their lower part: a wide crop takes that part.
  const focus = focusBeside(beat.media, { x: 0.5, y: 0.62 });
  return [
    pictureClip(beat.media, {
      id: "photo",
      box,
      focus,
      missing: "on",
      ...stripFit(beat.media, box, isLast ? "bg" : "accent"),
    }),
  ];
}

function handle({ isLast, handle: account, beat, face }: Slide, page: MarkerPage, colors: Colors): TextClip[] {
  if (!isLast || account === "") return [];
  const box = { x: page.left + 60, y: page.handle - 60, w: page.width - 60, h: 120 };
  const look = { face: face("body", "edit"), size: 52, weight: 600, lineHeight: 1.1, maxLines: 1 } as const;
  const color = colors.words;
  const label = beat.media ? LABEL : {};
  return [textClip({ id: "handle", text: account, box, ...look, color, valign: "middle", ...label })];
}

/** The name is half on the page, half on the picture: a strip of paper keeps it readable on both. */
const LABEL = {
  color: "ink",
  textBox: { shape: "lines", color: "paper", padX: 22, padY: 16, radius: 8 },
} as const satisfies Partial<TextClip>;
