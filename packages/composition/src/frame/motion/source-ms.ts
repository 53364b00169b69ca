import type { VideoClip } from "../../scene/video-clip.ts";

/**
 * The position of a video clip in its source at scene time `t`, in ms. Positions beyond the end of the source are
 * handled by the caller, who knows its length: the last frame (`hold`) or the beginning again (`loop`).
 */
export function sourceMs({ startMs, trimMs, speed, freezeAtMs }: VideoClip, t: number): number {
  const until = Math.min(t, freezeAtMs ?? t);
  return trimMs + Math.max(0, until - startMs) * speed;
}
