import * as z from "zod/mini";
import { Colour } from "./colour.ts";
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

/** The eight caption styles. Source: docs/content.md#captions. */
export const CaptionStyle = z.enum([
  "one-word",
  "active-box",
  "karaoke",
  "marker",
  "clean-two-line",
  "boxed-lines",
  "typewriter",
  "scale-pulse",
]);
export type CaptionStyle = z.infer<typeof CaptionStyle>;

/** Captions by word. Pages follow from the words and the style and are cleared by a gap of more than 400 ms. */
export const CaptionsClip = z.object({
  kind: z.literal("captions"),
  ...timing,
  words: z.array(CaptionWord),
  style: CaptionStyle,
  box: Box,
  accent: Colour,
});
export type CaptionsClip = z.infer<typeof CaptionsClip>;
