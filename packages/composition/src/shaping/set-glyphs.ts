/** A step of an outline, in units of its font; y counts downwards, as on a canvas. */
export type GlyphPathStep = { type: string; values: readonly number[] };

export type GlyphMatrix = readonly [number, number, number, number, number, number];

/** One surface of a colored letter. `line` and `circle` are gradients in the space of their matrix. */
export type Surface = { path: readonly GlyphPathStep[]; matrix: GlyphMatrix; fill: Fill; opacity: number };
export type Fill =
  | { kind: "flat"; color: string }
  | { kind: "line"; points: readonly [number, number, number, number]; matrix: GlyphMatrix; stops: readonly Stop[] }
  | {
      kind: "circle";
      points: readonly [number, number, number, number, number];
      matrix: GlyphMatrix;
      stops: readonly Stop[];
    };
export type Stop = readonly [offset: number, color: string];

/** The drawing of a letter: an outline in the color of the text, or a picture in its own colors (emoji). */
export type Ink = { outline: readonly GlyphPathStep[] } | { picture: readonly Surface[] };

/** A letter of a set text: its place from the start of the base line, and px per unit of its font, all at a size of 1 px. */
export type SetGlyph = { x: number; y: number; scale: number; ink: Ink };

/** A line of text as letters in visual order, at a size of 1 px. */
export type SetText = { width: number; glyphs: readonly SetGlyph[] };
