import * as z from "zod/mini";
import { Decibels } from "../script/script.ts";

const Fade = z.number().check(z.minimum(0), z.maximum(10_000));

/** One track of a video's sound. Absent fields leave what the look has; fades are in ms, at both ends of the track. */
const TrackLevel = z.object({
  gainDb: z.optional(Decibels),
  muted: z.optional(z.boolean()),
  fadeInMs: z.optional(Fade),
  fadeOutMs: z.optional(Fade),
});
export type TrackLevel = z.infer<typeof TrackLevel>;

/** The tracks of a video's sound, in the order in which they are shown. */
export const soundTracks = ["voice", "music", "effects", "clips"] as const;
export type SoundTrack = (typeof soundTracks)[number];

/** The levels of all tracks. Source: ADR 97. */
export const SoundLevels = z.object({
  voice: z.optional(TrackLevel),
  music: z.optional(TrackLevel),
  effects: z.optional(TrackLevel),
  clips: z.optional(TrackLevel),
  /** Whether music gets quieter while a voice speaks; absent: it does. */
  ducking: z.optional(z.boolean()),
});
export type SoundLevels = z.infer<typeof SoundLevels>;
