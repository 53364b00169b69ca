import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { besideWords } from "../../shots/beside-words.ts";
import { framing } from "../../shots/framing.ts";
import type { BeatMedia, Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized, signedApart } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { fitOf, viewOf } from "../pictures/photo-view.ts";
import { type Slide, slidesAsSet } from "../pictures/still.ts";
import { pictureClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Photo dump* (docs/content.md#carousel): photos as prints on white paper, all in one place and of one size, and
 * a short remark.
 */
export const photoDump: TemplateBuilder = {
  build: (storyboard, target) =>
    slidesAsSet(
      storyboard,
      target,
      (all) => {
        const room = roomOf(all);
        return all.map((slide) => {
          const prints = printsOf(slide, storyboard, room);
          const clips = [...prints.map(print), ...said(slide, prints)];
          return { background: PAPER, clips };
        });
      },
      { ratio: 0.9, keepsProduct: true, keepsScreens: true },
    ),
};

const PAPER = "#faf8f3";
const INK = "#1d1c18";
const GAP_PX = 36;

type Print = { media: BeatMedia; box: Box };

/**
 * Room for the prints of all pages (ADR 204): above the words; on a tall page below them, since a photo may lie under the app's own buttons, and words may not
 * (ADR 173).
 */
function roomOf(all: readonly Slide[]): Box {
  const [page] = all;
  if (!page) return { x: 0, y: 0, w: 1, h: 1 };
  const { whole, width, isTall } = page;
  const high = Math.max(...all.map((slide) => heightOf(said(slide, [])))) + GAP_PX;
  if (!isTall) return { x: 70, y: 60, w: width - 140, h: whole.y + whole.h - high - 60 };
  const y = whole.y + high + GAP_PX;
  return { x: 44, y, w: width - 88, h: page.height - 60 - y };
}

/** The slide's photo, in the room of all prints. */
function printsOf(slide: Slide, { beats }: Storyboard, room: Box): Print[] {
  const { beat, index } = slide;
  if (!beat.media) return [];
  const others = beats.flatMap(({ media }) => (media && media.src !== beat.media?.src ? [media] : []));
  const before = beats.slice(0, index).filter(({ media }) => media?.src === beat.media?.src).length;
  const each = others.filter(({ src }, at) => others.findIndex((it) => it.src === src) === at);
  const companion = each[(before - 1) % Math.max(1, each.length)];
  if (slide.material) return ofMaterial(slide, beat.media, { room, before, companion });
  return [{ media: beat.media, box: room }];
}

type Companions = { room: Box; before: number; companion: BeatMedia | undefined };

/** Of a material: with another one where it comes back, and with all others in the end. */
function ofMaterial({ material, isLast }: Slide, media: BeatMedia, { room, before, companion }: Companions) {
  const others = material?.others ?? [];
  if (isLast && others.length > 1) return cascade([...others.slice(0, 2).toReversed(), media], room);
  const two = before > 0 && companion ? together(companion, media, room) : null;
  return two ?? [{ media, box: room }];
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

/** Below this the app covers a tall page, in px. */
const SEEN_TO_PX = 1620;

/** A photo fills its print, a screen stands in it on its phone. */
function print({ media, box }: Print, index: number): Clip {
  const frame = { w: box.w, h: box.h, words: [], seenTo: SEEN_TO_PX - box.y };
  const view = media.isScreen || media.ground ? null : viewOf(media, frame);
  const fit = media.isScreen ? besideWords(media, box) : view ? fitOf(media, view.at, box) : {};
  return pictureClip(media, { id: `photo-${index}`, box, ...fit, radius: 4, border: EDGE });
}

/** So that a white picture has an edge on white paper. */
const EDGE = { color: "#e2ded2", width: 2 } as const;

/**
 * Under the prints, from their left edge, in the middle of what is left; on a tall page right above them; in the middle of the page if there
 * is none.
 */
function said(slide: Slide, prints: readonly Print[]): TextClip[] {
  const { whole, isTall } = slide;
  const top = Math.min(...prints.map(({ box }) => box.y));
  const end = Math.max(...prints.map(({ box }) => box.y + box.h));
  if (prints.length === 0) return wordsIn(slide, { ...whole, y: whole.y + whole.h * 0.36, h: whole.h * 0.64 });
  const isAlone = emphasized(slide.beat.body).text === "";
  if (!isTall) {
    const room = { ...whole, y: end + GAP_PX, h: whole.y + whole.h - end - GAP_PX };
    const words = wordsIn(slide, room);
    return isAlone ? words.map((it) => ({ ...it, valign: "middle" as const })) : words;
  }
  const room = { ...whole, h: top - GAP_PX - whole.y };
  const words = wordsIn(slide, room);
  // The last line ends in the same place on all pages, however many there are.
  if (isAlone) return words.map((it) => ({ ...it, valign: "bottom" as const }));
  const y = top - GAP_PX - heightOf(words);
  return wordsIn(slide, { ...room, y, h: top - GAP_PX - y });
}

function wordsIn(slide: Slide, room: Box): TextClip[] {
  const { beat, face, isFirst, isLast, isTall } = slide;
  const more = emphasized(beat.body).text;
  const set = { weight: 500, lineHeight: 1.2, color: INK } as const;
  const body = textClip({
    ...{ id: "body", text: more, box: room, ...set, face: face("body", "native"), weight: 400, size: 46 },
    ...{ color: "#5c594f", dock: { clip: "title", side: "below", gap: BODY_GAP_PX } },
  });
  const h = Math.max(1, room.h - (more === "" ? 0 : BODY_GAP_PX + likelyHeight(body) * LOOSE));
  const text = signedApart(emphasized(beat.title).text);
  const size = (isFirst || isLast ? 80 : 72) + (isTall ? 8 : 0);
  const minSize = text.length > SHORT ? 46 : Math.round(size * LEAST);
  const title = textClip({
    ...{ id: "title", text, box: { ...room, h }, ...set, face: face("title", "native"), size, minSize },
  });
  return [title, body];
}

/** Letters of a remark that is no smaller than those of the other pages, whatever its lines would be then; of the look's size, at least. Our own choice. */
const [SHORT, LEAST] = [64, 0.8];
const BODY_GAP_PX = 14;
/** Other faces are higher than their letters tell. Our own choice. */
const LOOSE = 1.2;

const heightOf = (words: readonly TextClip[]): number =>
  words.reduce(
    (sum, it) => sum + (it.text === "" ? 0 : it.dock ? likelyHeight(it) * LOOSE + BODY_GAP_PX : likelyHeight(it)),
    0,
  );
