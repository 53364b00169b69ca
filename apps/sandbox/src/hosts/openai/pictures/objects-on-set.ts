import { type Figure, objects } from "@vignette/composition/objects";
import { namedObjects, namedThings, type ObjectName, type ThingState, thingState } from "@vignette/domain/objects";
import { mixColors } from "./color.ts";
import { lightOf, type Mood, moodOf } from "./mood.ts";
import { type PaintOn, paintFigure } from "./paint-figure.ts";
import { bodyFor } from "./palettes.ts";
import { type SetName, type Stage, setNamed, sets } from "./sets.ts";
import { between, type PixelSheet } from "./sheet.ts";
import { paintState } from "./state-on-figure.ts";
import { type PictureSubject, shownIn } from "./subject-of.ts";

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
  const mood = moodOf(prompt);
  if (subject.isHigh) raised(sheet, () => paintThings(sheet, subject, prompt, mood));
  else paintThings(sheet, subject, prompt, mood);
  lightOf(sheet, mood);
}

/** Words lie on the lower third: all stands higher by this share, and the ground goes on below. */
const RAISED = 0.27;

function raised({ brush, width, height }: PixelSheet, paint: () => void): void {
  const edge = Math.floor(height * (1 - RAISED));
  brush.save();
  brush.translate(0, -height * RAISED);
  paint();
  brush.restore();
  brush.drawImage(brush.canvas, 0, edge - 4, width, 2, 0, edge - 2, width, height - edge + 2);
}

function paintThings(sheet: PixelSheet, subject: PictureSubject, prompt: string, mood: Mood): void {
  const { objects: names, view, isHigh } = subject;
  const all = thingsOf(names, prompt);
  const named = all.filter(({ figure }) => figure !== objects.hand);
  // A chair or a house is not held in one hand.
  const isLarge = named.some(({ figure }) => figure.place === "room" || figure.place === "ground");
  const [first = all[0], ...others] = named;
  if (!first) return;
  const stage = sets[setFor(sheet, first.figure, view, prompt)](sheet);
  const size = (view === "near" ? NEAR : 1) * (others.length === 0 ? ALONE : 1);
  const foot = footOf(stage, first.figure, sheet);
  const most = Math.min(sheet.height * (isHigh ? TALLEST_HIGH : 1), foot - calmUntil(sheet, prompt));
  const main = Math.min(
    heightOf(sheet, first.figure, size * (others.length === 0 ? fillsTall(sheet, first.figure) : 1)),
    most,
  );
  if (mood.hands !== 0 && !isLarge && first.figure !== objects.hand) {
    const { hands } = mood;
    held(
      sheet,
      first,
      { x: stage.x, foot },
      { hands, most, isAbove: view === "overhead", sleeve: bodyFor(prompt, "hand") },
    );
    return;
  }
  const around = mood.around === "mess" && !named.some(({ name }) => OF_DESKS.has(name)) ? "nothing" : mood.around;
  if (!isLarge) paintAround(sheet, { stage, names, around });
  const side = sheet.chance.number("side") < 0.5 ? -1 : 1;
  const shift = others.length === 0 ? 0 : -side * sheet.unit * 13;
  others.forEach((thing, at) => {
    const way = at === 0 ? side : -side;
    const height = heightOf(sheet, thing.figure, 0.8);
    const apart = ((first.figure.width * main + thing.figure.width * height) / 100) * 0.43 + sheet.unit * 2;
    const x = stage.x + shift + way * apart;
    place(sheet, thing, { x, foot: footOf(stage, thing.figure, sheet) - sheet.unit * 4 }, height);
  });
  const falls = mood.isLying && others.length === 0 && view !== "overhead" && canFall(first.figure);
  place(sheet, first, { x: stage.x + shift, foot }, main, falls ? LYING * side : 0);
}

/** The things in the colors that the prompt gives them, else in those of its style, with what lies on them. */
function thingsOf(names: readonly ObjectName[], prompt: string) {
  const shown = shownIn(prompt).join(" ");
  // "People with a short-haired cat" in the style says nothing about the sofa.
  const subject = shownIn(prompt).find((it) => namedObjects(it).length > 0) ?? "";
  const colors = new Map(namedThings(shown).map(({ name, color }) => [name, color]));
  return names.map((name) => ({
    name,
    figure: objects[name],
    body: colors.get(name) ?? bodyFor(prompt, name),
    state: thingState(subject, name),
  }));
}

/** How much larger a small thing is that has a tall picture to itself: it would be lost on its table. */
function fillsTall({ unit, width, height }: PixelSheet, figure: Figure): number {
  if (height < width * TALL) return 1;
  const across = (figure.width * figure.height * unit * ALONE) / 100;
  return Math.min(MOST_FILLED, Math.max(1, (FILLED * width) / across));
}

const TALL = 1.4;
/** Of the width of the picture. */
const FILLED = 0.62;
const MOST_FILLED = 1.7;

