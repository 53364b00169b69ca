import type { ImageClip } from "../scene/image-clip.ts";
import type { VideoClip } from "../scene/video-clip.ts";
import { interpolate, progress } from "./motion/easing.ts";
import { movedBox, posed } from "./motion/pose-clip.ts";
import { sourceMs } from "./motion/source-ms.ts";
import { castOf, withOpacity } from "./primitives/cast.ts";
import type { Primitive } from "./primitives/primitive.ts";
import { colorOf, type Stage } from "./primitives/stage.ts";

type Picture = ImageClip | VideoClip;

/** A picture at one time of its slow drift, its punch-ins and its keyframes, with the clip's effects. */
export function drawImage(clip: Picture, stage: Stage): Primitive[] {
  const { scene, t } = stage;
  const view = viewAt(clip, t);
  const punch = clip.punches?.find(({ startMs, endMs }) => startMs <= t && t < endMs)?.scale ?? 1;
  const image: Primitive = {
    kind: "image",
    src: clip.src,
    ...(clip.kind === "video" && { moment: { clip: clip.id, ms: sourceMs(clip, t) } }),
    box: movedBox(clip, t),
    fit: clip.fit,
    crop: clip.crop ?? { x: 0, y: 0, w: 1, h: 1 },
    focus: view.focus,
    scale: view.scale * punch,
    radius: clip.radius ?? 0,
    grain: clip.grain ?? 0,
    missing: colorOf(scene, clip.missing),
    ...(clip.kind === "video" && clip.cutOut !== undefined && { cutOut: clip.cutOut }),
    ...effects(clip, stage),
  };
  return posed(clip, t, [image]);
}

function viewAt(clip: Picture, t: number) {
  if (!clip.kenBurns) return { scale: 1, focus: clip.focus };
  const { from, to } = clip.kenBurns;
  const share = progress(t, clip.startMs, clip.endMs);
  const focus = { x: interpolate(from.focus.x, to.focus.x, share), y: interpolate(from.focus.y, to.focus.y, share) };
  return { scale: interpolate(from.scale, to.scale, share), focus };
}

/** Only the effects that a clip has: a plain picture stays a plain primitive. */
function effects({ fit, surround, saturation, overlay, border, shadow }: Picture, { scene }: Stage) {
  return {
    ...(surround &&
      fit === "contain" && {
        surround: "color" in surround ? { ...surround, color: colorOf(scene, surround.color) } : surround,
      }),
    ...(saturation !== undefined && saturation !== 1 && { saturation }),
    ...(overlay && overlay.opacity > 0 && { overlay: withOpacity(colorOf(scene, overlay.color), overlay.opacity) }),
    ...(border && border.width > 0 && { border: { color: colorOf(scene, border.color), width: border.width } }),
    ...(shadow && shadow.opacity > 0 && { shadow: castOf(shadow, scene) }),
  };
}
