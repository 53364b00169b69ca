import type { DrawingName } from "@vignette/domain/studio";
import { m } from "@vignette/messages";

/** What the drawings of memes are called. */
export const drawingNames: Record<DrawingName, string> = {
  "two-doors": m.domain_drawing_two_doors(),
  "four-stairs": m.domain_drawing_four_stairs(),
  "the-stack": m.domain_drawing_the_stack(),
  "two-desks": m.domain_drawing_two_desks(),
  "the-window": m.domain_drawing_the_window(),
  "starter-kit": m.domain_drawing_starter_kit(),
  "the-thing": m.domain_drawing_the_thing(),
};
