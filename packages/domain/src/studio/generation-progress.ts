import type { Creation, CreationMedia } from "./creation.ts";
import type { CarouselScript, StoryScript } from "./script.ts";

/** How much of the work the words are; the rest is shared by pictures and voice. */
const SCRIPT_SHARE = 0.2;

/** What is still to be made. */
export type Missing = { images: { index: number; prompt: string }[]; voice: boolean };

/** What a script needs and does not have yet: a picture for each slide or beat, and for a story its voice. */
export function missingMedia(script: CarouselScript | StoryScript, media: readonly CreationMedia[]): Missing {
  const drawn = new Set(media.filter((it) => it.kind === "image").map((it) => it.index));
  const parts = "slides" in script ? script.slides : script.beats;
  return {
    images: parts.flatMap(({ imagePrompt }, index) => (drawn.has(index) ? [] : [{ index, prompt: imagePrompt }])),
    voice: "beats" in script && !media.some((it) => it.kind === "voice"),
  };
}

/** How far the making is, 0 to 1, in whole percents. */
export function generationProgress({ script, media }: Pick<Creation, "script" | "media">): number {
  if (!script) return 0;
  const missing = missingMedia(script, media);
  const left = missing.images.length + (missing.voice ? 1 : 0);
  const total = "slides" in script ? script.slides.length : script.beats.length + 1;
  return Math.round(100 * (SCRIPT_SHARE + (1 - SCRIPT_SHARE) * (1 - left / total))) / 100;
}
