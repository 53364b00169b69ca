import * as z from "zod/mini";
import { Brand } from "../brand/brand-palette.ts";
import { CaptionStyle, CaptionWord } from "../scene/captions-clip.ts";
import { Milliseconds } from "../scene/timing.ts";
import { PieceMedia } from "../templates/piece.ts";

/** One step of a story: what is said, what is written over it, what is seen. */
export const StoryBeat = z.object({
  role: z.enum(["hook", "pain", "turn", "proof", "ask"]),
  /** What the voice says. */
  line: z.string(),
  /** A few written words, or null for none. Phrases in *asterisks* are emphasised. */
  overlay: z.nullable(z.string()),
  imageId: z.nullable(z.string()),
  /** What is seen instead, where it may be a video. */
  media: z.optional(z.nullable(PieceMedia)),
  startMs: Milliseconds,
  endMs: Milliseconds,
});
export type StoryBeat = z.infer<typeof StoryBeat>;

/** A spoken story of 15 to 35 s. Times are on one clock; beats follow each other. */
export const StoryScript = z.object({
  beats: z.array(StoryBeat).check(z.minLength(1), z.maxLength(20)),
  words: z.array(CaptionWord),
  /** The voice's recording in the caller's media, starting at 0; null for a silent story. */
  voiceId: z.nullable(z.string()),
  /** `walk` or `low` for a bed of ours, the id of a recording in the caller's media, or null. */
  musicId: z.nullable(z.string()),
  brand: z.nullable(Brand),
  captions: z.optional(CaptionStyle),
  hook: z.optional(z.enum(["boxed", "slam"])),
  progress: z.optional(z.boolean()),
});
export type StoryScript = z.infer<typeof StoryScript>;
