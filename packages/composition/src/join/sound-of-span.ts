import type { AudioClip } from "../scene/audio-clip.ts";
import type { Scene } from "../scene/scene.ts";
import type { Span } from "../scene/span.ts";
import type { VideoClip } from "../scene/video-clip.ts";
import { type AudibleClip, audibleClips } from "../sound/audible-clips.ts";

/**
 * The sound of a part of a scene, as a scene of its own that begins at 0; `joinedSound` puts several one after the
 * other. Music has no position of its own, so that it continues from part to part; an effect belongs to the part in
 * which it begins.
 */
export function soundOfSpan(scene: Scene, span: Span): Scene {
  const clips = audibleClips(scene).flatMap((clip) => cut(clip, span));
  return { ...scene, durationMs: span.toMs - span.fromMs, tracks: [{ id: "sound", clips }] };
}

function cut(clip: AudibleClip, { fromMs, toMs }: Span): AudibleClip[] {
  if (clip.endMs <= fromMs || clip.startMs >= toMs) return [];
  const skippedMs = Math.max(0, fromMs - clip.startMs);
  const times = { startMs: clip.startMs + skippedMs - fromMs, endMs: Math.min(clip.endMs, toMs) - fromMs };
  return clip.kind === "video" ? cutVideo(clip, times, skippedMs, fromMs) : cutSound(clip, times, skippedMs);
}

type Times = Pick<AudibleClip, "startMs" | "endMs">;

function cutVideo(clip: VideoClip, times: Times, skippedMs: number, fromMs: number): VideoClip[] {
  const moved = { ...clip, ...times, trimMs: clip.trimMs + skippedMs * clip.speed };
  if (clip.freezeAtMs === undefined) return [moved];
  return clip.freezeAtMs > fromMs ? [{ ...moved, freezeAtMs: clip.freezeAtMs - fromMs }] : [];
}

function cutSound(clip: AudioClip, times: Times, skippedMs: number): AudioClip[] {
  if (skippedMs === 0 || clip.role === "bed") return [{ ...clip, ...times }];
  return clip.role === "effect" ? [] : [{ ...clip, ...times, trimMs: (clip.trimMs ?? 0) + skippedMs }];
}
