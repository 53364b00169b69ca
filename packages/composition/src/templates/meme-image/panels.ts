import type { Box } from "../../scene/geometry.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { castOf } from "../drawings/cast-of.ts";
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
const LABEL_PX = 150;
/** How much closer the turn is shown. */
const NEARER = 1.08;

function strip(page: StillPage, storyboard: Storyboard) {
  const { beats } = storyboard;
  const told = steps(storyboard);
  const boxes = grid(page, beats.length);
  const shown = beats.flatMap((beat, i) => {
    const [box, art] = [boxes[i], told[i]];
    return box && art ? [{ beat, box, art, isTurn: i === beats.length - 1, id: `panel-${i}` }] : [];
  });
  return {
    // On a tall page the panels do not reach the edges: it is of their color, so that no bars are seen.
    background: page.isTall ? ("bg" as const) : ("ink" as const),
    framed: shown.map(({ id, art, beat, box, isTurn }) =>
      memeArtOrPhoto(id, art, beat.media, reaching(page, box, boxes), artBox(box, isTurn, isBroken(beat, box))),
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
  const cast = castOf(storyboard);
  const told = wanted.length >= count ? wanted : memeDrawingOf("four-stairs").panels;
  return Array.from({ length: count }, (_, i) => {
    const at = Math.round((i * (told.length - 1)) / Math.max(1, count - 1));
    return told[at];
  }).flatMap((draw) => (draw ? [draw(cast)] : []));
}

/** Two or three one under the other, four in a square. All labels are on top, so that TikTok leaves them visible. */
function grid({ width, height, safe, isTall }: StillPage, count: number): Box[] {
  const columns = count > 3 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const top = isTall ? safe.y + 16 : 0;
  const all = isTall ? (rows === 3 ? 1194 : 1350) : height;
  const w = (width - GUTTER_PX * (columns - 1)) / columns;
  const h = (all - GUTTER_PX * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: (i % columns) * (w + GUTTER_PX),
    y: top + Math.floor(i / columns) * (h + GUTTER_PX),
    w,
    h,
  }));
}

/** Lines between rows and columns. */
function gutters({ width }: StillPage, boxes: readonly Box[]) {
  const last = boxes.at(-1);
  const first = boxes[0];
  if (!first || !last) return [];
  const [top, bottom] = [first.y, last.y + last.h];
  const tops = [...new Set(boxes.map(({ y }) => y))].slice(1);
  const rows = tops.map((y) => ({ x: 0, y: y - GUTTER_PX, w: width, h: GUTTER_PX }));
  const sides = [...new Set(boxes.map(({ x }) => x))].slice(1);
  const columns = sides.map((x) => ({ x: x - GUTTER_PX, y: top, w: GUTTER_PX, h: bottom - top }));
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

/** The part of a panel under its label. */
function artBox({ x, y, w, h }: Box, isTurn: boolean, isUnderTwoLines: boolean): Box {
  const room = { y: y + LABEL_PX, h: h - LABEL_PX };
  const side = Math.min(w * 1.5, room.h) * (isUnderTwoLines ? WHOLE : ENLARGED * (isTurn ? NEARER : 1));
  // Its floor stays near the lower edge.
  return { x: x + (w - side) / 2, y: room.y + room.h - side * FLOOR, w: side, h: side };
}

/** Whether a label takes two lines: they would lie on the head of a hero that is enlarged. Native bold is .54 em wide. */
const isBroken = ({ title }: StoryboardBeat, { w }: Box): boolean =>
  emphasized(title).text.length * LABEL_SIZE * 0.54 > w - 2 * AROUND_LABEL_PX;

const LABEL_SIZE = 60;
const AROUND_LABEL_PX = 110;

/** Drawings leave room around their hero. */
const ENLARGED = 1.24;
/** All of it fits below two lines. */
const WHOLE = 0.98;
/** Where their floor ends, as a share of their height. */
const FLOOR = 0.93;

type Label = { id: string; isTurn: boolean };

function label({ safe, face }: StillPage, beat: StoryboardBeat, panel: Box, { id, isTurn }: Label) {
  const x = Math.max(panel.x + 28, safe.x);
  const w = Math.min(panel.x + panel.w - 28, safe.x + safe.w) - x;
  // Half the width takes more lines.
  const h = LABEL_PX + (panel.w < safe.w / 1.4 ? 120 : 44);
  const top = Math.max(panel.y + 24, safe.y + 12);
  const box = { x, y: top, w, h: Math.min(h, safe.y + safe.h - top) };
  const textBox = { shape: "lines", color: isTurn ? "accent" : "#ffffff", padX: 20, padY: 12, radius: 10 } as const;
  const look = {
    face: face("title", "native"),
    size: LABEL_SIZE,
    lineHeight: 1.14,
    color: isTurn ? "onAccent" : "#15180e",
  };
  const { text } = emphasized(beat.title);
  return textClip({ id, text, box, ...look, valign: "top", textBox });
}
