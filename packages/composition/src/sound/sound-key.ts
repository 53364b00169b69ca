import type { Clip, Scene } from "../scene/scene.ts";

/** Everything of a scene that its sound depends on, as text: equal for scenes that sound the same. */
export function soundKey({ tracks, durationMs, loops }: Scene): string {
  const clips = tracks.flatMap((track) => track.clips);
  const sounds = clips.flatMap((clip) => (clip.kind === "audio" ? [clip] : ownSound(clip)));
  return JSON.stringify([durationMs, loops === true, sounds]);
}

function ownSound(clip: Clip): unknown[] {
  if (clip.kind !== "video" || !clip.sound) return [];
  const { src, startMs, endMs, trimMs, speed, atEnd, freezeAtMs, sound } = clip;
  return [{ src, startMs, endMs, trimMs, speed, atEnd, freezeAtMs, sound }];
}
