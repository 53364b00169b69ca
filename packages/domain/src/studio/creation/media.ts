import * as z from "zod/mini";

/** One spoken word and its time in the voice, in milliseconds from its start. */
export const SpokenWord = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });
export type SpokenWord = z.infer<typeof SpokenWord>;

/** Where the times of words come from: told by the voice, heard by a transcription, or shared out by their length. */
export const WordTiming = z.enum(["told", "heard", "estimated"]);
export type WordTiming = z.infer<typeof WordTiming>;

/** A picture that was generated for a beat, and its prompt: it fits as long as the beat has the same prompt. */
export const CreationImage = z.object({
  kind: z.literal("image"),
  key: z.string(),
  type: z.string(),
  bytes: z.number(),
  beatId: z.string(),
  prompt: z.string(),
  take: z.number(),
});
export type CreationImage = z.infer<typeof CreationImage>;

/** A video clip that was generated for a beat in place of a picture; it fits as a picture does. */
export const CreationClip = z.extend(z.omit(CreationImage, { kind: true }), {
  kind: z.literal("clip"),
  /** As displayed, in pixels, and in ms. */
  width: z.number(),
  height: z.number(),
  durationMs: z.number(),
  /** How long generating it took, in ms. */
  tookMs: z.number(),
});
export type CreationClip = z.infer<typeof CreationClip>;

/** A recording, what it says in whose voice, and the time of each word. */
export const CreationVoice = z.object({
  kind: z.literal("voice"),
  key: z.string(),
  type: z.string(),
  bytes: z.number(),
  durationMs: z.number(),
  said: z.string(),
  voice: z.string(),
  /** How it was to be spoken (`mannerOf`); absent: as the brief has it. */
  manner: z.optional(z.string()),
  words: z.array(SpokenWord),
  /** Absent in older ones, whose words were heard. */
  timing: z.optional(WordTiming),
  /** What was said beat by beat, so that a changed line alone is spoken anew; absent where that is not known. */
  lines: z.optional(z.array(z.string())),
});
export type CreationVoice = z.infer<typeof CreationVoice>;

/** A presenter who says a recording: it fits as long as the presenter and the recording are the same. */
export const CreationTake = z.object({
  kind: z.literal("take"),
  key: z.string(),
  type: z.string(),
  bytes: z.number(),
  /** The id of the presenter, and the key of the recording that moves the lips. */
  presenter: z.string(),
  voiceKey: z.string(),
  /** As displayed, in pixels, and in ms. */
  width: z.number(),
  height: z.number(),
  durationMs: z.number(),
  /** How long generating it took, in ms. */
  tookMs: z.number(),
});
export type CreationTake = z.infer<typeof CreationTake>;

export const CreationMedia = z.discriminatedUnion("kind", [CreationImage, CreationClip, CreationVoice, CreationTake]);
export type CreationMedia = z.infer<typeof CreationMedia>;
