import * as z from "zod/mini";
import { Id, line } from "../kernel/index.ts";

/** A part that a video was joined from: its number as in the video's name, and where its words come from. */
export const JoinedPart = z.object({
  number: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
  /** The creation that it was cut from, or that it was written for. */
  creationId: Id,
  /** What it says first. */
  text: line(300),
  hookId: z.nullable(line(64, 1)),
});
export type JoinedPart = z.infer<typeof JoinedPart>;

/** What a variant is made of. A video of two beats has no ending. */
export const VariantOf = z.object({ hook: JoinedPart, body: JoinedPart, ending: z.nullable(JoinedPart) });
export type VariantOf = z.infer<typeof VariantOf>;
