import type { TextBox, TextClip } from "../../scene/text-clip.ts";
import { emphasized } from "../emphasized.ts";
import { LIFTED } from "../pictures/lifted.ts";
import { endingSoon } from "../pictures/likely-size.ts";
import { photoPage, roomBetween, seenUntil } from "../pictures/photo-page.ts";
import { SHARE_OF_DETAIL, type Slide, slides } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Photo captions* (docs/content.md#carousel): the customer's photo and the plain text boxes that an app itself sets,
 * above the product. Nothing else.
 */
export const photoCaptions: TemplateBuilder = {
  build: (storyboard, target) =>
    slides(
      storyboard,
      target,
      (slide) => {
        const { beat } = slide;
        const { end } = endingSoon(said(slide), GAP_PX);
        const page = beat.media && photoPage(slide, beat.media, roomBetween(slide, end + APART_PX, seenUntil(slide)));
        const { words } = endingSoon(said(slide, page?.ground === "accent"), GAP_PX);
        return { background: page?.background ?? "accent", clips: [...(page ? page.clips : []), ...words] };
      },
      { middle: 0.6, words: "above", hasPanels: true, share: SHARE_OF_DETAIL },
    ),
};

/** The most of the page that is for words, and how far their boxes stay from what is shown, in px. */
const [WORDS_SHARE, APART_PX] = [0.34, 34];
/** Between a title and the smaller words below it. */
const GAP_PX = 24;

function said(slide: Slide, isOnAccent = false): TextClip[] {
  const { beat, whole, face, isFirst, isLast } = slide;
  const box = { ...whole, y: whole.y + 24, h: whole.h * WORDS_SHARE };
  const [words, ground] = isOnAccent ? (["accent", "onAccent"] as const) : (["onAccent", "accent"] as const);
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
      valign: "top",
    }),
    ...more(slide, box),
  ];
}

function more({ beat, face }: Slide, box: TextClip["box"]): TextClip[] {
  const text = emphasized(beat.body).text;
  if (text === "") return [];
  const set = { face: face("body", "native"), weight: 600, size: 52, lineHeight: 1.26, ...PLAIN } as const;
  const dock = { dock: { clip: "title", side: "below", gap: GAP_PX } } as const;
  return [
    textClip({ id: "body", text, box: { ...box, h: box.h + 220 }, ...set, align: "center", valign: "top", ...dock }),
  ];
}

const BOX = { shape: "lines", padX: 26, padY: 12, radius: 16 } as const satisfies Omit<TextBox, "color">;
const PLAIN = { color: "#15180e", textBox: { ...BOX, color: "#ffffff" }, shadow: LIFTED } as const;
