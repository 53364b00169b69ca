import type { Clip, Scene, Track } from "../scene/scene.ts";
import type { Measure } from "../text/font.ts";
import { drawCaptions } from "./captions/draw-captions.ts";
import { drawImage } from "./draw-image.ts";
import { drawArt } from "./drawing/draw-art.ts";
import { drawShape } from "./drawing/draw-shape.ts";
import { drawMark } from "./mark/draw-mark.ts";
import { changeAt } from "./motion/keyframed.ts";
import { motionMatrix, RESTING } from "./motion/motion.ts";
import { movedAsAWhole, movedBox, together } from "./motion/pose-clip.ts";
import { type Shown, shownClips, withinScene } from "./motion/shown-clips.ts";
import { arriving, leaving } from "./motion/transition.ts";
import { shadowed } from "./primitives/cast.ts";
import type { Primitive } from "./primitives/primitive.ts";
import { colorOf, type Stage } from "./primitives/stage.ts";
import { counted } from "./text/counted.ts";
import { drawText } from "./text/draw-text.ts";

/**
 * What the scene shows at `tMs`, back to front. The same arguments always give the same list: no clock, no chance.
 * A time after the end shows the last frame. Never throws, for any scene, and every number is finite.
 */
export function frame(scene: Scene, tMs: number, measure: Measure): Primitive[] {
  const stage = { scene, t: withinScene(scene, tMs), measure };
  return [
    { kind: "fill", color: colorOf(scene, scene.background) },
    ...scene.tracks.flatMap((track) => drawTrack(track, stage)),
  ];
}

function drawTrack(track: Track, stage: Stage): Primitive[] {
  const { scene, t } = stage;
  const children = shownClips(track, scene, t).flatMap((shown) => drawShown(shown, stage));
  if (!track.keyframes && !track.window) return children;
  const { x, y, scale, rotate, opacity } = changeAt(track.keyframes, t);
  const middle = { x: scene.width / 2, y: scene.height / 2 };
  const matrix = motionMatrix({ ...RESTING, scale, dx: x, dy: y }, middle, rotate);
  return together(children, { matrix, clip: track.window ?? null, opacity });
}

function drawShown({ clip, t, ...shown }: Shown, stage: Stage): Primitive[] {
  const drawn = drawClip(clip, { ...stage, t });
  if (shown.leaving) return leaving(shown.leaving, drawn, stage.scene);
  return shown.arriving ? arriving(shown.arriving, drawn, stage.scene) : drawn;
}

function drawClip(clip: Clip, stage: Stage): Primitive[] {
  switch (clip.kind) {
    case "image":
      return clip.mark ? drawMark(clip, clip.mark, stage) : drawImage(clip, stage);
    case "video":
      return drawImage(clip, stage);
    case "text":
      return drawWords(clip, stage);
    case "captions":
      return drawCaptions(clip, stage);
    case "art":
      return drawArt(clip, stage);
    case "rect":
    case "scrim":
    case "progress":
    case "hand-line":
    case "hand-ring":
      return drawShape(clip, stage);
    case "audio":
      return [];
  }
}

/** Text with its shadow, moved by its keyframes. Keyframes of `w` and `h` change the layout. */
function drawWords(clip: Extract<Clip, { kind: "text" }>, stage: Stage): Primitive[] {
  const sized = clip.keyframes?.w || clip.keyframes?.h ? { ...clip, box: sizedBox(clip, stage.t) } : clip;
  const words = drawText(counted(sized, stage), stage);
  return movedAsAWhole(clip, stage.t, shadowed(words, clip.shadow, stage.scene));
}

function sizedBox(clip: Extract<Clip, { kind: "text" }>, t: number) {
  const { w, h } = movedBox(clip, t);
  return { ...clip.box, w, h };
}
