import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { fromNear } from "../pictures/material-pages.ts";
import { seenUntil } from "../pictures/photo-page.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Photo dump* (docs/content.md#carousel): whole photos as prints on white paper, each slide in another arrangement, and
 * a short remark in small letters.
 */
export const photoDump: TemplateBuilder = {
  build: (storyboard, target) =>
    slides(
      storyboard,
      target,
      (slide) => {
        const { language } = storyboard;
        const prints = printsOf(slide, storyboard);
        return { background: PAPER, clips: [...prints.map(print), ...said(slide, prints, language)] };
      },
      { ratio: 0.9, keepsProduct: true },
    ),
};

const PAPER = "#faf8f3";
const INK = "#1d1c18";
const GAP_PX = 36;

type Print = { media: BeatMedia; box: Box };

/**
 * Room for prints: above the words; on a tall page below them, since a photo may lie under the app's own buttons, and words may not
 * (ADR 173).
 */
function roomOf(slide: Slide, language: string | undefined): Box {
  const { whole, width, isFirst, isTall, beat } = slide;
  if (isTall) {
    const high = said(slide, [], language).reduce((sum, it) => sum + likelyHeight(it), 0);
    const y = whole.y + high + 2 * GAP_PX;
    return { x: 44, y, w: width - 88, h: seenUntil(slide) - y };
  }
  const words = isFirst ? 250 : beat.body === "" ? 170 : 270;
  return { x: 70, y: 60, w: width - 140, h: whole.y + whole.h - words - GAP_PX - 60 };
}

/** Which edges of its room a print keeps to, in turn, and its size. */
const ARRANGED = [
  { x: 0, y: 0.5, size: 1 },
  { x: 1, y: 0.5, size: 0.88 },
  { x: 0, y: 0.5, size: 0.84 },
  { x: 0.5, y: 0.5, size: 1 },
  { x: 1, y: 0.5, size: 0.92 },
] as const;

/**
 * The slide's photo; on a tall page a wide one has another photo of the piece below it. A photo that comes back shares
 * its slide with another one.
 */
function printsOf(slide: Slide, { beats, language }: Storyboard): Print[] {
  const { beat, index, isTall } = slide;
  if (!beat.media) return [];
  const room = roomOf(slide, language);
  const others = beats.flatMap(({ media }) => (media && media.src !== beat.media?.src ? [media] : []));
  const second = others[index % Math.max(1, others.length)];
  const before = beats.slice(0, index).filter(({ media }) => media?.src === beat.media?.src).length;
  const each = others.filter(({ src }, at) => others.findIndex((it) => it.src === src) === at);
  const companion = each[(before - 1) % Math.max(1, each.length)];
  if (slide.material) return ofMaterial(slide, beat.media, { room, before, companion });
  if (before > 0 && companion) return overlapping(companion, beat.media, room, index);
  if (!isTall || ratioOf(beat.media) < WIDE || !second) return [arranged(beat.media, room, index)];
  const upper = { ...room, h: room.w / ratioOf(beat.media) };
  const top = arranged(beat.media, { ...upper, h: Math.min(upper.h, room.h * 0.5) }, 0);
  const y = top.box.y + top.box.h + GAP_PX;
  const lower = arranged(second, { ...room, y, h: room.y + room.h - y }, index + 1);
  return [top, lower];
}

type Companions = { room: Box; before: number; companion: BeatMedia | undefined };

/**
 * Of a material: with a smaller print from near on it where it is seen for the first time, since nothing else tells of its
 * size; with all others in the end.
 */
function ofMaterial(
  { material, index, isFirst, isLast }: Slide,
  media: BeatMedia,
  { room, before, companion }: Companions,
) {
  const others = material?.others ?? [];
  if (isLast && others.length > 1) return cascade([...others.slice(0, 2).toReversed(), media], room);
  if (before > 0 && companion) return overlapping(companion, media, room, index);
  const whole = arranged(media, room, index);
  return isFirst || index % 2 === 0 ? [whole] : [whole, nearPrint(media, whole.box, index)];
}

