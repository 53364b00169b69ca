import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import { focusOf } from "../../shots/subject.ts";
import { emphasized } from "../emphasized.ts";
import { materialClips } from "../pictures/material-clips.ts";
import { splitsOf } from "../pictures/page-split.ts";
import { shownThroughout } from "../pictures/shown-throughout.ts";
import { type Slide, slidesAsSet } from "../pictures/still.ts";
import { pictureClip } from "../pictures/still-clips.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { blockHeight, FOOT_PX, footOf, headOf, type Page, saidOn } from "./big-number-words.ts";
import { figureOf, inItsSentence } from "./figure-of.ts";
import { account, pageNumber, swipeCue } from "./furniture.ts";

/**
 * *Big number* (docs/content.md#carousel): one figure a slide on a full ground that alternates from slide to slide, beside or above a photo.
 */
export const bigNumber: TemplateBuilder = {
  build: (storyboard, target) => {
    const photos = new Set(storyboard.beats.flatMap(({ media }) => media?.src ?? []));
    const beats = photos.size < ENOUGH ? shownThroughout(storyboard.beats) : storyboard.beats;
    return slidesAsSet({ ...storyboard, beats }, target, pagesOf, { ratio: 1.8, isWhole: true, keepsScreens: true });
  },
};

/** Of so many photos none comes back (ADR 212). */
const ENOUGH = 4;

type Colors = { ground: Color; words: Color };

function pagesOf(set: readonly Slide[]) {
  const pages = set.map((it) => pageOf({ ...it, safe: it.whole }));
  const heightOf = (slide: Slide, { w }: { w: number }) => blockHeight(pageOf(slide), w);
  const splits = splitsOf(pages, { heightOf, words: "above", head: headOf, foot: footOf, keepsWhole: true });
  return pages.map((page, at) => slideOf({ ...page, split: splits[at] ?? null }));
}

/** What a page says: its figure with the words around it. The ask has no figure: a number in it is part of a name. */
function pageOf(given: Slide): Page {
  const { isFirst, isLast, beat } = given;
  const sentence = isFirst || isLast ? null : inItsSentence(beat.title, beat.body);
  const parts = isLast
    ? { before: "", figure: "", after: emphasized(beat.title).text }
    : (sentence ?? figureOf(beat.title));
  return { ...given, parts, body: sentence ? "" : emphasized(beat.body).text, split: null };
}

function slideOf(page: Page) {
  const { index, isLast, split, safe } = page;
  const isLoud = index % 2 === 0 || isLast;
  const colors: Colors = isLoud ? { ground: "accent", words: "onAccent" } : { ground: "on", words: "bg" };
  const [head, foot] = [headOf(page), footOf(page)];
  const room = split?.words ?? { ...safe, y: safe.y + head, h: safe.h - head - FOOT_PX };
  const all = { ...room, y: room.y - head, h: room.h + head + foot };
  const below = { ...page, safe: all };
  const beside = { ...page, safe: page.isTall ? all : { ...all, h: ARROW_PX } };
  const number = { ...page, safe: page.isTall || isLast ? all : { ...all, w: all.w - BEFORE_ARROW_PX } };
  const furniture = [
    ...pageNumber(number, colors.words),
    ...swipeCue(beside, colors.words),
    ...account(below, colors.words, false),
  ];
  return { background: colors.ground, clips: [...photo(page), ...saidOn(page, room, colors.words), ...furniture] };
}

/** As high as an arrow, and from the number of the page before it to the end of that, in px. */
const [ARROW_PX, BEFORE_ARROW_PX] = [78, 160];

/** In a piece about materials, the first page shows two of them. */
function photo({ beat, material, isFirst, split }: Page): Clip[] {
  if (!beat.media || !split) return [];
  const box = split.photo;
  const focus = focusOf(beat.media, { x: 0.5, y: 0.6 });
  if (material && isFirst && material.others.length > 0) {
    const places = { free: box, room: box, turn: 0, ground: "accent" } as const;
    const { photo, behind = [], over = [] } = materialClips(beat.media, { ...material, look: "pair" }, places);
    return [...behind, photo, ...over];
  }
  return [pictureClip(beat.media, { id: "photo", box, focus, ...stripFit(beat.media, box) })];
}
