import type { MemeArt } from "../drawings/meme-drawing.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";

/** Of these, the last panel is the calm one: a joke turns from it. */
const ENDS_CALM: readonly string[] = ["two-desks"];

/**
 * A drawing before and after the turn, from close up where it has panels: on a phone the face must be seen to change.
 * Without a drawing, Bean, first calm, then not at all.
 */
export function jokeArt(name: string | undefined): { setup: MemeArt; turn: MemeArt } {
  const { draw, panels } = memeDrawingOf(name, "four-stairs");
  const [first, last] =
    name !== undefined && ENDS_CALM.includes(name) ? panels.toReversed() : [panels[0], panels.at(-1)];
  if (panels.length >= 2 && first && last) return { setup: first(), turn: last() };
  return { setup: draw("setup"), turn: draw("turn") };
}
