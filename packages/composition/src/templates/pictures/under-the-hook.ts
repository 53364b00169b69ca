import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { likelySize } from "./likely-size.ts";

/** The large words of a slide; a look that writes by hand calls them a note. */
const TITLES: readonly string[] = ["title", "note"];

/**
 * Slides whose titles are never larger than the first one's: a long hook is set smaller, and larger titles after it
 * would outweigh it (our own choice). Not so the few words of a page of type, which take the place of a picture (`isLoud`).
 */
export function underTheHook<Slide extends { clips: Clip[]; isLoud?: boolean }>(slides: readonly Slide[]): Slide[] {
  const hook = slides[0]?.clips.find(isTitle);
  const most = hook ? likelySize(hook) : Number.POSITIVE_INFINITY;
  return slides.map((slide, i) =>
    i === 0 || slide.isLoud
      ? slide
      : { ...slide, clips: slide.clips.map((clip) => (isTitle(clip) ? atMost(clip, most) : clip)) },
  );
}

const isTitle = (clip: Clip): clip is TextClip => clip.kind === "text" && TITLES.includes(clip.id);

/** A text that is set no larger than that, and no smaller than 44 px by choice. */
export function atMost(clip: TextClip, most: number): TextClip {
  const size = Math.max(44, Math.min(clip.size, most));
  return { ...clip, size, minSize: Math.min(clip.minSize, size) };
}
