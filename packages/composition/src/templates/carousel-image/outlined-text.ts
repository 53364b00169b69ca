import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { photoPage, roomBetween, seenUntil, wordsOn } from "../pictures/photo-page.ts";
import { SHARE_OF_DETAIL, type Slide, slides } from "../pictures/still.ts";
import { scrimClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";

/**
 * *Outlined text* (docs/content.md#carousel): the customer's photo and one idea in white letters with a black outline,
 * centered where the product is not. The slideshow as people set it in the app.
 */
export const outlinedText: TemplateBuilder = {
  build: (storyboard, target) =>
    slides(
      storyboard,
      target,
      (slide) => {
        const { beat } = slide;
        const room = roomBetween(slide, wordsEnd(slide) + 30, seenUntil(slide));
        const page = beat.media && photoPage(slide, beat.media, room);
        const shade = page && page.ground === null ? [shadeOf(slide)] : [];
        const place = page?.ground ? besidePlace(slide) : placeOf(slide);
        return {
          background: page?.background ?? "accent",
          clips: [...(page ? page.clips : []), ...shade, ...said(slide, place, lookOf(slide, page?.ground ?? null))],
        };
      },
      { middle: 0.4, words: "above", hasPanels: true, share: SHARE_OF_DETAIL },
    ),
};

/** A little darker all over, as people set it so that white words stay readable. */
const shadeOf = ({ width, height }: Slide): Clip => scrimClip("shade", { x: 0, y: 0, w: width, h: height }, 0.28, 0.28);

/** The width of a stroke is in em of the letters. */
type Look = Pick<TextClip, "color" | "stroke">;
/** Of the letters' size: on a photo, and on a flat ground or a blur. Our own choice. */
const [OUTLINE_EM, THIN_EM] = [0.1, 0.06];

/** White letters with a black outline; a thin one beside a photo. On a pale ground dark letters, which need none. */
function lookOf({ beat, palette }: Slide, ground: Color | null): Look {
  if (!beat.media) return { color: "onAccent" };
  if (ground !== null && wordsOn(ground === "bg" ? palette.bg : ground, palette) !== "#ffffff")
    return { color: "#15180e" };
  return { color: "#ffffff", stroke: { color: "#15180e", width: ground === null ? OUTLINE_EM : THIN_EM } };
}

function said(slide: Slide, { box, valign }: Place, look: Look): TextClip[] {
  const { beat, face, isFirst } = slide;
  const more = emphasized(beat.body).text;
  const size = isFirst ? 120 : 96;
  const set = { color: look.color, align: "center", valign } as const;
  const rest = more === "" ? 0 : 150;
  const upper = { ...box, h: box.h - rest };
  const lower = { ...box, y: box.y + (valign === "bottom" ? upper.h : 0), h: valign === "bottom" ? rest : box.h };
  const title =
    valign === "bottom" && more !== "" ? { dock: { clip: "body", side: "above", gap: GAP_PX } as const } : {};
  const small =
    valign === "bottom" ? {} : { dock: { clip: "title", side: "below", gap: GAP_PX } as const, valign: "top" as const };
  return [
    textClip({
      ...{ id: "title", text: emphasized(beat.title).text, box: upper, face: face("title", "native"), weight: 800 },
      ...{ size, minSize: 64, lineHeight: 1.14, tracking: -0.01, ...set, ...title, ...edge(look, size) },
    }),
    textClip({
      ...{
        id: "body",
        text: more,
        box: lower,
        face: face("body", "native"),
        size: SMALL_PX,
        minSize: 50,
        lineHeight: 1.2,
        ...set,
        ...small,
      },
      ...edge(look, SMALL_PX),
    }),
  ];
}

const SMALL_PX = 56;

const edge = ({ stroke }: Look, size: number): Pick<TextClip, "stroke"> =>
  stroke ? { stroke: { ...stroke, width: Math.round(stroke.width * size) } } : {};

type Place = { box: Box; valign: "top" | "middle" | "bottom" };

/** Of the page, the least and the most for words beside a picture that does not fill it: as much as they need, in px with some air. */
const [LEAST, AIR_PX] = [0.24, 40];
const mostOf = ({ isTall, isFirst }: Slide): number => (isTall ? 0.4 : isFirst ? 0.33 : 0.38);

function wordsEnd(slide: Slide): number {
  const { whole } = slide;
  const place = { box: { ...inner(slide), h: whole.h * mostOf(slide) }, valign: "top" } as const;
  const [title, more] = said(slide, place, lookOf(slide, null));
  if (!title || !more) return whole.y + whole.h * LEAST;
  const high = likelyHeight(title) + (more.text === "" ? 0 : likelyHeight(more) + GAP_PX) + AIR_PX;
  return whole.y + Math.min(whole.h * mostOf(slide), Math.max(whole.h * LEAST, high));
}

/** Between a line and the smaller one under it. */
const GAP_PX = 26;

const inner = ({ whole }: Slide): Box => ({ ...whole, x: whole.x + 10, w: whole.w - 20 });
const besidePlace = (slide: Slide): Place => ({
  box: { ...inner(slide), h: wordsEnd(slide) - slide.whole.y },
  valign: "middle",
});

/** Room for words: above the product, below it, or in the middle of the page if it is unknown or all over the page. */
function placeOf(slide: Slide): Place {
  const { beat, whole } = slide;
  const third = { ...inner(slide), h: whole.h * 0.44 };
  const subject = beat.media?.subject;
  if (!subject) return { box: { ...third, y: whole.y + whole.h * 0.2, h: whole.h * 0.6 }, valign: "middle" };
  const [above, below] = [subject.y, 1 - subject.y - subject.h];
  // What fills its picture has its face or its front in the upper half.
  const isHigh = above - below > 0.08;
  if (isHigh) return { box: { ...third, y: whole.y + whole.h * 0.04 }, valign: "top" };
  return { box: { ...third, y: whole.y + whole.h * 0.52 }, valign: "bottom" };
}
