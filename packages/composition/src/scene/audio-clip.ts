import { MusicBed } from "@vignette/domain/studio/catalogue";
import * as z from "zod/mini";
import { Milliseconds, timing } from "./timing.ts";

/** Sounds made by our own code (`effectSound`). *gap* and *record-stop* also silence the beds while they last. */
export const EffectName = z.enum(["pop", "whoosh", "slam", "key", "tick", "ding", "record-stop", "gap"]);
export type EffectName = z.infer<typeof EffectName>;

/**
 * A sound. A *voice* is normalized and ducks the *bed*; *original* is the sound of a recording as it is. `src` is an id
 * in the caller's media. An *endless* bed has no last chord: it plays on as if the video began again.
 */
export const AudioClip = z.object({
  kind: z.literal("audio"),
  ...timing,
  role: z.enum(["voice", "bed", "effect", "original"]),
  source: z.union([
    z.object({ src: z.string() }),
    z.object({ bed: MusicBed, endless: z.optional(z.boolean()) }),
    z.object({ effect: EffectName }),
  ]),
  gainDb: z.number().check(z.minimum(-60), z.maximum(12)),
  fadeInMs: Milliseconds,
  fadeOutMs: Milliseconds,
  /** Where in the source it begins. */
  trimMs: z.optional(Milliseconds),
  /** A bed that stays as loud while a voice speaks. */
  isSteady: z.optional(z.boolean()),
  /** Moves a bed of ours up or down: *Escalation* goes up one with each panel. */
  semitones: z.optional(z.number().check(z.int(), z.minimum(-12), z.maximum(12))),
});
export type AudioClip = z.infer<typeof AudioClip>;
