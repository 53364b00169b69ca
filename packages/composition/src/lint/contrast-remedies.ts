import { contrastOf } from "../brand/contrast.ts";
import { colorOf } from "../frame/primitives/stage.ts";
import type { Scene } from "../scene/scene.ts";
import type { RectClip } from "../scene/shape-clip.ts";
import type { TextClip } from "../scene/text-clip.ts";
import type { Remedy } from "./rule-check.ts";
import { type WordsClip, wordsBox } from "./words-on-screen.ts";

/**
 * Ways to increase the contrast of words with their background: a ground that only darkens or lightens (a scrim),
 * denser and denser, then the app-native box. In that order, because a scrim keeps the look.
 */
export function contrastRemedies(clip: WordsClip, scene: Scene): Remedy[] {
  const scrims = [0.45, 0.6, 0.75, 0.9].flatMap((opacity) => scrim(clip, scene, opacity) ?? []);
  return clip.kind === "text" ? [...scrims, boxed(clip, scene)] : scrims;
}

const PAD_PX = 24;

function scrim(clip: WordsClip, scene: Scene, opacity: number): Remedy | null {
  const place = wordsBox(clip, scene);
  if (!place) return null;
  const ground: RectClip = {
    kind: "rect",
    id: `${clip.id}-scrim`,
    startMs: clip.startMs,
    endMs: clip.endMs,
    box: { x: place.x - PAD_PX, y: place.y - PAD_PX, w: place.w + 2 * PAD_PX, h: place.h + 2 * PAD_PX },
    color: against(clip.kind === "text" ? colorOf(scene, clip.color) : "#ffffff", scene),
    radius: 18,
    opacity,
  };
  return { remedy: "scrim", changes: [{ kind: "insert", above: clip.id, clip: ground }] };
}

function boxed(clip: TextClip, scene: Scene): Remedy {
  const color = against(colorOf(scene, clip.color), scene);
  // As in Hook then demo: docs/content.md#ugc-video.
  const textBox = { shape: "lines" as const, color, padX: 26, padY: 14, radius: 18 };
  return { remedy: "text-box", changes: [{ kind: "replace", clip: { ...clip, textBox } }] };
}

/** The darkest or the lightest color of the palette, whichever has more contrast. */
function against(color: string, { palette }: Scene): string {
  return contrastOf(color, palette.ink) > contrastOf(color, palette.paper) ? palette.ink : palette.paper;
}
