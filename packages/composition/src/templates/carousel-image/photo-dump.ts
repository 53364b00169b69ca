import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { framing } from "../../shots/framing.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { seenUntil } from "../pictures/photo-page.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Photo dump* (docs/content.md#carousel): whole photos as prints on white paper, each slide in another arrangement, and
 * a short remark, in English in small letters.
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

/** The slide's photo, as large as its room, so that all prints have one size; one that this would cut has its own shape. */
function printsOf(slide: Slide, { beats, language }: Storyboard): Print[] {
  const { beat, index } = slide;
  if (!beat.media) return [];
  const room = roomOf(slide, language);
  const others = beats.flatMap(({ media }) => (media && media.src !== beat.media?.src ? [media] : []));
  const before = beats.slice(0, index).filter(({ media }) => media?.src === beat.media?.src).length;
  const each = others.filter(({ src }, at) => others.findIndex((it) => it.src === src) === at);
  const companion = each[(before - 1) % Math.max(1, each.length)];
  if (slide.material) return ofMaterial(slide, beat.media, { room, before, companion });
  return [fills(beat.media, room) ? { media: beat.media, box: room } : arranged(beat.media, room, index)];
}

type Companions = { room: Box; before: number; companion: BeatMedia | undefined };

/** Of a material: all of the room on a tall page, and with all others in the end. */
function ofMaterial(
  { material, index, isTall, isLast }: Slide,
  media: BeatMedia,
  { room, before, companion }: Companions,
) {
  const others = material?.others ?? [];
  if (isLast && others.length > 1) return cascade([...others.slice(0, 2).toReversed(), media], room);
  const two = before > 0 && companion ? together(companion, media, room) : null;
  return two ?? [{ media, box: isTall ? room : arranged(media, room, index).box }];
}

/** Three prints, each a little lower than the one before, from side to side. */
function cascade(all: readonly BeatMedia[], room: Box): Print[] {
  return all.map((media, at) => {
    const ratio = ratioOf(media);
    const w = Math.min(room.w * 0.6, room.h * 0.6 * ratio);
    const h = w / ratio;
    const share = at / (all.length - 1);
    return { media, box: { x: room.x + (room.w - w) * share, y: room.y + (room.h - h) * share, w, h } };
  });
}

/** Two prints that fill the room, one under the other; null where that would cut one of them. */
function together(one: BeatMedia, other: BeatMedia, room: Box): Print[] | null {
  const upper = { ...room, h: (room.h - GAP_PX) / 2 };
  const lower = { ...upper, y: upper.y + upper.h + GAP_PX };
  if (!fills(one, upper) || !fills(other, lower)) return null;
  return [
    { media: one, box: upper },
    { media: other, box: lower },
  ];
}

/** Whether a photo fills a print of this shape with its subject whole, or goes on in it on its plain ground. */
const fills = (media: BeatMedia, box: Box): boolean =>
  (media.ground !== undefined && media.subject !== undefined) || framing(media, box).fit === "cover";

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

/** In English, remarks have no capitals. Elsewhere nouns and names without them are spelled wrong. */
const inSmall = (text: string, language: string): string => (language.startsWith("en") ? text.toLowerCase() : text);

/**
 * Under the prints, from their left edge, on a tall page above them; in the middle of the page if there is none.
 */
function said(slide: Slide, prints: readonly Print[], language: string | undefined): TextClip[] {
  const { beat, whole, face, isFirst, isLast, isTall, handle } = slide;
  const small = (text: string) => inSmall(emphasized(text).text, language ?? "en");
  const begins = isTall && beat.media;
  const { box: above } = (begins ? null : prints.at(-1)) ?? { box: null };
  const y = begins ? whole.y + 20 : above ? above.y + above.h + GAP_PX : whole.y + whole.h * 0.36;
  const left = Math.min(...prints.map(({ box }) => box.x));
  const x = above ? Math.max(whole.x, Math.min(left, whole.x + whole.w * 0.3)) : whole.x;
  const room = { x, y, w: whole.x + whole.w - x, h: whole.y + whole.h - y };
  const more = [small(beat.body), isLast ? handle : ""].filter((it) => it !== "").join("\n");
  const set = { weight: 500, lineHeight: 1.2, color: INK } as const;
  return [
    textClip({
      ...{ id: "title", text: small(beat.title), box: { ...room, h: room.h * (more === "" ? 1 : 0.62) }, ...set },
      ...{ face: face("title", "native"), size: (isFirst || isLast ? 76 : 60) + (isTall ? 12 : 0), minSize: 46 },
    }),
    textClip({
      ...{ id: "body", text: more, box: room, ...set, face: face("body", "native"), weight: 400, size: 46 },
      ...{ color: "#5c594f", dock: { clip: "title", side: "below", gap: 14 } },
    }),
  ];
}
