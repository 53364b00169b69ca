import * as z from "zod/mini";

/** One spoken word and its time in the voice, in milliseconds from its start. */
export const SpokenWord = z.object({ text: z.string(), startMs: z.number(), endMs: z.number() });
export type SpokenWord = z.infer<typeof SpokenWord>;

/** A picture that was made for a beat, and what it was made from: it fits as long as the beat asks for the same. */
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

/** A recording, what it says in whose voice, and the time of each word. */
export const CreationVoice = z.object({
  kind: z.literal("voice"),
  key: z.string(),
  type: z.string(),
  bytes: z.number(),
  durationMs: z.number(),
  said: z.string(),
  voice: z.string(),
  words: z.array(SpokenWord),
});
export type CreationVoice = z.infer<typeof CreationVoice>;

export const CreationMedia = z.discriminatedUnion("kind", [CreationImage, CreationVoice]);
export type CreationMedia = z.infer<typeof CreationMedia>;
