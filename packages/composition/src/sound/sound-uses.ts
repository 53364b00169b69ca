import type { Scene } from "../scene/scene.ts";
import { audibleClips, audibleMs } from "./audible-clips.ts";

/** A part of a recording that a scene needs. `isVideo`: it may have no sound at all. */
export type SoundUse = { src: string; fromMs: number; toMs: number; isVideo: boolean };

/** Which recordings a scene needs, and which part of each: one use for each clip. */
export function soundUses(scene: Scene): SoundUse[] {
  return audibleClips(scene).flatMap((clip): SoundUse[] => {
    const lengthMs = audibleMs(clip);
    const fromMs = clip.trimMs ?? 0;
    if (clip.kind === "video") {
      return [{ src: clip.src, fromMs, toMs: fromMs + lengthMs * clip.speed, isVideo: true }];
    }
    return "src" in clip.source ? [{ src: clip.source.src, fromMs, toMs: fromMs + lengthMs, isVideo: false }] : [];
  });
}
