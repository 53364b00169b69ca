import type { HandLineClip, ProgressClip, RectClip, ScrimClip } from "../scene/shape-clip.ts";
import { progress } from "./easing.ts";
import { handLine } from "./hand-line.ts";
import { matrixOf, RESTING } from "./motion.ts";
import type { Primitive } from "./primitive.ts";
import { colourOf, type Stage } from "./stage.ts";

/** Flat shapes: rectangles, scrims, progress ticks, lines drawn by hand. */
export function drawShape(clip: RectClip | ScrimClip | ProgressClip | HandLineClip, stage: Stage): Primitive[] {
  const color = colourOf(stage.scene, clip.color);
  switch (clip.kind) {
    case "rect":
      return rect(clip, color);
    case "scrim":
      return [{ kind: "scrim", box: clip.box, color, from: clip.from, to: clip.to }];
    case "progress":
      return ticks(clip, color, stage);
    case "hand-line":
      return handLine(clip).map((points) => ({ kind: "line", points, color, width: clip.width }));
  }
}

function rect(clip: RectClip, color: string): Primitive[] {
  const { box, radius, opacity } = clip;
  const shape: Primitive = { kind: "box", box, radius, color, opacity };
  if (!clip.rotate) return [shape];
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return [{ kind: "group", matrix: matrixOf(RESTING, middle, clip.rotate), clip: null, children: [shape] }];
}

const TICK_GAP = 10;

function ticks(clip: ProgressClip, color: string, { scene, t }: Stage): Primitive[] {
  const starts = [clip.startMs, ...clip.cutsMs];
  const width = (clip.box.w - TICK_GAP * (starts.length - 1)) / starts.length;
  return starts.flatMap((start, i): Primitive[] => {
    const box = { x: clip.box.x + i * (width + TICK_GAP), y: clip.box.y, w: width, h: clip.box.h };
    const done = progress(t, start, starts[i + 1] ?? clip.endMs);
    const ground: Primitive = {
      kind: "box",
      box,
      radius: box.h / 2,
      color: colourOf(scene, clip.ground),
      opacity: 0.45,
    };
    if (done === 0) return [ground];
    return [
      ground,
      { kind: "box", box: { ...box, w: Math.max(box.h, width * done) }, radius: box.h / 2, color, opacity: 1 },
    ];
  });
}
