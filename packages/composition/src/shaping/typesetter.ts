import type { Font, Measure } from "../text/font.ts";

/** A step of an outline, in units of its font; y counts downwards, as on a canvas. */
export type PathStep = { type: string; values: readonly number[] };

export type Matrix = readonly [number, number, number, number, number, number];

/** One surface of a coloured letter. `line` and `circle` are gradients in the space of their matrix. */
export type Surface = { path: readonly PathStep[]; matrix: Matrix; fill: Fill; opacity: number };
export type Fill =
  | { kind: "flat"; color: string }
  | { kind: "line"; points: readonly [number, number, number, number]; matrix: Matrix; stops: readonly Stop[] }
  | {
      kind: "circle";
      points: readonly [number, number, number, number, number];
      matrix: Matrix;
      stops: readonly Stop[];
    };
export type Stop = readonly [offset: number, color: string];

/** What is seen of a letter: an outline in the colour of the text, or a picture in its own colours (emoji). */
export type Ink = { outline: readonly PathStep[] } | { picture: readonly Surface[] };

/** A letter of a set text: its place from the start of the base line, and px per unit of its font, all at a size of 1 px. */
export type SetGlyph = { x: number; y: number; scale: number; ink: Ink };

/** A line of text as letters in visual order, at a size of 1 px. */
export type SetText = { width: number; glyphs: readonly SetGlyph[] };

/** Sets a line of text in a face: which letters, where. Remembers what it has set. */
export type Typesetter = { set: (text: string, font: Font) => SetText };

let current: { typesetter: Typesetter; measure: Measure } | null = null;

/** Called when faces have been loaded: from now on texts are set with them. */
export function installTypesetter(typesetter: Typesetter): void {
  current = { typesetter, measure: (text, font) => typesetter.set(text, font).width * font.size };
}

/** What texts are set with now. Throws before the first `loadFaces` has resolved. */
export function typesetter(): Typesetter {
  return loaded().typesetter;
}

/** The ruler of the faces that are loaded by now; another one after more have come, so that nothing old is remembered. */
export function ruler(): Measure {
  return loaded().measure;
}

function loaded() {
  if (!current) throw new Error("No faces are loaded: wait for loadFaces(scene) first.");
  return current;
}
