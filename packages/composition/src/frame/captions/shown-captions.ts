import type { CaptionsClip, CaptionWord } from "../../scene/captions-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Scene } from "../../scene/scene.ts";
import type { Measure } from "../../text/font.ts";
import { placeText } from "../text/place-text.ts";
import { spokenIndex } from "./caption-pages.ts";
import { pageAt } from "./page-at.ts";

/** The captions that a scene shows at one time: their clip, and each word of the page with its room on the canvas. */
export type ShownCaptions = {
  clip: CaptionsClip;
  words: { word: CaptionWord; rooms: Box[] }[];
  /** Which of the words is being spoken, counted from 0. */
  spoken: number;
};

/** The captions at `tMs`; null in a silence, or if the scene has none. */
export function shownCaptions(scene: Scene, tMs: number, measure: Measure): ShownCaptions | null {
  for (const clip of scene.tracks.flatMap(({ clips }) => clips)) {
    if (clip.kind !== "captions" || tMs < clip.startMs || tMs >= clip.endMs) continue;
    const now = pageAt(clip, tMs, scene);
    if (!now) continue;
    const { layout, lines } = placeText(now.text, scene, measure);
    const h = now.text.lineHeight * layout.font.size;
    const up = layout.metrics.ascent * layout.font.size;
    const laid = lines.flatMap(({ line, x, y }) =>
      line.words.map((word) => ({ index: word.index, room: { x: x + word.x, y: y - up, w: word.width, h } })),
    );
    const words = now.page.words.map((word, at) => ({
      word,
      rooms: laid.filter(({ index }) => index === at).map(({ room }) => room),
    }));
    return { clip, words, spoken: spokenIndex(now.page, tMs) };
  }
  return null;
}
