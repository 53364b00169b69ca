import { type Figure, objects } from "@vignette/composition/objects";
import { paintFigure } from "./paint-figure.ts";
import { bodyFor } from "./palettes.ts";
import { type SetName, type Stage, setNamed, sets } from "./sets.ts";
import { between, type PixelSheet } from "./sheet.ts";
import type { PictureSubject } from "./subject-of.ts";

/** How much larger things are seen from near, and alone. */
const NEAR = 1.45;
const ALONE = 1.45;
const HELD = 1.3;
/** Widest that a thing gets, as a share of the picture's width, and tallest, of its height. */
const WIDEST = 0.8;
const TALLEST = 0.56;
const TALLEST_HIGH = 0.4;

/** The objects that a prompt names, on a set that suits them: the first in the middle, others smaller beside it. */
export function objectsOnSet(sheet: PixelSheet, subject: PictureSubject, prompt: string): void {
  if (!subject.isHigh) {
    paintThings(sheet, subject, prompt);
    return;
  }
  const { brush, width, height } = sheet;
  const edge = Math.floor(height * (1 - RAISED));
  brush.save();
  brush.translate(0, -height * RAISED);
  paintThings(sheet, subject, prompt);
  brush.restore();
  brush.drawImage(brush.canvas, 0, edge - 4, width, 2, 0, edge - 2, width, height - edge + 2);
}

/** Words lie on the lower third: all stands higher by this share, and the ground goes on below. */
const RAISED = 0.27;

function paintThings(sheet: PixelSheet, { objects: names, view, isHigh }: PictureSubject, prompt: string): void {
  const named = names.map((name) => ({ figure: objects[name], body: bodyFor(prompt, name) }));
  // A chair or a house is not held in one hand.
  const isLarge = named.some(({ figure }) => figure.place === "room" || figure.place === "ground");
  const things = isLarge ? named.filter(({ figure }) => figure !== objects.hand) : named;
  const [first, ...others] = handFirst(things);
  if (!first) return;
  const stage = sets[setFor(sheet, first.figure, view, prompt)](sheet);
  const size = (view === "near" ? NEAR : 1) * (others.length === 0 ? ALONE : 1);
  const main = Math.min(heightOf(sheet, first.figure, size), sheet.height * (isHigh ? TALLEST_HIGH : 1));
  const foot = footOf(stage, first.figure, sheet);
  const [held] = others;
  if (first.figure === objects.hand && held) {
    place(sheet, first, { x: stage.x, foot }, main);
    // It covers the palm, so that the fingers are seen around it.
    const height = heightOf(sheet, held.figure, HELD);
    place(sheet, held, { x: stage.x - main * 0.02, foot: sheet.height - main * 0.24 }, height);
    return;
  }
  const side = sheet.chance.number("side") < 0.5 ? -1 : 1;
  const shift = others.length === 0 ? 0 : -side * sheet.unit * 13;
  others.forEach((thing, at) => {
    const way = at === 0 ? side : -side;
    const height = heightOf(sheet, thing.figure, 0.8);
    const apart = ((first.figure.width * main + thing.figure.width * height) / 100) * 0.43 + sheet.unit * 2;
    const x = stage.x + shift + way * apart;
    place(sheet, thing, { x, foot: footOf(stage, thing.figure, sheet) - sheet.unit * 4 }, height);
  });
  place(sheet, first, { x: stage.x + shift, foot }, main);
}

type Thing = { figure: Figure; body: string };

/** A hand is behind what it holds. */
const handFirst = (things: readonly Thing[]): Thing[] =>
  things.toSorted((a, b) => Number(b.figure === objects.hand) - Number(a.figure === objects.hand));

function setFor(sheet: PixelSheet, figure: Figure, view: PictureSubject["view"], prompt: string): SetName {
  if (view === "overhead" || figure.place === "flat") return "flat";
  const named = setNamed(prompt);
  if (figure.place === "ground") return "ground";
  if (figure.place === "room") return named && named !== "studio" ? named : "table";
  return named && named !== "ground" ? named : sheet.chance.pick("set", ["table", "desk", "studio"] as const);
}

/** In pixels; never wider or taller than the picture takes. */
function heightOf({ unit, width, height }: PixelSheet, figure: Figure, size: number): number {
  const wanted = figure.height * unit * size;
  return Math.min(wanted, ((WIDEST * width) / figure.width) * 100, TALLEST * height);
}

/** People and hands come from below the picture. */
function footOf({ foot }: Stage, figure: Figure, { height }: PixelSheet): number {
  return figure === objects.person || figure === objects.hand ? height + height * 0.02 : foot;
}

function place(sheet: PixelSheet, { figure, body }: Thing, { x, foot }: Stage, height: number): void {
  const { brush, palette, chance } = sheet;
  brush.save();
  if (figure.place === "flat") {
    brush.translate(x, foot - height / 2);
    brush.rotate(between(chance, `turn ${figure.height}`, -0.22, 0.12));
    brush.translate(-x, -(foot - height / 2));
  }
  paintFigure(brush, figure, { x, foot, height, body, palette });
  brush.restore();
}
