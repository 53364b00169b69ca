import type { Box } from "../../scene/geometry.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { endingSoon } from "./likely-size.ts";
import { isApart } from "./photo-page.ts";
import { viewOf } from "./photo-view.ts";
import type { Slide } from "./still.ts";

/** Where the photo of a page lies, and the room for its words: above or below it (`strip`), or beside it (`column`). */
export type Split = { form: Form; photo: Box; words: Box };
export type Form = "strip" | "column";

/**
 * `heightOf`: of the words of a page at their size, in px, in a room so wide. `words`: where they are on a page of 4:5; on a tall one they
 * are above the photo. `head` and `foot`: what stands above and below them in their room, in px.
 */
type Wanted = {
  heightOf: (slide: Slide, room: { w: number; form: Form }) => number;
  words: "above" | "below";
  head?: number;
  foot: number;
  /** On which side of a page the photo of a column is; absent: left. */
  side?: "left" | "right";
};

/**
 * How the pages of a set are divided between a photo and words: the photo has what the longest words leave (ADR 212). On a page of 4:5 it is a strip as
 * wide as the page or a column as high as the page, whichever shows more of most photos; a page whose photo loses much by that has the other
 * one. Null for a page without a photo.
 */
export function splitsOf(slides: readonly Slide[], wanted: Wanted): (Split | null)[] {
  const shown = slides.filter(({ beat }) => beat.media !== null);
  const edge = edgeOf(shown, wanted);
  const forms = slides.map((it) => {
    if (!it.beat.media) return null;
    const [strip, column] = [stripOf(it, edge, wanted), columnOf(it, wanted)];
    return { strip, column, loss: { strip: lossOf(it, strip), column: lossOf(it, column) } };
  });
  if (!shown.every((it) => hasRoomBeside(it, wanted))) return forms.map((it) => it?.strip ?? null);
  const sum = (form: Form) => forms.reduce((all, it) => all + Math.min(MUCH, it?.loss[form] ?? 0), 0);
  const [usual, other] =
    sum("column") + shown.length * CLEARLY < sum("strip")
      ? (["column", "strip"] as const)
      : (["strip", "column"] as const);
  const formOf = ({ loss }: { loss: Record<Form, number> }) =>
    loss[usual] > Math.max(MUCH, loss[other] + MUCH) ? other : usual;
  return forms.map((it) => (it ? it[formOf(it)] : null));
}

/** So much less has to be cut a page for a column, which has shorter lines. Our own choice. */
const CLEARLY = 0.12;

/** What a photo loses where most of what it shows is cut (`viewOf`). Our own choice. */
const MUCH = 1;

/** Where the words of all pages and the photos meet, in px. */
function edgeOf(slides: readonly Slide[], { heightOf, words, head = 0, foot }: Wanted): number {
  const [slide] = slides;
  if (!slide) return 0;
  const { safe, isTall, height } = slide;
  const longest = Math.max(...slides.map((it) => heightOf(it, { w: safe.w, form: "strip" })));
  const room = head + longest + foot + (words === "below" && !isTall ? 0 : OVER_PHOTO_PX);
  if (isTall) return Math.round(Math.min(safe.y + room + AIR_PX, height * MOST_WORDS_TALL));
  const most = Math.min(safe.h * (1 - LEAST), room + AIR_PX);
  return Math.round(words === "below" ? safe.y + safe.h - most : safe.y + most);
}

/** Above and below the longest words, together. */
const AIR_PX = 130;
/** Between an arrow or an account and the photo below it. */
const OVER_PHOTO_PX = 30;
/** Of a page, for the photo at least. Our own choice. */
const LEAST = 0.4;
const MOST_WORDS_TALL = 0.62;

function stripOf(slide: Slide, edge: number, { words, head = 0, foot }: Wanted): Split {
  const { safe, width, height, isTall } = slide;
  const isBelow = words === "below" && !isTall;
  const photo = isBelow ? { x: 0, y: 0, w: width, h: edge } : { x: 0, y: edge, w: width, h: height - edge };
  const [from, to] = isBelow ? [edge, safe.y + safe.h] : [safe.y, edge - OVER_PHOTO_PX];
  return { form: "strip", photo, words: { x: safe.x, y: from + head, w: safe.w, h: to - foot - from - head } };
}

function columnOf({ safe, width, height }: Slide, { head = 0, foot, side = "left" }: Wanted): Split {
  const w = Math.round(width * COLUMN);
  const isLeft = side === "left";
  const [from, to] = isLeft ? [w + BESIDE_PX, safe.x + safe.w] : [safe.x, width - w - BESIDE_PX];
  const photo = { x: isLeft ? 0 : width - w, y: 0, w, h: height };
  return { form: "column", photo, words: { x: from, y: safe.y + head, w: to - from, h: safe.h - head - foot } };
}

/** Of the width of a page. Our own choice. */
const COLUMN = 0.5;
const BESIDE_PX = 50;

function hasRoomBeside(slide: Slide, wanted: Wanted): boolean {
  const { words, form } = columnOf(slide, wanted);
  return !slide.isTall && wanted.heightOf(slide, { w: words.w, form }) <= words.h;
}

/** What is cut of the photo of a page. */
function lossOf(slide: Slide, split: Split | null): number {
  const { media } = slide.beat;
  if (!media || !split) return 0;
  if (media.isScreen) return split.form === "strip" ? HALF_A_SCREEN : 0;
  if (isApart(slide, media)) return 0;
  const { w, h } = split.photo;
  return viewOf(media, { w, h, words: null, seenTo: h })?.cost ?? 0;
}

/** A strip shows the upper half of a phone. */
const HALF_A_SCREEN = 0.5;

/** A title and the smaller words docked to it, in the middle of their room from top to bottom. */
export function inTheMiddle(words: readonly TextClip[], room: Box): TextClip[] {
  const [title, more] = words;
  if (!title) return [];
  if (!more || more.text === "") return [{ ...title, box: room, valign: "middle" }, ...(more ? [more] : [])];
  const { end } = endingSoon([title, more], more.dock?.gap ?? 0);
  const y = title.box.y + Math.max(0, (room.y + room.h - end) / 2);
  const h = room.y + room.h - y;
  return [
    { ...title, box: { ...title.box, y, h: Math.min(title.box.h, h) } },
    { ...more, box: { ...more.box, y, h } },
  ];
}
