import type { TextBox, TextClip } from "../../scene/text-clip.ts";
import { focusOf } from "../../shots/subject.ts";
import { emphasized } from "../emphasized.ts";
import { LIFTED } from "../pictures/lifted.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { photoPage, roomBetween, seenUntil } from "../pictures/photo-page.ts";
import { SHARE_OF_DETAIL, type Slide, slides } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account } from "./furniture.ts";

/**
 * *Photo captions* (docs/content.md#carousel): the customer's photo and the plain text boxes that an app itself sets,
 * above or below the product. Nothing else.
 */
export const photoCaptions: TemplateBuilder = {
  build: (storyboard, target) =>
    slides(
      storyboard,
      target,
      (slide) => {
        const { beat, whole } = slide;
        const room = roomBetween(slide, wordsEnd(slide) + APART_PX, seenUntil(slide));
        const page = beat.media && photoPage(slide, beat.media, room);
        return {
          background: page?.background ?? "accent",
          clips: [
            ...(page ? page.clips : []),
            ...said(slide, {
              isAbove: Boolean(page?.ground) || wordsAbove(slide),
              onAccent: page?.ground === "accent",
            }),
            ...(page?.ground ? [] : account({ ...slide, safe: whole }, "on", true)),
          ],
        };
      },
      { middle: 0.6, hasPanels: true, share: SHARE_OF_DETAIL },
    ),
};

/** The most of the page that is for words, beside a picture that does not fill it, and how far their boxes stay from it, in px. */
const [WORDS_SHARE, APART_PX] = [0.34, 44];
/** A page of few words keeps its picture where those of the others are, about. */
const LEAST_SHARE = 0.2;

/** Where the words above a picture end. */
function wordsEnd(slide: Slide): number {
  const { whole } = slide;
  const [title, body] = said(slide, { isAbove: true });
  const high = 24 + (title ? likelyHeight(title) : 0) + (body ? likelyHeight(body) + 24 : 0);
  return whole.y + Math.max(whole.h * LEAST_SHARE, high);
}

type Said = { isAbove: boolean; onAccent?: boolean };

function said(slide: Slide, { isAbove, onAccent }: Said): TextClip[] {
  const { beat, whole, face, isFirst, isLast } = slide;
  const h = whole.h * (isAbove ? WORDS_SHARE : 0.36);
  const box = { x: whole.x, y: isAbove ? whole.y + 24 : whole.y + whole.h - h - (isLast ? 130 : 30), w: whole.w, h };
  const [words, ground] = onAccent ? (["accent", "onAccent"] as const) : (["onAccent", "accent"] as const);
  const ask = isLast ? { color: words, textBox: { ...BOX, color: ground } } : PLAIN;
  return [
    textClip({
      id: "title",
      text: emphasized(beat.title).text,
      box,
      face: face("title", "native"),
      size: isFirst ? 92 : 72,
      minSize: 52,
      lineHeight: 1.24,
      ...ask,
      align: "center",
      valign: isAbove ? "top" : "bottom",
      ...(isAbove || beat.body === "" ? {} : { dock: { clip: "body", side: "above", gap: 24 } as const }),
    }),
    ...more(slide, box, isAbove),
  ];
}

function more({ beat, face }: Slide, box: TextClip["box"], isAbove: boolean): TextClip[] {
  const text = emphasized(beat.body).text;
  if (text === "") return [];
  const room = isAbove ? { ...box, h: box.h + 220 } : { ...box, y: box.y + box.h / 2, h: box.h / 2 };
  const set = { face: face("body", "native"), weight: 600, size: 52, lineHeight: 1.26, ...PLAIN } as const;
  const dock = { dock: { clip: "title", side: "below", gap: 24 } } as const;
  const valign = isAbove ? "top" : "bottom";
  return [textClip({ id: "body", text, box: room, ...set, align: "center", valign, ...(isAbove && dock) })];
}

const BOX = { shape: "lines", padX: 26, padY: 12, radius: 16 } as const satisfies Omit<TextBox, "color">;
const PLAIN = { color: "#15180e", textBox: { ...BOX, color: "#ffffff" }, shadow: LIFTED } as const;

/** Where the product is not: below it if it is in the upper half. */
function wordsAbove({ beat, isFirst }: Slide): boolean {
  if (!beat.media) return isFirst;
  return focusOf(beat.media, { x: 0.5, y: 0.6 }).y >= 0.45;
}
