import type { Box } from "../../scene/geometry.ts";
import type { Avoided, Mark } from "../../scene/mark.ts";
import type { Clip, Scene } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Measure } from "../../text/font.ts";
import { placeText } from "../text/place-text.ts";

/** A part of the page that a mark must not cover while it is on screen. */
export type Taken = { box: Box; startMs: number; endMs: number };

/** Words, drawn lines, progress and faces: what a mark never covers. */
export function takenBy(scene: Scene, { avoid }: Mark, measure: Measure): Taken[] {
  const clips = scene.tracks.flatMap((track) => track.clips);
  const drawn = clips.flatMap((clip) => {
    const box = boxOf(clip, scene, measure);
    return box ? [{ box, startMs: clip.startMs, endMs: clip.endMs }] : [];
  });
  return [...drawn, ...avoid.filter(({ isFace }: Avoided) => isFace)];
}

/** A drawing over more of the page than this is a ground. */
const GROUND_SHARE = 0.5;

function boxOf(clip: Clip, scene: Scene, measure: Measure): Box | null {
  switch (clip.kind) {
    case "text":
      return wordsBox(clip, scene, measure);
    case "captions":
    case "progress":
    case "hand-ring":
      return clip.box;
    case "hand-line":
      return lineBox(clip);
    case "art":
      return clip.box.w * clip.box.h > GROUND_SHARE * scene.width * scene.height ? null : clip.box;
    case "image":
    case "video":
    case "rect":
    case "scrim":
    case "audio":
      return null;
  }
}

/** The lines as they are set, with the box behind them. */
function wordsBox(clip: TextClip, scene: Scene, measure: Measure): Box | null {
  const { lines, top, bottom } = placeText(clip, scene, measure);
  if (lines.length === 0) return null;
  const [padX, padY] = [clip.textBox?.padX ?? 0, clip.textBox?.padY ?? 0];
  const left = Math.min(...lines.map(({ x }) => x)) - padX;
  const right = Math.max(...lines.map(({ line, x }) => x + line.width)) + padX;
  return { x: left, y: top - padY, w: right - left, h: bottom - top + 2 * padY };
}

function lineBox({ from, to, bend }: Extract<Clip, { kind: "hand-line" }>): Box {
  const reach = Math.abs(bend) / 2;
  const [x, y] = [Math.min(from.x, to.x) - reach, Math.min(from.y, to.y) - reach];
  return { x, y, w: Math.abs(from.x - to.x) + 2 * reach, h: Math.abs(from.y - to.y) + 2 * reach };
}
