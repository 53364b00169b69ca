import * as z from "zod/mini";
import { Hex } from "./color.ts";
import { picture } from "./picture.ts";
import { Milliseconds, timing } from "./timing.ts";

/**
 * A part of a video from the caller's media. At scene time `t` it shows its source at `trimMs + (t - startMs) × speed`;
 * `atEnd` says what is shown after the end of the source.
 */
export const VideoClip = z.object({
  kind: z.literal("video"),
  ...timing,
  ...picture,
  /** Where in the source the clip begins. */
  trimMs: Milliseconds,
  speed: z.number().check(z.minimum(0.1), z.maximum(10)),
  atEnd: z.enum(["hold", "loop"]),
  /** The time from which the picture freezes (scene clock): *freeze* (docs/content.md#meme-video). */
  freezeAtMs: z.optional(Milliseconds),
  /** The color of a plain wall behind a person: it is cut out, and what lies beneath the clip is seen. */
  cutOut: z.optional(Hex),
  /** Its own sound, or null for a mute clip. From half to twice the speed it keeps its pitch; else the clip is mute. */
  sound: z.nullable(
    z.object({
      gainDb: z.number().check(z.minimum(-60), z.maximum(12)),
      fadeInMs: z.optional(Milliseconds),
      fadeOutMs: z.optional(Milliseconds),
    }),
  ),
});
export type VideoClip = z.infer<typeof VideoClip>;