/** A square from near, on the corner of the whole that its side of the page leaves free. */
function nearPrint(media: BeatMedia, whole: Box, index: number): Print {
  const w = whole.w * NEAR;
  const x = index % 4 === 1 ? whole.x - w * 0.42 : whole.x + whole.w - w * 0.58;
  const box = { x, y: whole.y + whole.h - w * 0.92, w, h: w };
  return { media: fromNear(media, box), box };
}

/** Of the width of the whole. */
const NEAR = 0.46;

/** Three prints, each a little lower than the one before, from side to side. */
function cascade(all: readonly BeatMedia[], room: Box): Print[] {
  return all.map((media, at) => {
    const ratio = ratioOf(media);
    const w = Math.min(room.w * 0.5, room.h * 0.56 * ratio);
    const h = w / ratio;
    const share = at / (all.length - 1);
    return { media, box: { x: room.x + (room.w - w) * share, y: room.y + (room.h - h) * share, w, h } };
  });
}

/** One print half on the other, as they fall from the hand: the second lies lower and in front. */
function overlapping(behind: BeatMedia, front: BeatMedia, room: Box, index: number): Print[] {
  const side = index % 2;
  const print = (media: BeatMedia, share: number, x: number, end: boolean): Print => {
    const ratio = ratioOf(media);
    const w = Math.min(room.w * share, room.h * share * ratio);
    const h = w / ratio;
    return { media, box: { x: room.x + (room.w - w) * x, y: end ? room.y + room.h - h : room.y, w, h } };
  };
  return [print(behind, 0.68, 1 - side, false), print(front, 0.74, side, true)];
}

const WIDE = 1.2;
const WIDEST = 1.6;
const TALLEST = 0.56;

/** The shape of a print is that of its photo, so that nothing is cropped; extremes are cropped a little. */
const ratioOf = ({ size }: BeatMedia): number =>
  size ? Math.min(WIDEST, Math.max(TALLEST, size.width / size.height)) : 0.9;

function arranged(media: BeatMedia, room: Box, index: number): Print {
  const { x, y, size } = ARRANGED[index % ARRANGED.length] ?? ARRANGED[0];
  const ratio = ratioOf(media);
  const w = Math.min(room.w, room.h * ratio) * (ratio < 1 ? size : 1);
  const h = w / ratio;
  return { media, box: { x: room.x + (room.w - w) * x, y: room.y + (room.h - h) * y, w, h } };
}

function print({ media, box }: Print, index: number): Clip {
  return pictureClip(media, { id: `photo-${index}`, box, radius: 4, border: EDGE });
}

/** So that a white picture has an edge on white paper. */
const EDGE = { color: "#e2ded2", width: 2 } as const;

/**
 * Under the prints, from the left edge of the lowest, on a tall page above them; in the middle of the page if there is none.
 */
function said(slide: Slide, prints: readonly Print[], language: string | undefined): TextClip[] {
  const { beat, whole, face, isFirst, isLast, isTall, handle } = slide;
  const small = (text: string) => emphasized(text).text.toLocaleLowerCase(language ?? "en");
  const begins = isTall && beat.media;
  const { box: above } = (begins ? null : prints.at(-1)) ?? { box: null };
  const y = begins ? whole.y + 20 : above ? above.y + above.h + GAP_PX : whole.y + whole.h * 0.36;
  const x = above ? Math.max(whole.x, Math.min(above.x, whole.x + whole.w * 0.3)) : whole.x;
  const room = { x, y, w: whole.x + whole.w - x, h: whole.y + whole.h - y };
  const more = [small(beat.body), isLast ? handle : ""].filter((it) => it !== "").join("\n");
  const set = { weight: 500, lineHeight: 1.2, color: INK } as const;
  return [
    textClip({
      ...{ id: "title", text: small(beat.title), box: { ...room, h: room.h * (more === "" ? 1 : 0.62) }, ...set },
      ...{ face: face("title", "native"), size: (isFirst ? 76 : 60) + (isTall ? 12 : 0), minSize: 46 },
    }),
    textClip({
      ...{ id: "body", text: more, box: room, ...set, face: face("body", "native"), weight: 400, size: 46 },
      ...{ color: "#5c594f", dock: { clip: "title", side: "below", gap: 14 } },
    }),
  ];
}
