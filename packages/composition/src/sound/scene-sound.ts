import type { AudioClip } from "../scene/audio-clip.ts";
import type { Scene } from "../scene/scene.ts";
import { type MixPart, mixAudio } from "./mix-audio.ts";
import { musicBed } from "./music-bed.ts";
import type { Sound, Stereo } from "./sound.ts";

/** The ids of recordings that a scene needs. */
export function soundIds(scene: Scene): string[] {
  return audioClips(scene).flatMap(({ source }) => ("src" in source ? [source.src] : []));
}

/**
 * Everything that is heard in a scene, mixed; null if nothing is. A recording that is missing in `sounds` is left out.
 * The first version plays one voice and one bed.
 */
export function sceneSound(scene: Scene, sounds: ReadonlyMap<string, Sound>): Stereo | null {
  const clips = audioClips(scene);
  const voice = part(
    clips.find(({ role }) => role === "voice"),
    sounds,
  );
  const bed = part(
    clips.find(({ role }) => role === "bed"),
    sounds,
  );
  return voice || bed ? mixAudio({ voice, bed, durationMs: scene.durationMs }) : null;
}

function audioClips(scene: Scene): AudioClip[] {
  return scene.tracks.flatMap((track) => track.clips).filter((clip) => clip.kind === "audio");
}

function part(clip: AudioClip | undefined, sounds: ReadonlyMap<string, Sound>): MixPart | null {
  if (!clip) return null;
  const { source, startMs, endMs, gainDb, fadeInMs, fadeOutMs } = clip;
  const sound = "bed" in source ? musicBed(source.bed, endMs - startMs) : sounds.get(source.src);
  return sound ? { sound: trimmed(sound, endMs - startMs), startMs, gainDb, fadeInMs, fadeOutMs } : null;
}

function trimmed(sound: Sound, ms: number): Sound {
  const length = Math.round((ms / 1000) * sound.sampleRate);
  return { ...sound, channels: sound.channels.map((channel) => channel.subarray(0, length)) };
}
