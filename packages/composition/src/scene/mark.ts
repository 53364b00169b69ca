import { Corner } from "@vignette/domain/studio/catalogue";
import * as z from "zod/mini";
import { Hex } from "./color.ts";
import { Box } from "./geometry.ts";
import { Milliseconds } from "./timing.ts";

/** What the mark keeps clear of besides words: a face always, a subject where there is another corner. */
const Avoided = z.object({ box: Box, startMs: Milliseconds, endMs: Milliseconds, isFace: z.boolean() });
export type Avoided = z.infer<typeof Avoided>;

/**
 * A small picture that is drawn in a corner of the safe zone, such as a logo. Of its clip's `box` the size counts. If
 * its corner is taken, it is in another one; where all are taken, it is left out.
 */
export const Mark = z.object({
  corner: Corner,
  /** Its colors, the largest area first: they decide whether it needs a plate. */
  tones: z.array(Hex).check(z.maxLength(4)),
  /** It has a ground of its own, and needs no plate. */
  isSolid: z.boolean(),
  avoid: z.array(Avoided).check(z.maxLength(200)),
});
export type Mark = z.infer<typeof Mark>;
