import type { AudioClip } from "../scene/audio-clip.ts";
import type { Clip, Scene } from "../scene/scene.ts";

type AudibleClip = Extract<Clip, { kind: "audio" | "video" }>;

/**
 * The scene that sounds like these one after the other; it contains only sound. Music that continues over a cut is one
 * clip, so that it neither breaks there nor starts again.
 */
export function joinedSound(scenes: readonly [Scene, ...Scene[]]): Scene {
  let begunMs = 0;
  const clips: AudibleClip[] = [];
  for (const [i, scene] of scenes.entries()) {
    for (const clip of audibleClips(scene)) add(clips, shifted(clip, begunMs, i));
    begunMs += scene.durationMs;
  }
  return { ...scenes[0], durationMs: begunMs, tracks: [{ id: "sound", clips }] };
}

function audibleClips(scene: Scene): AudibleClip[] {
  return scene.tracks
    .flatMap((track) => track.clips)
    .flatMap((clip): AudibleClip[] => (clip.kind === "audio" || (clip.kind === "video" && clip.sound) ? [clip] : []))
    .map((clip) => ({ ...clip, endMs: Math.min(clip.endMs, scene.durationMs) }));
}

function shifted(clip: AudibleClip, byMs: number, part: number): AudibleClip {
  const moved = { ...clip, id: `${part}-${clip.id}`, startMs: clip.startMs + byMs, endMs: clip.endMs + byMs };
  if (moved.kind !== "video" || moved.freezeAtMs === undefined) return moved;
  return { ...moved, freezeAtMs: moved.freezeAtMs + byMs };
}

function add(clips: AudibleClip[], next: AudibleClip): void {
  const at = clips.findIndex((clip) => goesOn(clip, next));
  const before = clips[at];
  if (before?.kind === "audio" && next.kind === "audio") {
    clips[at] = { ...before, endMs: next.endMs, fadeOutMs: next.fadeOutMs };
  } else {
    clips.push(next);
  }
}

/** The same music at the same level, from the cut at which the other ends. */
function goesOn(before: AudibleClip, next: AudibleClip): boolean {
  if (before.kind !== "audio" || next.kind !== "audio" || Math.abs(before.endMs - next.startMs) > 1) return false;
  return before.role === "bed" && next.trimMs === undefined && tune(before) === tune(next);
}

const tune = ({ role, source, gainDb, semitones, isSteady }: AudioClip) =>
  JSON.stringify([role, source, gainDb, semitones, isSteady]);
