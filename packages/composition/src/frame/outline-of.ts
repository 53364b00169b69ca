import type { Box } from "../scene/geometry.ts";
import type { Clip, Scene, Track } from "../scene/scene.ts";
import type { TextClip } from "../scene/text-clip.ts";
import type { Measure } from "../text/font.ts";
import { pageAt } from "./captions/page-at.ts";
import { changeAt } from "./motion/keyframed.ts";
import { motionMatrix, RESTING } from "./motion/motion.ts";
import { boxOf, type PlacedClip, placeText } from "./text/place-text.ts";

type Point = { x: number; y: number };

/** Where a clip is on the canvas, for handles around it. Lengths in canvas px. */
export type Outline = {
  /** The middle of what is drawn. */
  middle: Point;
  /** Its size before it is rotated. */
  w: number;
  h: number;
  /** Degrees, clockwise. */
  turn: number;
  /** The clip's own box, and what is drawn of it, before keyframes and its track move them. */
  box: Box;
  drawn: Box;
  /** The size of its letters after fitting; null if it has none. */
  size: number | null;
  /** How its track is rotated and scaled: a distance on the canvas is another one in the track. */
  ground: { turn: number; scale: number };
};

/**
 * Where a clip is at `tMs`, at rest; null if it has no box of its own, or draws nothing at that time. Captions are
 * where their page is.
 */
export function outlineOf(scene: Scene, id: string, tMs: number, measure: Measure): Outline | null {
  const track = scene.tracks.find(({ clips }) => clips.some((clip) => clip.id === id));
  const clip = track?.clips.find((it) => it.id === id && it.startMs <= tMs && tMs < it.endMs);
  const known = clip && drawnOf(clip, tMs, scene, measure);
  if (!track || !clip || !known || known.drawn.w <= 0 || known.drawn.h <= 0) return null;
  const { box, drawn, size, turn } = known;
  const ground = changeAt(track.keyframes, tMs);
  const own = changeAt("keyframes" in clip ? clip.keyframes : undefined, tMs - clip.startMs);
  const rotate = turn + own.rotate;
  const inTrack = moved(middleOf(drawn), middleOf(box), { ...own, rotate });
  const page = { x: scene.width / 2, y: scene.height / 2 };
  return {
    middle: moved(inTrack, page, ground),
    w: drawn.w * own.scale * ground.scale,
    h: drawn.h * own.scale * ground.scale,
    turn: rotate + ground.rotate,
    ...{ box, drawn, size },
    ground: { turn: ground.rotate, scale: ground.scale },
  };
}

/** The ids of the texts and pictures that can be outlined at `tMs`, back to front. */
export const outlinedTexts = (scene: Scene, tMs: number): TextClip[] =>
  scene.tracks.flatMap(({ clips }: Track) =>
    clips.filter((clip): clip is TextClip => clip.kind === "text" && clip.startMs <= tMs && tMs < clip.endMs),
  );

type Drawn = { box: Box; drawn: Box; size: number | null; turn: number };

function drawnOf(clip: Clip, tMs: number, scene: Scene, measure: Measure): Drawn | null {
  const turn = "rotate" in clip ? (clip.rotate ?? 0) : 0;
  if (clip.kind === "text") return wordsDrawn(clip, turn, scene, measure);
  if (clip.kind === "captions") {
    const now = pageAt(clip, tMs, scene);
    const drawn = now && wordsDrawn(now.text, now.look.rotate ?? 0, scene, measure);
    return drawn && { ...drawn, box: clip.box };
  }
  const box = "box" in clip ? clip.box : null;
  return box && { box, drawn: box, size: null, turn };
}

function wordsDrawn(clip: PlacedClip, turn: number, scene: Scene, measure: Measure): Drawn | null {
  const placed = placeText(clip, scene, measure);
  if (placed.lines.length === 0) return null;
  const { size } = placed.layout.font;
  const edge = (clip.textBox?.padX ?? 0) + (clip.stroke?.width ?? 0);
  const left = Math.min(...placed.lines.map(({ line, x }) => x - line.overhang.left)) - edge;
  const right = Math.max(...placed.lines.map(({ line, x }) => x + line.width + line.overhang.right)) + edge;
  // As far above the capitals as descenders reach below the last line: text is centered between capitals and base line.
  const up = placed.layout.metrics.descent * size;
  const top = placed.top - up;
  return {
    box: boxOf(clip, scene, measure),
    drawn: { x: left, y: top, w: right - left, h: placed.bottom - top },
    ...{ size, turn },
  };
}

function moved(point: Point, around: Point, by: { x: number; y: number; scale: number; rotate: number }): Point {
  const pose = { ...RESTING, scale: by.scale, dx: by.x, dy: by.y };
  const [a, b, c, d, e, f] = motionMatrix(pose, around, by.rotate);
  return { x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f };
}

const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });
