import type { TextBox, TextClip } from "../../scene/text-clip.ts";
import { emphasized, signedApart } from "../emphasized.ts";
import { LIFTED } from "../pictures/lifted.ts";
import { photoSet } from "../pictures/photo-set.ts";
import { SHARE_OF_DETAIL, type Slide, slidesAsSet } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Photo captions* (docs/content.md#carousel): the customer's photo and the plain text boxes that an app itself sets,
 * above the product. Nothing else.
 */
export const photoCaptions: TemplateBuilder = {
  build: (storyboard, target) =>
    slidesAsSet(
      storyboard,
      target,
      (all) =>
        photoSet(all, "bg", (slide) => ({ words: said(slide), gap: GAP_PX })).map(
          ({ background, clips, words, isOnBand }) => ({
            ...{
              background,
              clips: [...clips, ...words.map(isOnBand ? onPaper : background === "accent" ? onAccent : same)],
            },
          }),
        ),
      { middle: 0.6, words: "above", isFull: true, share: SHARE_OF_DETAIL },
    ),
};

/** What is asked is on the accent: on a page of that it is the other way round. */
const onAccent = (it: TextClip): TextClip =>
  it.textBox?.color === "accent" ? { ...it, color: "accent", textBox: { ...it.textBox, color: "onAccent" } } : it;

const same = (it: TextClip): TextClip => it;

/** On a band no line needs a box, but for what is asked. */
function onPaper(it: TextClip): TextClip {
  if (it.textBox?.color === "accent") return it;
  const { textBox: _, shadow: __, ...plain } = it;
  return { ...plain, color: "on" };
}

/** The most of the page that is for words. */
const WORDS_SHARE = 0.34;
/** Between a title and the smaller words below it. */
const GAP_PX = 24;

function said(slide: Slide): TextClip[] {
  const { beat, whole, face, isFirst, isLast } = slide;
  const box = { ...whole, y: whole.y + 24, h: whole.h * WORDS_SHARE };
  const ask = isLast ? ({ color: "onAccent", textBox: { ...BOX, color: "accent" } } as const) : PLAIN;
  return [
    textClip({
      id: "title",
      text: signedApart(emphasized(beat.title).text),
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
