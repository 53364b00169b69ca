import type { Box } from "../../scene/geometry.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { castOfStep } from "../drawings/cast-of.ts";
import { standingIn } from "../drawings/ink-box.ts";
import type { MemeArt } from "../drawings/meme-drawing.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";
import { emphasized } from "../emphasized.ts";
import { onePicture, type StillPage } from "../pictures/still.ts";
import { rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { memeArtOrPhoto } from "./meme-art-or-photo.ts";

/** *Panels* (docs/content.md#meme-image): two to four steps, the last one closer and in accent: the turn. */
export const panels: TemplateBuilder = {
  build: (storyboard, target) => onePicture(storyboard, target, (page) => strip(page, storyboard)),
};

const GUTTER_PX = 12;
/** How much larger than the turn the steps before it are shown at most. Our own choice. */
const CALMER = 1.2;

function strip(page: StillPage, storyboard: Storyboard) {
  const { beats } = storyboard;
  const told = steps(storyboard);
  const boxes = grid(page, beats.length);
  const shown = beats.flatMap((beat, i) => {
    const [box, art] = [boxes[i], told[i]];
    return box && art ? [{ beat, box, art, isTurn: i === beats.length - 1, id: `panel-${i}` }] : [];
  });
  const rooms = shown.map(({ beat, box }) => roomOf(page, beat, box));
  const whole = shown.map(({ art }, at) => standingIn(art, rooms[at] ?? page.safe));
  // All panels show photos, or all are drawn: one of each reads as two pieces (ADR 208).
  const isShown = beats.every(({ media }) => media !== null);
  const most = ((whole.at(-1)?.w ?? 0) / (shown.at(-1)?.art.view.w ?? 1)) * CALMER;
  return {
    // On a tall page the panels do not reach the edges: it is of their color, so that no bars are seen.
    background: page.isTall ? ("bg" as const) : ("ink" as const),
    framed: shown.map(({ id, art, beat, box }, at) =>
      memeArtOrPhoto(
        id,
        art,
        isShown ? beat.media : null,
        reaching(page, box, boxes),
        standingIn(art, rooms[at] ?? box, most),
      ),
    ),
    clips: [
      ...(page.isTall ? gutters(page, boxes) : []),
      ...shown.map(({ id, beat, box, isTurn }) => label(page, beat, box, { id: `${id}-label`, isTurn })),
    ],
  };
}

/** As many steps as there are lines; the last step is always the last one shown. */
function steps(storyboard: Storyboard): MemeArt[] {
  const { length: count } = storyboard.beats;
  const wanted = memeDrawingOf(storyboard.drawing, count === 2 ? "two-desks" : "four-stairs").panels;
  const told = wanted.length >= count ? wanted : memeDrawingOf("four-stairs").panels;
  // Two steps of a joke that is glad both are: calm is no feeling.
  const first = count === 2 && told.length > 2 && castOfStep(storyboard, 0).isGlad ? 1 : 0;
  return Array.from({ length: count }, (_, i) => {
    const at = Math.round(first + (i * (told.length - 1 - first)) / Math.max(1, count - 1));
    return told[at];
  }).flatMap((draw, i) => (draw ? [draw(castOfStep(storyboard, i))] : []));
}

/** Two or three one under the other, four in a square, each with its words on top: at the foot of the first panel they would stand beside those of the next. */
function grid({ width, height, safe, isTall }: StillPage, count: number): Box[] {
  const columns = count > 3 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const top = isTall ? (rows === 2 ? safe.y - ABOVE_TWO_PX : safe.y + 16) : 0;
  const all = isTall ? (rows === 3 ? 1290 : LOWEST_PX - top) : height;
  const w = (width - GUTTER_PX * (columns - 1)) / columns;
  const h = (all - GUTTER_PX * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: (i % columns) * (w + GUTTER_PX),
    y: top + Math.floor(i / columns) * (h + GUTTER_PX),
    w,
    h,
  }));
}

/** How far down the last of two rows is drawn on a tall page; its floor goes on below it, under the app's own words. */
const LOWEST_PX = 1684;
/** How far above the place for words the first of two rows begins. */
const ABOVE_TWO_PX = 20;

