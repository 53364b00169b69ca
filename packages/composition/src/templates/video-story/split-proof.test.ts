import { expect, it } from "vitest";
import { aStoryboard, image, sceneOf } from "../../../test/scenes/video-storyboards.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";

const brush = {
  ...{ kind: "image", src: "brush", size: { width: 1600, height: 1200 }, ground: "#e8f0ee" },
  subject: { x: 0.1, y: 0.4, w: 0.8, h: 0.2 },
} as const satisfies BeatMedia;

/** How the page shows the brush once it is the proof: as a whole, or a part of it. */
function pagesOf(ask: BeatMedia, holdMs: number): string[] {
  const storyboard = aStoryboard("video-story", "split-proof", 4, "pictures");
  const roles = ["hook", "pain", "proof", "ask"] as const;
  const media = [image("cat"), image("sofa"), brush, ask];
  const beats = storyboard.beats.map((it, at) => ({
    ...it,
    role: roles[at] ?? it.role,
    media: media[at] ?? null,
    holdMs: at === 2 ? holdMs : null,
  }));
  const clips = sceneOf({ ...storyboard, beats }).tracks.flatMap((track) => track.clips);
  const shots = clips.flatMap((clip) => (clip.kind === "image" && clip.src === "brush" ? [clip] : []));
  return shots.filter(({ id }) => id !== "proof-waiting").map(({ crop }) => (crop ? "part" : "whole"));
}

it("ends with the product in another view than its proof", () => {
  expect(pagesOf(brush, 2400)).toEqual(["whole", "part"]);
  expect(pagesOf(image("cat"), 2400)).toEqual(["whole"]);
});

it("goes on in another view where its proof stays long", () => {
  expect(pagesOf(image("cat"), 5000)).toEqual(["whole", "part"]);
  expect(pagesOf(brush, 5000)).toEqual(["whole", "part", "whole"]);
});

it("grows its proof under the words where a photo from near would lie behind them", () => {
  const near = {
    ...{ kind: "image", src: "near", size: { width: 900, height: 900 }, isLight: true },
    subject: { x: 0.2, y: 0.05, w: 0.6, h: 0.95 },
  } as const satisfies BeatMedia;
  const storyboard = aStoryboard("video-story", "split-proof", 4, "pictures");
  const media = [image("cat"), image("sofa"), near, brush];
  const beats = storyboard.beats.map((it, at) => ({ ...it, media: media[at] ?? null }));
  const clips = sceneOf({ ...storyboard, beats }).tracks.flatMap((track) => track.clips);
  const grown = clips.find((it) => it.kind === "image" && it.src === "near" && it.id === "proof");
  expect(grown).toMatchObject({ fit: "contain", box: { y: 0, h: 1920 }, surround: { edge: "soft" } });
});

it("grows its proof into the room under the words, where a photo that fills the page begins above it", () => {
  const jar = {
    ...{ kind: "image", src: "jar", size: { width: 1080, height: 1350 } },
    subject: { x: 0.3, y: 0.35, w: 0.4, h: 0.4 },
  } as const satisfies BeatMedia;
  const storyboard = aStoryboard("video-story", "split-proof", 4, "pictures");
  const media = [image("cat"), image("sofa"), jar, brush];
  const beats = storyboard.beats.map((it, at) => ({ ...it, media: media[at] ?? null }));
  const clips = sceneOf({ ...storyboard, beats }).tracks.flatMap((track) => track.clips);
  const grown = clips.flatMap((it) => (it.kind === "image" && it.src === "jar" && it.id === "proof" ? [it] : []));
  expect(grown).toHaveLength(1);
  const [{ kenBurns, box } = { kenBurns: undefined, box: undefined }] = grown;
  expect(box).toMatchObject({ y: 0, h: 1920 });
  expect(kenBurns?.from.focus.y).toBeLessThan(0.1);
  expect(kenBurns?.from.scale).toBeGreaterThan(1.1);
});

it("lets the photo of its opening words wait below them, until another one rises as the proof", () => {
  const storyboard = aStoryboard("video-story", "split-proof", 4, "pictures");
  const photosBelow = (opening: BeatMedia | null) => {
    const media = [opening, image("sofa"), image("sole"), brush];
    const beats = storyboard.beats.map((it, at) => ({ ...it, media: media[at] ?? null }));
    const below = sceneOf({ ...storyboard, beats }).tracks.find(({ id }) => id === "below");
    return below?.clips.flatMap((it) => (it.kind === "image" ? [{ id: it.id, src: it.src, startMs: it.startMs }] : []));
  };
  const [waiting, proof] = photosBelow(image("shoe")) ?? [];
  expect(waiting).toEqual({ id: "proof-waiting", src: "shoe", startMs: 0 });
  expect(proof).toMatchObject({ id: "proof", src: "sole" });
  expect(proof?.startMs).toBeGreaterThan(2000);
  expect(photosBelow({ ...image("screen"), isScreen: true })?.[0]).toMatchObject({ src: "sole", startMs: 0 });
  expect(photosBelow(null)?.[0]).toEqual({ id: "proof", src: "sole", startMs: 0 });
});

it("opens on what one does without the product, under its words and above the product, and then comes nearer", () => {
  const storyboard = aStoryboard("video-story", "split-proof", 4, "pictures");
  const openedWith = (trouble: BeatMedia | null) => {
    const media = [image("shoe"), trouble, image("sole"), brush];
    const beats = storyboard.beats.map((it, at) => ({ ...it, media: media[at] ?? null }));
    const above = sceneOf({ ...storyboard, beats }).tracks.find(({ id }) => id === "above");
    return above?.clips.map((it) => (it.kind === "image" ? [it.src, it.punches?.[0]?.scale ?? 1] : it.kind));
  };
  const [opening, then] = openedWith(image("sofa")) ?? [];
  expect(opening?.[0]).toBe("sofa");
  expect(then).toEqual(["sofa", expect.closeTo(1.14)]);
  for (const none of [null, image("shoe"), { ...image("screen"), isScreen: true }])
    expect(openedWith(none)?.[0]).toBe("rect");
});

it("holds a waiting phone still that ends between two rows of its screen: from nearer, the edge would cut one in two", () => {
  const phone = {
    ...{ kind: "image", src: "phone", size: { width: 1000, height: 1400 }, ground: "#cccccc", isDevice: true },
    ...{ subject: { x: 0.3, y: 0.05, w: 0.4, h: 0.9 }, gaps: [{ from: 0.5, to: 0.6 }] },
  } as const satisfies BeatMedia;
  const storyboard = aStoryboard("video-story", "split-proof", 4, "pictures");
  const media = [phone, image("sofa"), phone, phone];
  const beats = storyboard.beats.map((it, at) => ({ ...it, media: media[at] ?? null }));
  const clips = sceneOf({ ...storyboard, beats }).tracks.flatMap((track) => track.clips);
  const waiting = clips.find(({ id }) => id === "proof-waiting");
  expect(waiting).toMatchObject({ punches: [], kenBurns: { from: { scale: 1 }, to: { scale: 1 } } });
});
