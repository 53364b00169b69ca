import type { HandRingClip } from "../../scene/hand-ring-clip.ts";
import type { HandLineClip, ProgressClip, RectClip, ScrimClip } from "../../scene/shape-clip.ts";
import { cubicBezier, progress } from "../motion/easing.ts";
import { movedBox, posed } from "../motion/pose-clip.ts";
import { castOf } from "../primitives/cast.ts";
import type { Point, Primitive } from "../primitives/primitive.ts";
import { colorOf, type Stage } from "../primitives/stage.ts";
import { drawnOn } from "./drawn-on.ts";
import { handLine } from "./hand-line.ts";
import { handRing } from "./hand-ring.ts";

/** Flat shapes: rectangles, scrims, progress ticks, lines and circles drawn by hand. */
export function drawShape(
  clip: RectClip | ScrimClip | ProgressClip | HandLineClip | HandRingClip,
  stage: Stage,
): Primitive[] {
  const color = colorOf(stage.scene, clip.color);
  switch (clip.kind) {
    case "rect":
      return rect(clip, color, stage);
    case "scrim":
      return [{ kind: "scrim", box: clip.box, color, from: clip.from, to: clip.to }];
    case "progress":
      return ticks(clip, color, stage);
    case "hand-line":
      return pen(clip, handLine(clip), color, stage);
    case "hand-ring":
      return pen(clip, [handRing(clip)], color, stage);
  }
}

function rect(clip: RectClip, color: string, { scene, t }: Stage): Primitive[] {
  const { radius, border } = clip;
  const box = movedBox(clip, t);
  const shadow = clip.shadow && clip.shadow.opacity > 0 ? { shadow: castOf(clip.shadow, scene) } : {};
  if (!border || border.width === 0) {
    const { opacity, ...rest } = clip;
    return posed(rest, t, [{ kind: "box", box, radius, color, opacity, ...shadow }]);
  }
  return posed(clip, t, [
    { kind: "box", box, radius, color, opacity: 1, ...shadow },
    { kind: "outline", box, radius, color: colorOf(scene, border.color), width: border.width },
  ]);
}

const PEN = cubicBezier(0.4, 0, 0.3, 1);

function pen(clip: HandLineClip | HandRingClip, strokes: Point[][], color: string, { scene, t }: Stage): Primitive[] {
  const share = clip.drawOnMs === undefined ? 1 : PEN(progress(t, clip.startMs, clip.startMs + clip.drawOnMs));
  const drawn = drawnOn(strokes, share);
  const lines = (width: number, of: string) =>
    drawn.map((points) => ({ kind: "line" as const, points, color: of, width }));
  return [...(clip.edge ? lines(clip.width * 2, colorOf(scene, clip.edge)) : []), ...lines(clip.width, color)];
}

const TICK_GAP = 10;

function ticks(clip: ProgressClip, color: string, { scene, t }: Stage): Primitive[] {
  const starts = [clip.startMs, ...clip.cutsMs];
  const width = Math.max(0, (clip.box.w - TICK_GAP * (starts.length - 1)) / starts.length);
  return starts.flatMap((start, i): Primitive[] => {
    const box = { x: clip.box.x + i * (width + TICK_GAP), y: clip.box.y, w: width, h: clip.box.h };
    const done = progress(t, start, starts[i + 1] ?? clip.endMs);
    const ground: Primitive = {
      kind: "box",
      box,
      radius: box.h / 2,
      color: colorOf(scene, clip.ground),
      opacity: 0.45,
    };
    if (done === 0) return [ground];
    return [
      ground,
      { kind: "box", box: { ...box, w: Math.max(box.h, width * done) }, radius: box.h / 2, color, opacity: 1 },
    ];
  });
}
