import { fourStairs } from "../drawings/four-stairs.ts";
import type { MemeArt } from "../drawings/meme-drawing.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";

/** A drawing before and after the turn: the chosen one, otherwise Bean from close up, first calm, then not at all. */
export function jokeArt(name: string | undefined): { setup: MemeArt; turn: MemeArt } {
  const steps = fourStairs.panels;
  const [first, last] = [steps[0], steps.at(-1)];
  if (name === undefined && first && last) return { setup: first(), turn: last() };
  const { draw } = memeDrawingOf(name);
  return { setup: draw("setup"), turn: draw("turn") };
}
