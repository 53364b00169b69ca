import type { Clip, Scene } from "../scene/scene.ts";
import type { Measure } from "../text/font.ts";
import { drawCaptions } from "./draw-captions.ts";
import { drawImage } from "./draw-image.ts";
import { drawShape } from "./draw-shape.ts";
import { drawText } from "./draw-text.ts";
import type { Primitive } from "./primitive.ts";
import { shownClips, withinScene } from "./shown-clips.ts";
import { sourceMs } from "./source-ms.ts";
import { colourOf, type Stage } from "./stage.ts";

/**
 * What the scene shows at `tMs`, back to front. The same arguments always give the same list: no clock, no chance.
 * A moment after the end shows the last frame. Never throws, whatever the texts of the scene hold.
 */
export function frame(scene: Scene, tMs: number, measure: Measure): Primitive[] {
  const t = withinScene(scene, tMs);
  const shown = scene.tracks.flatMap((track) => shownClips(track, scene, t));
  return [
    { kind: "fill", color: colourOf(scene, scene.background) },
    ...shown.flatMap(({ clip, t: moment }) => drawClip(clip, { scene, t: moment, measure })),
  ];
}

function drawClip(clip: Clip, stage: Stage): Primitive[] {
  switch (clip.kind) {
    case "image":
      return [drawImage(clip, stage)];
    case "video":
      return [{ ...drawImage(clip, stage), moment: { clip: clip.id, ms: sourceMs(clip, stage.t) } }];
    case "text":
      return drawText(clip, stage);
    case "captions":
      return drawCaptions(clip, stage);
    case "rect":
    case "scrim":
    case "progress":
    case "hand-line":
      return drawShape(clip, stage);
    case "audio":
      return [];
  }
}
