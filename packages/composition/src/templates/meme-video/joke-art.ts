import type { Storyboard } from "../../storyboard/storyboard.ts";
import { castOf, castOfStep } from "../drawings/cast-of.ts";
import type { MemeArt, MemeCast } from "../drawings/meme-drawing.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";

/** A drawing, and the other one of two poses that alternate while it stands. */
export type Posed = { art: MemeArt; moved: MemeArt };

/**
 * A drawing before and after the turn, from close up where it has panels: on a phone the face must be seen to change. One of
 * more than two panels also shows how it goes on before the turn; what talks at the turn has nothing piled up before it. Without a
 * drawing, Bean, first calm, then not at all.
 */
export function jokeArt(storyboard: Pick<Storyboard, "drawing" | "beats" | "objects">): {
  setup: Posed;
  between?: Posed;
  turn: Posed;
} {
  const [before, cast] = [castOfStep(storyboard, 0), castOf(storyboard)].map((it) => ({ ...it, isUpright: true })) as [
    MemeCast,
    MemeCast,
  ];
  const { draw, panels } = memeDrawingOf(storyboard.drawing, "four-stairs");
  const [first, last] = [panels[0], panels.at(-1)];
  const between = panels.length > 2 && !cast.speaker ? panels[1] : undefined;
  if (panels.length >= 2 && first && last)
    return {
      setup: posed(first, before),
      ...(between && { between: posed(between, before) }),
      turn: posed(last, cast),
    };
  return { setup: posed((it) => draw("setup", it), before), turn: posed((it) => draw("turn", it), cast) };
}

/** It in both poses. */
export const posed = (draw: (cast: MemeCast) => MemeArt, cast: MemeCast): Posed => ({
  art: draw(cast),
  moved: draw({ ...cast, isMoved: true }),
});

/** How long one pose stands at most, in ms. Our own choice. */
const POSE_MS = 1300;

/** The times of both poses in turn, on whole frames; the last one is the other pose, so that nothing ends in a standstill. */
export function posesIn(startMs: number, endMs: number): { isMoved: boolean; startMs: number; endMs: number }[] {
  const parts = Math.ceil((endMs - startMs) / POSE_MS);
  const count = parts + (parts % 2);
  const at = (part: number) => (Math.round(((startMs + ((endMs - startMs) * part) / count) * 3) / 100) * 100) / 3;
  return Array.from({ length: count }, (_, i) => ({
    isMoved: i % 2 === 1,
    startMs: i === 0 ? startMs : at(i),
    endMs: i === count - 1 ? endMs : at(i + 1),
  }));
}
