import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { emphasized } from "../emphasized.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { starPaths } from "./stars.ts";
import { snapshot, windowLight } from "./surroundings.ts";

/**
 * *Real review* (docs/content.md#ugc-image): a customer's own words on a plain card. Stars only if the source has them.
 */
export const realReview: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, slideOf),
};

const WIDTH = 820;
const PAD = 60;
/** Room for the row of stars, and for the name. */
const STARS_PX = 84;
const NAME_PX = 92;

function slideOf(slide: Slide) {
  const { beat } = slide;
  const ground = beat.media ? snapshot(slide, beat.media) : windowLight(slide);
  const background = beat.media ? ("ink" as const) : ("accent" as const);
  return { background, clips: ground, laid: { turn: slide.index % 2 === 0 ? -1 : 1, clips: card(slide) } };
}

function card(slide: Slide): Clip[] {
  const { beat } = slide;
  const { text, phrase } = emphasized(beat.title);
  const name = emphasized(beat.body).text;
  const size = text.length <= 24 ? 100 : text.length <= 70 ? 66 : 52;
  const box = cardBox(slide, heightOf(text, size, name !== "", beat.stars !== undefined));
  const inner = { x: box.x + PAD, w: box.w - 2 * PAD };
  const top = box.y + PAD + (beat.stars === undefined ? 0 : STARS_PX);
  const low = box.y + box.h - PAD - (name === "" ? 0 : NAME_PX);
  const marked = phrase.split(" ").length <= 4 ? phrase : "";
  const emphasis = { phrase: marked, style: "underline", color: "accent" } as const;
  const set = { face: "native", weight: 500, size, lineHeight: 1.34, color: "ink", valign: "middle" } as const;
  return [
    rectClip({ id: "card", box, color: "#ffffff", radius: 28, shadow: SHADOW }),
    ...stars(slide, { ...inner, y: box.y + PAD - 6, h: 60 }),
    textClip({ id: "review", text, box: { ...inner, y: top, h: low - top }, ...set, emphasis }),
    textClip({ id: "name", text: name, box: { ...inner, y: box.y + box.h - PAD - 70, h: 80 }, ...REVIEWER }),
  ];
}

const SHADOW = { dx: 0, dy: 20, blur: 48, color: "ink", opacity: 0.28 } as const;
const REVIEWER = { face: "native", size: 44, color: "#4a4d42", maxLines: 1, valign: "bottom" } as const;

/** In the lower half of the page, so that the product is visible above it; in the middle if there is no picture. */
function cardBox({ safe, beat, isTall }: Slide, h: number): Box {
  const x = safe.x + (safe.w - WIDTH) / 2;
  const low = safe.y + safe.h - (isTall ? 40 : 24);
  return { x, y: beat.media ? low - h : safe.y + (safe.h - h) / 2, w: WIDTH, h };
}

/** The estimated height of the words, which are fitted into it. Native is .49 em wide (docs/content.md#faces). */
function heightOf(text: string, size: number, isNamed: boolean, hasStars: boolean): number {
  const perLine = (WIDTH - 2 * PAD) / (size * 0.49);
  const lines = Math.max(1, Math.ceil((text.length / perLine) * 1.12));
  const wanted = 2 * PAD + lines * size * 1.34 + (isNamed ? NAME_PX : 0) + (hasStars ? STARS_PX : 0);
  return Math.min(780, Math.max(260, wanted));
}

function stars({ beat: { stars: count } }: Slide, box: Box): Clip[] {
  if (count === undefined) return [];
  return [artClip("stars", { ...box, w: 340 }, starPaths(count))];
}
