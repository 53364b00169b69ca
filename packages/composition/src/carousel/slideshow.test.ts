import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { textExtents, textsOf } from "../../test/text-extents.ts";
import { carouselScenes, frame, Scene, slideshow } from "../index.ts";

const slide = (title: string, imageId: string | null = null) => ({ title, emphasis: title, body: "", imageId });
const scenes = carouselScenes(
  { slides: [slide("One"), slide("Two", "a"), slide("Three")], brand: null },
  "marker-list",
  new Set(["a"]),
  "tiktok",
) as [Scene, ...Scene[]];
const show = slideshow(scenes);
const shown = (ms: number) => textsOf(frame(show, ms, evenMeasure));
const leftOf = (text: string, ms: number) =>
  textExtents(frame(show, ms, evenMeasure), evenMeasure).find((it) => it.text === text)?.left;

describe("slideshow", () => {
  it("is a scene that lasts as long as its slides", () => {
    expect(Scene.parse(JSON.parse(JSON.stringify(show)))).toEqual(show);
    expect(show.durationMs).toBe(3 * 2400);
  });

  it("shows the first slide complete on the first frame, and each slide in its turn", () => {
    expect([0, 1200].map(shown)).toEqual(["One", "One"]);
    expect([3000, 6000].map(shown)).toEqual([expect.stringContaining("Two"), expect.stringContaining("Three")]);
  });

  it("pushes a slide out as the next comes in, for 220 ms", () => {
    expect(shown(2500)).toMatch(/One.*Two/);
    expect(leftOf("One", 2500)).toBeLessThan(leftOf("One", 2300) ?? 0);
    expect(leftOf("Two", 2500)).toBeGreaterThan(leftOf("Two", 3000) ?? 0);
    expect(shown(2640)).not.toContain("One");
  });

  it("lets photos drift and words rise, from the second slide on", () => {
    const clips = show.tracks.flatMap((track) => track.clips);
    const titles = clips.flatMap((clip) => (clip.kind === "text" && /title/.test(clip.id) ? [clip.motion] : []));
    expect(titles).toEqual(["cut", "rise", "rise"]);
    expect(clips.filter((clip) => clip.kind === "image").every((clip) => clip.kenBurns)).toBe(true);
  });

  it("gives every clip a name of its own", () => {
    const ids = show.tracks.flatMap((track) => track.clips.map((clip) => clip.id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
