import { CaptionStyle } from "@vignette/domain/studio/catalogue";
import * as z from "zod/mini";
import { Color } from "./color.ts";
import { Box } from "./geometry.ts";
import { Milliseconds, timing } from "./timing.ts";

/** One spoken word and the time it takes, on the scene's clock. */
export const CaptionWord = z.object({
  text: z.string(),
  startMs: Milliseconds,
  endMs: Milliseconds,
  emphasis: z.optional(z.boolean()),
});
export type CaptionWord = z.infer<typeof CaptionWord>;

/** Captions by word. Pages follow from the words and the style and are cleared by a gap of more than 400 ms. */
export const CaptionsClip = z.object({
  kind: z.literal("captions"),
  ...timing,
  words: z.array(CaptionWord),
  style: CaptionStyle,
  box: Box,
  accent: Color,
});
export type CaptionsClip = z.infer<typeof CaptionsClip>;
