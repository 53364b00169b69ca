import * as z from "zod/mini";

export const Milliseconds = z.number().check(z.nonnegative());

/** When a clip is on screen: from `startMs` (inclusive) to `endMs` (exclusive), on the scene's clock. */
export const timing = { id: z.string().check(z.minLength(1)), startMs: Milliseconds, endMs: Milliseconds };

/** How a clip arrives (ux §6, motion words). Leaving is always a cut. */
export const Motion = z.enum(["cut", "pop", "rise", "slam", "sweep", "type"]);
export type Motion = z.infer<typeof Motion>;