/** Where the part of an upright picture ends that stays plain for words, in pixels; 0 where none is asked for. */
const calmUntil = ({ width, height }: PixelSheet, prompt: string): number =>
  height > width && UPPER_THIRD.test(prompt) ? height * CALM : 0;

const UPPER_THIRD = /keep the upper third plain/i;
/** A little more than a third: nothing stands directly under words. As a share of the height. */
const CALM = 0.4;

/** What stands upright lies on its side; what is broad or lives in a room stays as it is. */
const canFall = ({ width, place: where }: Figure): boolean => where === undefined && width < 90;
const LYING = 1.46;

/** Hands hold it, behind it, so that their fingers are seen around it: one from below, or two from the lower corners. */
function held(
  sheet: PixelSheet,
  thing: Thing,
  { x, foot }: Stage,
  { hands, most, isAbove, sleeve }: { hands: 1 | 2; most: number; isAbove: boolean; sleeve: string },
): void {
  const { brush, height } = sheet;
  const hand = { figure: objects.hand, body: sleeve };
  if (hands === 1) {
    const reach = heightOf(sheet, objects.hand, ALONE);
    place(sheet, hand, { x, foot: height * 1.02 }, reach);
    place(sheet, thing, { x: x - reach * 0.02, foot: height - reach * 0.24 }, heightOf(sheet, thing.figure, HELD));
    return;
  }
  const tall = Math.min(heightOf(sheet, thing.figure, ALONE), most);
  const stands = isAbove ? height * 0.52 + tall / 2 : foot;
  const half = (thing.figure.width * tall) / 200;
  const reach = heightOf(sheet, objects.hand, 1);
  // The right hand is the left one in a mirror.
  for (const side of [-1, 1]) {
    brush.save();
    brush.translate(x + side * (half * 0.8 + reach * 0.32), stands + reach * 0.5);
    brush.scale(-side, 1);
    brush.rotate(LEANING);
    place(sheet, hand, { x: 0, foot: 0 }, reach);
    brush.restore();
  }
  place(sheet, thing, { x, foot: stands }, tall);
}

/** How far a hand from a corner leans to the middle, in radians. */
const LEANING = 0.5;

/** What lies about on an untidy table, and what stands by on an orderly one. */
const MESS: readonly ObjectName[] = ["book", "receipt", "parcel", "mug", "notebook", "bottle"];
const COMPANY: readonly ObjectName[] = ["plant", "book", "mug", "lamp"];

/** What lies among paper and parcels; a brick or a kettle does not. */
const OF_DESKS: ReadonlySet<ObjectName> = new Set([
  ...(["laptop", "tablet", "phone", "receipt", "card", "calendar", "notebook"] as const),
  ...(["book", "pen", "envelope", "coin", "key", "glasses", "clock"] as const),
]);

/** Ordinary things in dull colors, behind and beside the place where the subject comes. */
function paintAround(
  sheet: PixelSheet,
  { stage, names, around }: { stage: Stage; names: readonly ObjectName[]; around: Mood["around"] },
): void {
  if (around === "nothing") return;
  const { chance, palette, unit, width } = sheet;
  const dull = mixColors(palette.shade, palette.pale, 0.4);
  const from = (around === "mess" ? MESS : COMPANY).filter((name) => !names.includes(name));
  const things = chance.shuffle("around", [...from]).slice(0, around === "mess" ? 4 : 2);
  const places = around === "mess" ? [-0.36, 0.36, -0.2, 0.22] : [-0.34, 0.34];
  things.forEach((name, at) => {
    const figure = objects[name];
    const isBehind = at < 2;
    const turn = around === "mess" ? between(chance, `turn ${name}`, -0.5, 0.5) : 0;
    place(
      sheet,
      { figure, body: dull },
      { x: stage.x + width * (places[at] ?? 0), foot: stage.foot + unit * (isBehind ? -5 : 6) },
      heightOf(sheet, figure, isBehind ? 0.85 : 0.6),
      turn,
    );
  });
}

type Thing = { figure: Figure; body: string; state?: ThingState | undefined };

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

/** `turn` in radians, around its middle. */
function place(sheet: PixelSheet, { figure, body, state }: Thing, { x, foot }: Stage, height: number, turn = 0): void {
  const { brush, palette, chance } = sheet;
  const slant = figure.place === "flat" && turn === 0 ? between(chance, `turn ${figure.height}`, -0.22, 0.12) : turn;
  // What has fallen lies on the ground with its side.
  const sinks = Math.abs(turn) > 1 ? (height - (figure.width * height) / 100) / 2 : 0;
  brush.save();
  brush.translate(x, foot - height / 2 + sinks);
  brush.rotate(slant);
  brush.translate(-x, -(foot - height / 2));
  const paintOn: PaintOn | undefined = state && ((under, on) => paintState(under, on, state, chance));
  paintFigure(brush, figure, { x, foot, height, body, palette }, paintOn);
  brush.restore();
}
