import type { AudioClip } from "../scene/audio-clip.ts";
import type { Scene } from "../scene/scene.ts";
import type { VideoClip } from "../scene/video-clip.ts";

export type AudibleClip = AudioClip | VideoClip;

/** The speeds at which a recording can still be heard with its own pitch. */
const [SLOWEST, FASTEST] = [0.5, 2];

/** The clips of a scene that have a sound. A video that is shown slower or faster than those speeds is mute. */
export function audibleClips(scene: Scene): AudibleClip[] {
  return scene.tracks.flatMap(({ clips }) =>
    clips.flatMap((clip): AudibleClip[] => {
      if (clip.kind === "audio") return [clip];
      return clip.kind === "video" && clip.sound !== null && clip.speed >= SLOWEST && clip.speed <= FASTEST
        ? [clip]
        : [];
    }),
  );
}

/** How long a clip is audible: a picture that freezes is silent. */
export function audibleMs(clip: AudibleClip): number {
  const endMs = clip.kind === "video" ? Math.min(clip.endMs, clip.freezeAtMs ?? clip.endMs) : clip.endMs;
  return Math.max(0, endMs - clip.startMs);
}
