import { contrastOf } from "../../brand/contrast.ts";
import type { Color } from "../../scene/color.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { emphasized, signedApart } from "../emphasized.ts";
import { wordsOn } from "../pictures/photo-page.ts";
import { type PhotoSlide, photoSet } from "../pictures/photo-set.ts";
import { type SetWords, scrimUnder, setWords } from "../pictures/set-words.ts";
import { SHARE_OF_DETAIL, type Slide, slidesAsSet } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Photo essay* (docs/content.md#carousel): the photo fills the page, a few words lie on its calmest part, on all pages in one color: white on a
 * soft scrim, or ink where all photos are light; else each line is in a box. Accent appears once: on the call to action of the last slide.
 */
export const photoEssay: TemplateBuilder = {
  build: (storyboard, target) =>
    slidesAsSet(
      storyboard,
      target,
      (all) => {
        const pages = photoSet(all, "ink", (slide) => ({ words: said(slide), gap: gapOf(slide) }));
        const words = setWords(pages);
        return pages.map((page) => drawn(page, words));
      },
      { middle: 0.5, words: "above", isFull: true, share: SHARE_OF_DETAIL },
    ),
};

function drawn(page: PhotoSlide, set: SetWords) {
  const { slide, clips, words } = page;
  const hasPhoto = slide.beat.media !== null;
  const scrim = hasPhoto && !page.ground && set.form === "white" ? scrimUnder(page, set.scrim) : [];
  const form = hasPhoto ? set.form : "white";
  const background = hasPhoto ? page.background : ("ink" as const);
  const { ground } = page;
  const said = words.map((it) =>
    ground ? onPlain(it, ground, page, form === "boxes" && !page.isOnBand) : inForm(it, form),
  );
  return { background, clips: [...clips, ...scrim, ...said] };
}

/** What is asked is in its box on any page. */
function inForm(clip: TextClip, form: SetWords["form"]): TextClip {
  if (form === "boxes" || clip.textBox?.color === ASK.textBox.color) return clip;
  const { textBox: _, ...plain } = clip;
  return { ...plain, color: form === "dark" ? "ink" : "#ffffff" };
}

/** On a plate, and on a ground on which a box is not seen, words need none, but for what is asked. */
function onPlain(clip: TextClip, ground: Color, { slide: { palette } }: PhotoSlide, isBoxed: boolean): TextClip {
  const isSeen = ground.startsWith("#") && contrastOf(palette.ink, ground) > LEAST_SEEN;
  if ((isSeen && isBoxed) || clip.textBox?.color === ASK.textBox.color) return clip;
  const { textBox: _, ...plain } = clip;
  return { ...plain, color: wordsOn(ground, palette) };
}

/** Of a box on its ground. Our own choice. */
const LEAST_SEEN = 2;

/** The most that words get of a page, in px. Our own choice. */
const MOST = 520;
const gapOf = ({ isLast }: Slide): number => (isLast ? 26 : 18);

function said(slide: Slide): TextClip[] {
  const { beat, face, isFirst, isLast, whole } = slide;
  const onPhoto = beat.media !== null;
  const hasMore = emphasized(beat.body).text !== "";
  const box = { ...whole, y: whole.y + 30, h: onPhoto ? MOST : whole.h - 30 };
  return [
    textClip({
      id: "title",
      text: signedApart(emphasized(beat.title).text),
      box: { ...box, h: box.h * (hasMore ? 0.68 : 1) },
      face: face("title", "native"),
      size: onPhoto ? (isFirst ? 104 : 84) : 132,
      minSize: 64,
      tracking: -0.01,
      ...(onPhoto && { maxLines: 5 }),
      ...(isLast ? ASK : BOXED),
    }),
    textClip({
      id: "body",
      text: emphasized(beat.body).text,
      box,
      dock: { clip: "title", side: "below", gap: onPhoto ? gapOf(slide) : 40 },
      face: face("body", "native"),
      weight: 600,
      size: onPhoto ? 50 : 60,
      lineHeight: 1.28,
      ...BOXED,
    }),
  ];
}

const LINES = { shape: "lines", padX: 26, padY: 16, radius: 16 } as const;
/** The call to action is the one thing in accent. */
const ASK = { color: "onAccent", textBox: { ...LINES, color: "accent" } } as const satisfies Partial<TextClip>;
/** All words are laid out in boxes, which need more room than words without. */
const BOXED = { color: "paper", textBox: { ...LINES, color: "ink" } } as const satisfies Partial<TextClip>;
