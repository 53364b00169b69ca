import * as z from "zod/mini";
import { HexColor } from "../../research/index.ts";

/** How captions look where they differ from their style. Every part may be absent: as the caption style has it. */
export const CaptionLook = z.object({
  /** Where they lie: 0 is the top of the area that no app covers, 1 its bottom. */
  place: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Compared with the style's own size. */
  size: z.optional(z.number().check(z.minimum(0.6), z.maximum(1.6))),
  /** Of the words. */
  color: z.optional(HexColor),
  /** Of the spoken and the emphasized words. */
  accent: z.optional(HexColor),
  /** The box behind the words; null: none. */
  ground: z.optional(z.nullable(HexColor)),
  /** Most words on one page. */
  wordsPerPage: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(8))),
});
export type CaptionLook = z.infer<typeof CaptionLook>;