/** Lines between rows and columns. */
function gutters({ width, height }: StillPage, boxes: readonly Box[]) {
  const last = boxes.at(-1);
  const first = boxes[0];
  if (!first || !last) return [];
  const tops = [...new Set(boxes.map(({ y }) => y))].slice(1);
  const rows = tops.map((y) => ({ x: 0, y: y - GUTTER_PX, w: width, h: GUTTER_PX }));
  const sides = [...new Set(boxes.map(({ x }) => x))].slice(1);
  const columns = sides.map((x) => ({ x: x - GUTTER_PX, y: 0, w: GUTTER_PX, h: height }));
  return [...rows, ...columns].map((box, i) => rectClip({ id: `gutter-${i}`, box, color: "ink" }));
}

/** On a tall page the first panels go on to its upper edge, and the last ones to its lower one: there are no bars. */
function reaching({ isTall, height }: StillPage, box: Box, all: readonly Box[]): Box {
  if (!isTall) return box;
  const isTop = box.y === all[0]?.y;
  const isLow = box.y === all.at(-1)?.y;
  const top = isTop ? 0 : box.y;
  return { ...box, y: top, h: (isLow ? height : box.y + box.h) - top };
}

/** Where a label is: at the top of its panel, or at the left of a low one, whose drawing is beside it. */
function labelBox({ safe }: StillPage, panel: Box): Box {
  const x = Math.max(panel.x + 28, safe.x);
  const end = Math.min(panel.x + panel.w - 28, safe.x + safe.w);
  const y = Math.max(panel.y + LABEL_TOP, safe.y + 12);
  if (isLow(panel)) return { x, y, w: (end - x) * BESIDE, h: panel.y + panel.h - FLOOR_PX - y };
  // Half the width takes more lines.
  const h = panel.w < safe.w / 1.4 ? 270 : 194;
  return { x, y, w: end - x, h: Math.min(h, safe.y + safe.h - y) };
}

/** About how many lines a label takes. */
const linesIn = (text: string, w: number, size: number): number =>
  Math.max(1, Math.ceil((text.length * size * 0.54) / (w - 40)));

/** The part of a panel that its label leaves, which takes as many lines as are likely; a strip of floor is seen below. */
function roomOf(page: StillPage, { title }: StoryboardBeat, panel: Box): Box {
  const { text } = emphasized(title);
  const [label, size] = [labelBox(page, panel), sizeIn(page, panel)];
  const floor = panel.y + panel.h - FLOOR_PX;
  const end = panel.x + panel.w - ASIDE_PX;
  if (isLow(panel)) {
    const x = label.x + label.w + 20;
    return { x, y: label.y, w: end - x, h: floor - label.y };
  }
  const y = label.y + linesIn(text, label.w, size) * size * LINE + GAP_PX;
  return { x: panel.x + ASIDE_PX, y, w: panel.w - 2 * ASIDE_PX, h: floor - y };
}

const isLow = ({ w, h }: Box): boolean => w > h * 2;

/** Native bold is .54 em wide. Panels as wide as a tall page have room for more. */
const [LABEL_SIZE, LARGE_SIZE] = [60, 72];
const sizeIn = ({ isTall, width }: StillPage, panel: Box): number =>
  isTall && panel.w === width && !isLow(panel) ? LARGE_SIZE : LABEL_SIZE;
const LINE = 1.14;
const LABEL_TOP = 24;
/** Of the panel's width, for words beside a drawing. */
const BESIDE = 0.56;
const GAP_PX = 36;
const ASIDE_PX = 50;
const FLOOR_PX = 44;

type Label = { id: string; isTurn: boolean };

function label(page: StillPage, beat: StoryboardBeat, panel: Box, { id, isTurn }: Label) {
  // White would have no edge on a ground that is nearly white.
  const calm = page.palette.on === page.palette.ink ? (["ink", "#ffffff"] as const) : (["#ffffff", "#15180e"] as const);
  const [ground, color] = isTurn ? (["accent", "onAccent"] as const) : calm;
  const textBox = { shape: "lines", color: ground, padX: 20, padY: 12, radius: 10 } as const;
  const look = { face: page.face("title", "native"), size: sizeIn(page, panel), lineHeight: LINE, color };
  const { text } = emphasized(beat.title);
  return textClip({ id, text, box: labelBox(page, panel), ...look, valign: "top", textBox });
}
