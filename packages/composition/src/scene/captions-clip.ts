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
  /** Begins a page, or continues the one before; absent: as the style breaks. */
  page: z.optional(z.enum(["new", "same"])),
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
  /** How they differ from their style; absent: not at all. */
  look: z.optional(
    z.object({
      /** A multiple of the style's size. */
      size: z.optional(z.number().check(z.minimum(0.5), z.maximum(2))),
      color: z.optional(Color),
      /** Of the box behind the words; null: none. */
      ground: z.optional(z.nullable(Color)),
      wordsPerPage: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(8))),
    }),
  ),
});
export type CaptionsClip = z.infer<typeof CaptionsClip>;
