import type { Storyboard } from "../../storyboard/storyboard.ts";
import { castOf } from "../drawings/cast-of.ts";
import { fourStairs } from "../drawings/four-stairs.ts";
import type { MemeArt } from "../drawings/meme-drawing.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";

/** A drawing before and after the turn: the chosen one, otherwise Bean from close up, first calm, then not at all. */
export function jokeArt(storyboard: Pick<Storyboard, "drawing" | "beats" | "objects">): {
  setup: MemeArt;
  turn: MemeArt;
} {
  const cast = castOf(storyboard);
  const name = storyboard.drawing;
  const steps = fourStairs.panels;
  const [first, last] = [steps[0], steps.at(-1)];
  if (name === undefined && first && last) return { setup: first(cast), turn: last(cast) };
  const { draw } = memeDrawingOf(name);
  return { setup: draw("setup", cast), turn: draw("turn", cast) };
}
