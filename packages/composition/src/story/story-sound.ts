import { type AudioClip, BedName } from "../scene/audio-clip.ts";
import type { StoryScript } from "./story-script.ts";

/** The voice from the beginning, the bed under all of it. */
export function storySound(script: StoryScript, durationMs: number): AudioClip[] {
  const whole = { kind: "audio", startMs: 0, endMs: durationMs, gainDb: 0 } as const;
  const voice: AudioClip[] =
    script.voiceId === null
      ? []
      : [{ ...whole, id: "voice", role: "voice", source: { src: script.voiceId }, fadeInMs: 0, fadeOutMs: 0 }];
  if (script.musicId === null) return voice;
  const bed = BedName.safeParse(script.musicId);
  const source = bed.success ? { bed: bed.data } : { src: script.musicId };
  return [...voice, { ...whole, id: "bed", role: "bed", source, fadeInMs: 30, fadeOutMs: 400 }];
}
