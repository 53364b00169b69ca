import * as z from "zod/mini";
import { Milliseconds, timing } from "./timing.ts";

/** Music made by our own code (`musicBed`); no samples, no rights. */
export const BedName = z.enum(["walk", "low"]);
export type BedName = z.infer<typeof BedName>;

/** A voice is normalised and ducks the bed; a bed lies under it. `src` is an id in the caller's media. */
export const AudioClip = z.object({
  kind: z.literal("audio"),
  ...timing,
  role: z.enum(["voice", "bed"]),
  source: z.union([z.object({ src: z.string() }), z.object({ bed: BedName })]),
  gainDb: z.number().check(z.minimum(-60), z.maximum(12)),
  fadeInMs: Milliseconds,
  fadeOutMs: Milliseconds,
});
export type AudioClip = z.infer<typeof AudioClip>;
