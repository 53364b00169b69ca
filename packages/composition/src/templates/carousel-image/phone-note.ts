import type { Clip } from "../../scene/scene.ts";
import { emphasized } from "../emphasized.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, swipeCue } from "./furniture.ts";

/**
 * *Phone note* (docs/content.md#carousel): a page of a note, as a phone shows it, in no app's own design. No pictures.
 */
export const phoneNote: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, (slide) => pageOf({ ...slide, safe: slide.whole })),
};

function pageOf(slide: Slide) {
  const furniture = [...swipeCue(slide, INK), ...account(slide, INK, false)];
  return { background: PAGE, clips: [...bar(slide), ...words(slide), ...furniture] };
}

const PAGE = "#fdfcf7";
const INK = "#1d1c18";
/** The color of the controls, readable on the page. */
const AMBER = "#a86a00";
const BAR_PX = 120;
/** A note of so few letters is set larger, so that the page is not empty. */
const SHORT = 75;

/** The icons for back and more, as lines. */
function bar({ safe }: Slide): Clip[] {
  const box = { x: safe.x, y: safe.y, w: safe.w, h: 72 };
  const stroke = { color: AMBER, width: 9 } as const;
  const dot = (x: number) => ({ d: `M${x} 36a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z`, fill: AMBER });
  const ring = { d: `M${safe.w - 72} 36a34 34 0 1 1 68 0a34 34 0 1 1 -68 0Z`, stroke: { ...stroke, width: 6 } };
  const dots = [-22, 0, 22].map((by) => dot(safe.w - 45 + by));
  return [artClip("bar", box, [{ d: "M34 6L6 36L34 66", stroke }, ring, ...dots])];
}

function words(slide: Slide): Clip[] {
  const { beat, safe, face, isFirst, isTall } = slide;
  const top = safe.y + BAR_PX;
  // A marker is wider than the words that it marks.
  const room = { x: safe.x + 22, y: top, w: safe.w - 44, h: safe.y + safe.h - 120 - top };
  const { text, phrase } = emphasized(beat.title);
  const body = emphasized(beat.body);
  const mark = { style: "marker", color: "#ffe27a" } as const;
  const isShort = text.length + body.text.length <= SHORT;
  const large = isTall ? 148 : 132;
  const set = { face: face("title", "native"), lineHeight: 1.1, tracking: -0.015, color: INK } as const;
  return [
    textClip({
      ...{ id: "title", text, box: { ...room, h: body.text === "" ? room.h : room.h * 0.58 }, ...set },
      ...{ size: isFirst || isShort ? large : isTall ? 116 : 100, minSize: 60, emphasis: { phrase, ...mark } },
    }),
    textClip({
      ...{
        id: "body",
        text: body.text,
        box: room,
        face: face("body", "native"),
        weight: 450,
        size: (isTall ? 76 : 64) + (isShort ? 12 : 0),
      },
      ...{ lineHeight: 1.36, color: INK, dock: { clip: "title", side: "below", gap: 44 } },
      emphasis: { phrase: phrase === "" ? body.phrase : "", ...mark },
    }),
  ];
}
