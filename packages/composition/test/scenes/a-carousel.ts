import { type FramePlatform, type Scene, type StoryboardBeat, storyboardScenes } from "../../src/index.ts";

type Words = Pick<StoryboardBeat, "title"> & Partial<Pick<StoryboardBeat, "body" | "media">>;

/** The scenes of a carousel in one of its templates, without a brand. */
export function aCarousel(
  template: string,
  slides: readonly Words[],
  { target = "instagram", handle = "" }: { target?: FramePlatform; handle?: string } = {},
): Scene[] {
  const beats = slides.map((slide, i) => ({
    ...{ id: `${i}`, role: "point" as const, line: "", body: "", media: null, holdMs: null },
    ...slide,
  }));
  const look = { voice: null, music: null, captions: null, brand: null };
  return storyboardScenes({ kind: "carousel-image", template, beats, ...look, handle }, target);
}
