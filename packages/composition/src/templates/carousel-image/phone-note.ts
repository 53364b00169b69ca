import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { keyboard } from "../drawings/keyboard.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, swipeCue } from "./furniture.ts";

/**
 * *Phone note* (docs/content.md#carousel): a page of a note, as a phone shows it, in no app's own design. No pictures.
 */
export const phoneNote: TemplateBuilder = {
  build: (storyboard, target) =>
    slides(storyboard, target, (slide) => pageOf({ ...slide, safe: slide.whole }, storyboard)),
};

function pageOf(slide: Slide, { beats }: Storyboard) {
  const { safe, width, height, isFirst } = slide;
  const keys = keysTop(slide);
  // Only the hook has a page without a keyboard: it is larger.
  const above = isFirst ? slide : { ...slide, safe: { ...safe, h: keys - 24 - safe.y } };
  const typing = isFirst ? [] : keyboard({ x: 0, y: keys, w: width, h: height - keys }, KEYS);
  const furniture = [...swipeCue(above, INK), ...account(above, INK, false)];
  return { background: PAGE, clips: [...bar(slide), ...words(above, beats), ...typing, ...furniture] };
}

const PAGE = "#fdfcf7";
const INK = "#1d1c18";
/** The color of the controls, readable on the page. */
const AMBER = "#a86a00";
const BAR_PX = 120;
/** The note is being typed, on keys without letters. */
const KEYS = "#d2cec3";
const keysTop = ({ isTall }: Slide): number => (isTall ? 1440 : 1000);
/** What stands on the note already: readable, and less than what comes next. */
const FADED = "#75726a";
/** Sizes of the words; the hook's is larger. Above a keyboard there is room for so many earlier lines, in the feed and on a tall page. */
const [HOOK_PX, TITLE_PX, BODY_PX, EARLIER_PX] = [136, 108, 66, 50];
const MOST_EARLIER = [2, 4] as const;

/** The icons for back and more, as lines. */
function bar({ safe }: Slide): Clip[] {
  const box = { x: safe.x, y: safe.y, w: safe.w, h: 72 };
  const stroke = { color: AMBER, width: 9 } as const;
  const dot = (x: number) => ({ d: `M${x} 36a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z`, fill: AMBER });
  const ring = { d: `M${safe.w - 72} 36a34 34 0 1 1 68 0a34 34 0 1 1 -68 0Z`, stroke: { ...stroke, width: 6 } };
  const dots = [-22, 0, 22].map((by) => dot(safe.w - 45 + by));
  return [artClip("bar", box, [{ d: "M34 6L6 36L34 66", stroke }, ring, ...dots])];
}

/** The note grows: what it said before stands above what comes next. */
function words(slide: Slide, beats: Storyboard["beats"]): Clip[] {
  const { beat, safe, face, isFirst, isLast, isTall, index } = slide;
  const top = safe.y + BAR_PX;
  // A marker is wider than the words that it marks.
  const whole = { x: safe.x + 22, y: top, w: safe.w - 44, h: safe.y + safe.h - 120 - top };
  const said = isLast ? [] : beats.slice(Math.max(1, index - MOST_EARLIER[isTall ? 1 : 0]), Math.max(1, index));
  const earlier = textClip({
    id: "earlier",
    text: said.map(({ title }) => `– ${emphasized(title).text}`).join("\n"),
    ...{ box: { ...whole, h: whole.h * 0.36 }, face: face("body", "native"), weight: 450, color: FADED },
    ...{ size: EARLIER_PX, lineHeight: 1.42 },
  });
  const from = said.length === 0 ? 0 : likelyHeight(earlier) + 40;
  const room = { ...whole, y: whole.y + from, h: whole.h - from };
  const { text, phrase } = emphasized(beat.title);
  const body = emphasized(beat.body);
  const mark = { style: "marker", color: "#ffe27a" } as const;
  const set = { face: face("title", "native"), lineHeight: 1.1, tracking: -0.015, color: INK } as const;
  return [
    ...(said.length === 0 ? [] : [earlier]),
    textClip({
      ...{ id: "title", text, box: { ...room, h: body.text === "" ? room.h : room.h * 0.58 }, ...set },
      ...{ size: isFirst ? HOOK_PX : TITLE_PX, minSize: 60, emphasis: { phrase, ...mark } },
    }),
    textClip({
      ...{ id: "body", text: body.text, box: room, face: face("body", "native"), weight: 450, size: BODY_PX },
      ...{ lineHeight: 1.36, color: INK, dock: { clip: "title", side: "below", gap: 40 } },
      emphasis: { phrase: phrase === "" ? body.phrase : "", ...mark },
    }),
  ];
}
