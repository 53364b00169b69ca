import type { Storyboard } from "../../storyboard/storyboard.ts";
import { castOf, castOfStep } from "../drawings/cast-of.ts";
import type { MemeArt, MemeCast } from "../drawings/meme-drawing.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";

/**
 * A drawing before and after the turn, from close up where it has panels: on a phone the face must be seen to change. One of
 * more than two panels also shows how it goes on before the turn. Without a drawing, Bean, first calm, then not at all.
 */
export function jokeArt(storyboard: Pick<Storyboard, "drawing" | "beats" | "objects">): {
  setup: MemeArt;
  between?: MemeArt;
  turn: MemeArt;
} {
  const [before, cast] = [castOfStep(storyboard, 0), castOf(storyboard)].map((it) => ({ ...it, isUpright: true })) as [
    MemeCast,
    MemeCast,
  ];
  const { draw, panels } = memeDrawingOf(storyboard.drawing, "four-stairs");
  const [first, last] = [panels[0], panels.at(-1)];
  const between = panels.length > 2 ? panels[1] : undefined;
  if (panels.length >= 2 && first && last)
    return { setup: first(before), ...(between && { between: between(before) }), turn: last(cast) };
  return { setup: draw("setup", before), turn: draw("turn", cast) };
}
