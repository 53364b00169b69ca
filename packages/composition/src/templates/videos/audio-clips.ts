import { MusicBed } from "@vignette/domain/studio/catalogue";
import type { AudioClip, EffectName } from "../../scene/audio-clip.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";

/** `lengthMs`: of a silence that does not have the usual length. */
export type SoundEffect = { effect: EffectName; atMs: number; lengthMs?: number };

type Track = {
  durationMs: number;
  /** If there are too many, the earliest ones stay. */
  effects?: readonly SoundEffect[];
  /** When the music ends; absent: with the video. */
  bedEndMs?: number;
  /** The music plays on at the end, because the video loops. */
  loops?: boolean;
  /** Adds room tone under everything. */
  room?: boolean;
};

/** Voice, music and effects of a video. Effects are quiet, and at most one in two seconds (docs/content.md#sound). */
export function audioClips(
  { voice, music, musicDb = 0 }: Pick<Storyboard, "voice" | "music" | "musicDb">,
  { durationMs, effects = [], bedEndMs = durationMs, loops = false, room = false }: Track,
): AudioClip[] {
  const whole = { kind: "audio", startMs: 0, gainDb: 0, fadeInMs: 0, fadeOutMs: 0 } as const;
  const bed = MusicBed.safeParse(music);
  const clips: AudioClip[] = [];
  if (voice) clips.push({ ...whole, id: "voice", role: "voice", endMs: durationMs, source: { src: voice.src } });
  if (music !== null) {
    const source = bed.success ? { bed: bed.data, ...(loops && { endless: true }) } : { src: music };
    const fades = loops ? { fadeInMs: 10, fadeOutMs: 10 } : { fadeInMs: 30, fadeOutMs: 250 };
    clips.push({ ...whole, id: "bed", role: "bed", endMs: bedEndMs, source, ...fades, gainDb: musicDb });
  }
  if (room) {
    clips.push({
      ...whole,
      id: "room",
      role: "bed",
      endMs: durationMs,
      source: { bed: "room" },
      fadeInMs: 30,
      fadeOutMs: 30,
    });
  }
  return [...clips, ...effectClips(effects, durationMs)];
}

const GAIN_DB = -20;
/** Between the beginnings of two effects, in ms. Source: docs/content.md#sound. */
export const EFFECTS_APART_MS = 2000;

/** How long each rings; *gap* is as long as its silence (docs/content.md#sound: 200 ms before the turn). */
const LENGTH_MS: Record<EffectName, number> = {
  pop: 200,
  whoosh: 500,
  slam: 1300,
  key: 100,
  tick: 100,
  ding: 1900,
  "record-stop": 600,
  gap: 200,
};

function effectClips(effects: readonly SoundEffect[], durationMs: number): AudioClip[] {
  let last = Number.NEGATIVE_INFINITY;
  return effects
    .toSorted((a, b) => a.atMs - b.atMs)
    .flatMap(({ effect, atMs, lengthMs = LENGTH_MS[effect] }, i): AudioClip[] => {
      const isSilence = effect === "gap";
      if (atMs < 0 || atMs >= durationMs || (!isSilence && atMs - last < EFFECTS_APART_MS)) return [];
      if (!isSilence) last = atMs;
      const times = { startMs: atMs, endMs: Math.min(durationMs, atMs + lengthMs) };
      const fades = { gainDb: GAIN_DB, fadeInMs: 0, fadeOutMs: 0 };
      return [{ kind: "audio", id: `effect-${i}`, ...times, ...fades, role: "effect", source: { effect } }];
    });
}
