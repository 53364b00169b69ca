import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { emphasized } from "../emphasized.ts";
import { LIFTED } from "../pictures/lifted.ts";
import { type PhotoSlide, photoSet } from "../pictures/photo-set.ts";
import type { Slide } from "../pictures/still.ts";
import { rectClip, textClip } from "../pictures/still-clips.ts";

/** Where the row of boxes and the arrow are on a photo, and how wide it is with so many boxes. */
type Row = { box: Box; arrow: Box };

/**
 * The pages of a checklist whose photos fill them: under the row of boxes, the thing and its reason in boxes of the brand's ground, where they
 * cover the least. `rowOf`: where the row is on a page. Nothing for a page without a photo.
 */
export function thingsOnPhotos(slides: readonly Slide[], rowOf: (slide: Slide) => Row): PhotoSlide[] {
  return photoSet(slides, "bg", (slide) => {
    const { box, arrow } = rowOf(slide);
    return { words: said(slide, box), gap: GAP_PX, also: [box, arrow], plate: PLATE };
  });
}

/** The clips of such a page, with its row of boxes and its arrow; on a plate of the brand's ground no line needs a box. */
export function pageOnPhoto({ clips, words, isOnBand, ground }: PhotoSlide, { box, arrow }: Row, row: Clip[]): Clip[] {
  const tile = { color: "bg", radius: 12 } as const;
  const isPlain = isOnBand || ground !== null;
  const under = isPlain ? [] : [box, arrow].map((it, at) => rectClip({ id: `row-${at}`, box: it, ...tile }));
  return [...clips, ...under, ...row, ...(isOnBand ? words.map(withoutBox) : words)];
}

function withoutBox({ textBox: _, shadow: __, box, ...clip }: TextClip): TextClip {
  return { ...clip, box: { ...box, x: box.x + MARKER_PX, w: box.w - 2 * MARKER_PX } };
}

/** A marker is wider than the words that it marks, and stays in the safe area, too, in px. */
const MARKER_PX = 16;

function said(slide: Slide, row: Box): TextClip[] {
  const { beat, face, isFirst, whole } = slide;
  const y = row.y + row.h + BELOW_PX;
  const box = { x: whole.x, y, w: whole.w, h: whole.h * MOST };
  const textBox = { shape: "lines", color: "bg", padX: 24, padY: 12, radius: 12 } as const;
  const shared = { box, textBox, color: "on", shadow: LIFTED } as const;
  const { text, phrase } = emphasized(beat.title);
  const marked = phrase.length > text.length * MOST_MARKED ? "" : phrase;
  const emphasis = { phrase: marked, style: "marker", color: "accent", on: "onAccent" } as const;
  return [
    textClip({
      ...{ id: "title", text, face: face("title", "edit"), emphasis, ...shared },
      ...{ size: isFirst ? HOOK_PX : THING_PX, minSize: 60, lineHeight: 1.16, tracking: -0.02 },
    }),
    textClip({
      ...{ id: "body", text: emphasized(beat.body).text, face: face("body", "edit"), weight: 500, ...shared },
      ...{ size: REASON_PX, lineHeight: 1.24, dock: { clip: "title", side: "below", gap: GAP_PX } },
    }),
  ];
}

const [HOOK_PX, THING_PX, REASON_PX] = [120, 104, 56];
/** Between a thing and its reason, and between the row of boxes and a thing, in px. */
const [GAP_PX, BELOW_PX] = [20, 30];
/** Of the letters of a thing: where nearly all of it is marked, nothing is. Our own choice. */
const MOST_MARKED = 0.75;
/** Of the page, the most for words. */
const MOST = 0.36;
/** Plates in the brand's color are at home in this look, but not between pages that have none. Our own choice. */
const PLATE = 2.3;
