import * as z from "zod/mini";

/** At most a day: longer than any file a scene is made from. */
export const Milliseconds = z.number().check(z.nonnegative(), z.maximum(86_400_000));

/** Chooses one of many ways a hand may draw the same thing. */
export const SceneSeed = z.number().check(z.minimum(-2_147_483_648), z.maximum(2_147_483_647));

/** When a clip is on screen: from `startMs` (inclusive) to `endMs` (exclusive), on the scene's clock. */
export const timing = { id: z.string().check(z.minLength(1)), startMs: Milliseconds, endMs: Milliseconds };

/** How a clip arrives (docs/content.md#motion). Leaving is always a cut. */
export const Motion = z.enum(["cut", "pop", "rise", "slam", "sweep", "type"]);
export type Motion = z.infer<typeof Motion>;
