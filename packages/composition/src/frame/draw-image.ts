import type { ImageClip } from "../scene/image-clip.ts";
import type { VideoClip } from "../scene/video-clip.ts";
import { mix, progress } from "./easing.ts";
import type { Primitive } from "./primitive.ts";
import { colourOf, type Stage } from "./stage.ts";

/** A picture at a moment of its slow drift and its sudden steps closer. */
export function drawImage(clip: ImageClip | VideoClip, { scene, t }: Stage): Extract<Primitive, { kind: "image" }> {
  const view = viewAt(clip, t);
  const punch = clip.punches?.find(({ startMs, endMs }) => startMs <= t && t < endMs)?.scale ?? 1;
  return {
    kind: "image",
    src: clip.src,
    box: clip.box,
    fit: clip.fit,
    crop: clip.crop ?? { x: 0, y: 0, w: 1, h: 1 },
    focus: view.focus,
    scale: view.scale * punch,
    radius: clip.radius ?? 0,
    grain: clip.grain ?? 0,
    missing: colourOf(scene, clip.missing),
  };
}

function viewAt(clip: ImageClip | VideoClip, t: number) {
  if (!clip.kenBurns) return { scale: 1, focus: clip.focus };
  const { from, to } = clip.kenBurns;
  const share = progress(t, clip.startMs, clip.endMs);
  const focus = { x: mix(from.focus.x, to.focus.x, share), y: mix(from.focus.y, to.focus.y, share) };
  return { scale: mix(from.scale, to.scale, share), focus };
}
