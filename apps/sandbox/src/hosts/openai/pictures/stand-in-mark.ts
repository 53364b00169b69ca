import type { Brush } from "./sheet.ts";

type Point = readonly [number, number];

/** STAND-IN in strokes: each letter is drawn in a box of 3 by 5. */
const LETTERS: Readonly<Record<string, readonly Point[]>> = {
  S: [
    [3, 0],
    [0, 0],
    [0, 2.5],
    [3, 2.5],
    [3, 5],
    [0, 5],
  ],
  T: [
    [0, 0],
    [3, 0],
    [1.5, 0],
    [1.5, 5],
  ],
  A: [
    [0, 5],
    [1.5, 0],
    [3, 5],
    [2.4, 3.2],
    [0.6, 3.2],
  ],
  N: [
    [0, 5],
    [0, 0],
    [3, 5],
    [3, 0],
  ],
  D: [
    [0, 0],
    [2, 0],
    [3, 1.2],
    [3, 3.8],
    [2, 5],
    [0, 5],
    [0, 0],
  ],
  "-": [
    [0.6, 2.5],
    [2.4, 2.5],
  ],
  I: [
    [1.5, 0],
    [1.5, 5],
  ],
};

/** Writes STAND-IN below a picture that could be mistaken. `unit` is the size of a stroke. */
export function paintMark(brush: Brush, middle: number, top: number, unit: number): void {
  const word = [..."STAND-IN"];
  brush.save();
  brush.translate(middle - (word.length * 4.2 * unit) / 2, top);
  brush.scale(unit, unit);
  brush.strokeStyle = "rgba(255, 255, 255, 0.85)";
  brush.lineWidth = 0.6;
  for (const [at, letter] of word.entries()) {
    const [first, ...rest] = LETTERS[letter] ?? [];
    if (!first) continue;
    brush.beginPath();
    brush.moveTo(first[0] + at * 4.2, first[1]);
    for (const [x, y] of rest) brush.lineTo(x + at * 4.2, y);
    brush.stroke();
  }
  brush.restore();
}
