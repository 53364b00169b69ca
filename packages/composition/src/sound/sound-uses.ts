import type { Scene } from "../scene/scene.ts";
import { audibleClips, audibleMs } from "./audible-clips.ts";

/** A part of a recording that a scene needs. `isVideo`: it may have no sound at all. */
export type SoundUse = { src: string; fromMs: number; toMs: number; isVideo: boolean };

/** Which recordings a scene needs, and which part of each: one use for each clip. */
export function soundUses(scene: Scene): SoundUse[] {
  return audibleClips(scene).flatMap((clip): SoundUse[] => {
    const lengthMs = audibleMs(clip);
    if (clip.kind === "video") {
      const loops = clip.atEnd === "loop";
      return [
        { src: clip.src, fromMs: loops ? 0 : clip.trimMs, toMs: clip.trimMs + lengthMs * clip.speed, isVideo: true },
      ];
    }
    const fromMs = clip.trimMs ?? 0;
    return "src" in clip.source ? [{ src: clip.source.src, fromMs, toMs: fromMs + lengthMs, isVideo: false }] : [];
  });
}
