import type { TextClip } from "../../scene/text-clip.ts";
import { emphasized, signedApart } from "../emphasized.ts";
import { photoSet } from "../pictures/photo-set.ts";
import { SHARE_OF_DETAIL, type Slide, slidesAsSet } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Outlined text* (docs/content.md#carousel): the customer's photo and one idea in white letters with a black outline, above
 * the product. The slideshow as people set it in the app.
 */
export const outlinedText: TemplateBuilder = {
  build: (storyboard, target) =>
    slidesAsSet(
      storyboard,
      target,
      (all) =>
        photoSet(all, "accent", (slide) => ({ words: said(slide), gap: GAP_PX })).map(
          ({ background, clips, words, isOnBand }) => ({
            ...{ background, clips: [...clips, ...words.map(isOnBand ? plain : same)] },
          }),
        ),
      { middle: 0.4, words: "above", isFull: true, share: SHARE_OF_DETAIL },
    ),
};

/** On a band there is nothing that an outline would stand out from. */
function plain({ stroke: _, ...it }: TextClip): TextClip {
  return { ...it, color: "onAccent" };
}

const same = (it: TextClip): TextClip => it;

/** White letters with a black outline: readable on any ground, the same on all pages, and so light that the small ones stay open. Our own choice. */
const OUTLINE_EM = 0.07;

function said(slide: Slide): TextClip[] {
  const { beat, face, isFirst, whole } = slide;
  const more = emphasized(beat.body).text;
  const size = isFirst ? 112 : 96;
  const box = { x: whole.x + 10, y: whole.y + TOP_PX, w: whole.w - 20, h: whole.h * mostOf(slide) };
  const shared = { align: "center", valign: "top", ...(beat.media ? {} : { color: "onAccent" }) } as const;
  const rest = more === "" ? 0 : 150;
  return [
    textClip({
      ...{ id: "title", text: signedApart(emphasized(beat.title).text), box: { ...box, h: box.h - rest } },
      ...{ face: face("title", "native"), weight: 800, size, minSize: 64, lineHeight: 1.14, tracking: -0.01 },
      ...{ ...shared, ...(beat.media && outlined(size)) },
    }),
    textClip({
      ...{ id: "body", text: more, box, face: face("body", "native"), size: SMALL_PX, minSize: 56, lineHeight: 1.2 },
      ...{ ...shared, dock: { clip: "title", side: "below", gap: GAP_PX }, ...(beat.media && outlined(SMALL_PX)) },
    }),
  ];
}

const SMALL_PX = 66;
/** How far below the upper end of their place words begin. */
const TOP_PX = 10;

const outlined = (size: number) =>
  ({ color: "#ffffff", stroke: { color: "#15180e", width: Math.round(OUTLINE_EM * size) } }) as const;

/** Of the page, the most for words. */
const mostOf = ({ isTall, isFirst }: Slide): number => (isTall ? 0.4 : isFirst ? 0.31 : 0.34);
/** Between a line and the smaller one under it. */
const GAP_PX = 26;
