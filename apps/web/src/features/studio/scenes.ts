import { carouselScenes, type Scene, storyScene } from "@vignette/composition";
import {
  type CarouselScript,
  type CreationMedia,
  type CreationView,
  looks,
  type StoryScript,
} from "@vignette/domain/studio";
import { withEmphasis } from "./spoken-emphasis.ts";

export type Target = "instagram" | "tiktok";
type Brand = CreationView["brand"];
type Media = readonly CreationMedia[];
/** The name of the account that a carousel is posted from, by platform; "" where that is open. */
export type Handles = Record<Target, string>;
/** What a creation is drawn from beside its words. */
export type Material = Pick<CreationView, "brand" | "media"> & { handles: Handles };

/** Every slide of a carousel as the engine draws it for a platform, in the words and the look given. */
export function slideScenes(
  script: CarouselScript,
  look: string,
  { brand, media, handles }: SlideMaterial,
  target: Target,
): Scene[] {
  const slides = script.slides.map(({ title, body, emphasis }, index) => ({
    title,
    body,
    emphasis,
    imageId: imageKey(media, index),
  }));
  const ids = new Set(media.map((it) => it.key));
  const known = look === "photo-essay" ? look : "marker-list";
  return carouselScenes({ slides, brand: palette(brand), handle: handles?.[target] ?? "" }, known, ids, target);
}

type SlideMaterial = { brand: Brand; media: Media; handles?: Handles };

/** A video story as the engine draws it. Without a voice the beats get the time that reading them takes. */
export function storyOf(script: StoryScript, look: string, brand: Brand, media: Media): Scene {
  const voice = media.find((it) => it.kind === "voice") ?? null;
  const starts = voice?.beatStartsMs ?? readingStarts(script);
  const end = voice?.durationMs ?? readingTime(script);
  const beats = script.beats.map(({ role, line, overlay }, index) => ({
    role,
    line,
    overlay: overlay || null,
    imageId: imageKey(media, index),
    startMs: starts[index] ?? end,
    endMs: starts[index + 1] ?? end,
  }));
  return storyScene({
    beats,
    words: withEmphasis(voice?.words ?? [], script),
    voiceId: voice?.key ?? null,
    musicId: "walk",
    brand: palette(brand),
    captions: looks["video-story"].find((style) => style === look) ?? looks["video-story"][0],
    progress: false,
  });
}

/** The picture of a slide or beat. */
function imageKey(media: Media, index: number): string | null {
  return media.find((it) => it.kind === "image" && it.index === index)?.key ?? null;
}

/** A brief names two colours; the engine makes the words readable where ink is not. */
const palette = (brand: Brand) => brand && { ...brand, on: "#15180e" };

/** Source: ux §6, laws: an overlay needs 0.5 s and 0.3 s a word, at least 1.5 s. */
const beatTime = (line: string) => Math.max(1500, 500 + 300 * line.split(/\s+/).length);

const readingTime = ({ beats }: StoryScript) => beats.reduce((sum, beat) => sum + beatTime(beat.line), 0);

function readingStarts({ beats }: StoryScript): number[] {
  let at = 0;
  return beats.map((beat) => {
    const start = at;
    at += beatTime(beat.line);
    return start;
  });
}
