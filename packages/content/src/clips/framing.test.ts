import { newBeat, newStyle, type ShownFile } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { creationScenes, creationVideoScene, videoTimes } from "../creation-scenes.ts";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";
import { framed, type PictureClip } from "./framed.ts";
import { shownPart } from "./shown-part.ts";

const file = (key: string, part: Partial<SceneInput["shown"][number]> = {}) =>
  ({ key, type: "video/mp4", durationMs: 8000, width: 1920, height: 1080, ...part }) as const;
const photo = file("photo", { type: "image/jpeg", durationMs: null, width: 2000, height: 1000 });
const input = (kind: SceneInput["kind"]): SceneInput => ({
  ...{ kind, brand: null, media: [], shown: [file("wide"), photo] },
  handles: { tiktok: "", instagram: "" },
});
const shown = (key: string, part: Partial<ShownFile> = {}): ShownFile => ({
  ...{ origin: "uploaded", id: "m", key, trimMs: 0 },
  ...part,
});
const story = (first: ShownFile, second: ShownFile | null = null): ScriptAndStyle => ({
  script: {
    beats: [newBeat("a", { title: "One", shows: first }), newBeat("b", { title: "Two", shows: second })],
    ...{ caption: "", hashtags: [] },
  },
  style: { ...newStyle("video-story", { template: "beat-cuts" }), music: null },
});
/** The part of a file that each of the two beats of a story shows. */
function parts(draft: ScriptAndStyle, key: string) {
  const scene = creationVideoScene(draft, input("video-story"));
  const size = key === "photo" ? photo : file("wide");
  return videoTimes(draft, input("video-story")).map((time) => scene && shownPart(scene, { key, size, time }));
}

describe("the framing of a clip or a photo", () => {
  it("shows the part that was chosen, up to the edge, of a clip that fills the page", () => {
    const fills = { fills: true, endTrimMs: 3000 };
    const [left] = parts(story(shown("wide", { ...fills, focusX: 0.3 })), "wide");
    expect(left).toMatchObject({ x: expect.closeTo(0.3 - (left?.w ?? 0) / 2, 3), h: 1, isWhole: false });
    expect(left?.w).toBeCloseTo(9 / 16 / (16 / 9), 2);
    expect(parts(story(shown("wide", { ...fills, focusX: 0 })), "wide")[0]?.x).toBe(0);
  });

  it("belongs to each beat, also where both show one file that was not cut", () => {
    const [first, second] = parts(
      story(shown("photo", { fills: true, focusX: 0.2 }), shown("photo", { fills: true, focusX: 0.8 })),
      "photo",
    );
    expect((first?.x ?? 1) + (first?.w ?? 0) / 2).toBeCloseTo(0.2, 2);
    expect((second?.x ?? 0) + (second?.w ?? 0) / 2).toBeCloseTo(0.8, 2);
  });

  it("is as the look has it where nothing was chosen, and does not change what a beat lasts", () => {
    const [plain, chosen] = [story(shown("wide")), story(shown("wide", { fills: true, focusX: 0.9 }))];
    expect(parts(plain, "wide")[0]).toMatchObject({ isWhole: true });
    expect(videoTimes(chosen, input("video-story"))).toEqual(videoTimes(plain, input("video-story")));
  });

  it("moves on a slide alone", () => {
    const draft: ScriptAndStyle = {
      ...story(shown("photo", { fills: true, focusX: 0.1 }), shown("photo", { fills: true, focusX: 0.9 })),
      style: newStyle("carousel-image", { template: "marker-list" }),
    };
    const scenes = creationScenes(draft, input("carousel-image"), "instagram");
    const middles = scenes.slice(0, 2).map((scene) => {
      const part = shownPart(scene, { key: "photo", size: photo });
      return part && part.x + part.w / 2;
    });
    expect(middles[0] ?? 1).toBeLessThan(0.5);
    expect(middles[1] ?? 0).toBeGreaterThan(0.5);
  });

  it("takes a slow move of the camera along, and stays inside the picture", () => {
    const view = (x: number, scale: number) => ({ scale, focus: { x, y: 0.5 } });
    const clip: PictureClip = {
      ...{ kind: "image", id: "p", startMs: 0, endMs: 1000, src: "photo", missing: "ink", fit: "cover" },
      ...{ box: { x: 0, y: 0, w: 1080, h: 1920 }, focus: { x: 0.5, y: 0.5 } },
      kenBurns: { from: view(0.47, 1.02), to: view(0.54, 1.08) },
    };
    const { kenBurns, focus } = framed(clip, { focusX: 0.98, focusY: 0.25 });
    expect(focus).toEqual({ x: 0.98, y: 0.25 });
    expect(kenBurns?.from.focus).toEqual({ x: expect.closeTo(0.95, 5), y: 0.25 });
    expect(kenBurns?.to.focus).toEqual({ x: 1, y: 0.25 });
  });
});
