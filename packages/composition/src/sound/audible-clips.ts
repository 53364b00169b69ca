import type { AudioClip } from "../scene/audio-clip.ts";
import type { Scene } from "../scene/scene.ts";
import type { VideoClip } from "../scene/video-clip.ts";

export type AudibleClip = AudioClip | VideoClip;

/** The clips of a scene that have a sound. A video at another speed than its own is mute. */
export function audibleClips(scene: Scene): AudibleClip[] {
  return scene.tracks.flatMap(({ clips }) =>
    clips.flatMap((clip): AudibleClip[] => {
      if (clip.kind === "audio") return [clip];
      return clip.kind === "video" && clip.sound !== null && clip.speed === 1 ? [clip] : [];
    }),
  );
}

/** How long a clip is audible: a picture that freezes is silent. */
export function audibleMs(clip: AudibleClip): number {
  const endMs = clip.kind === "video" ? Math.min(clip.endMs, clip.freezeAtMs ?? clip.endMs) : clip.endMs;
  return Math.max(0, endMs - clip.startMs);
}
