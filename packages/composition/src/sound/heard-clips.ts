import type { AudioClip } from "../scene/audio-clip.ts";
import type { Scene } from "../scene/scene.ts";
import type { VideoClip } from "../scene/video-clip.ts";

export type HeardClip = AudioClip | VideoClip;

/** The clips of a scene that have a sound. A video at another speed than its own is mute. */
export function heardClips(scene: Scene): HeardClip[] {
  return scene.tracks.flatMap(({ clips }) =>
    clips.flatMap((clip): HeardClip[] => {
      if (clip.kind === "audio") return [clip];
      return clip.kind === "video" && clip.sound !== null && clip.speed === 1 ? [clip] : [];
    }),
  );
}

/** How long a clip is heard: a picture that freezes falls silent. */
export function heardMs(clip: HeardClip): number {
  const endMs = clip.kind === "video" ? Math.min(clip.endMs, clip.freezeAtMs ?? clip.endMs) : clip.endMs;
  return Math.max(0, endMs - clip.startMs);
}
