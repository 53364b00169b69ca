import type { Clip, Scene } from "@vignette/composition";
import { type Layer, newBeat, newStyle } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { creationScenes } from "../creation-scenes.ts";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";

const beats = [newBeat("a", { title: "One", holdMs: 1000 }), newBeat("b", { title: "Two", holdMs: 2000 })];
const file = { key: "logo.png", type: "image/png" as const, durationMs: null, width: 400, height: 200 };
const input = (kind: SceneInput["kind"], shown: SceneInput["shown"] = []): SceneInput => ({
  ...{ kind, brand: null, media: [], shown, handles: { tiktok: "", instagram: "" } },
});
const place = { x: 0.5, y: 0.5, w: 0.5, h: 0.25, rotate: 10 };
const box: Layer = { kind: "shape", id: "1", beatId: "a", place, shape: "box", color: "accent" };
const scenesOf = (layers: Layer[], kind: SceneInput["kind"] = "carousel-image", shown: SceneInput["shown"] = []) => {
  const draft: ScriptAndStyle = {
    script: { beats, caption: "", hashtags: [] },
    style: { ...newStyle(kind, {}), layers },
  };
  return creationScenes(draft, input(kind, shown), kind === "carousel-image" ? "instagram" : "tiktok");
};
const layersOf = (scene: Scene | undefined): Clip[] =>
  (scene?.tracks ?? []).flatMap(({ clips }) => clips.filter(({ id }) => id.startsWith("layer-")));

describe("a layer", () => {
  it("is drawn on its slide alone, or on every slide, in the middle of the safe box and never distorted", () => {
    expect(scenesOf([box]).map((scene) => layersOf(scene).length)).toEqual([1, 0]);
    expect(scenesOf([{ ...box, beatId: null }]).map((scene) => layersOf(scene).length)).toEqual([1, 1]);
    expect(layersOf(scenesOf([box])[0])[0]).toMatchObject({
      kind: "rect",
      box: { x: 270, y: 535, w: 540, h: 270 },
      rotate: 10,
    });
  });

  it("is shown during its beat of a video, and may leave before its end", () => {
    const [clip] = layersOf(
      scenesOf([{ ...box, beatId: "b", fromMs: 200, untilMs: 900, leave: "fade" }], "ugc-video")[0],
    );
    expect(clip && clip.endMs - clip.startMs).toBe(700);
    expect(clip && "keyframes" in clip ? clip.keyframes?.opacity?.at(-1) : null).toMatchObject({ atMs: 700, value: 0 });
  });

  it("lies over everything, or beneath the words of the look", () => {
    const [over] = scenesOf([box]);
    expect(over?.tracks.at(-1)?.clips.map(({ id }) => id)).toEqual(["layer-1"]);
    const ids = scenesOf([{ ...box, behind: true }])[0]?.tracks.flatMap(({ clips }) => clips.map(({ id }) => id)) ?? [];
    expect(ids.indexOf("layer-1")).toBeLessThan(ids.indexOf("title"));
    expect(ids.indexOf("layer-1")).toBeGreaterThanOrEqual(0);
  });

  it("shows a file of the library as long as it is there", () => {
    const logo: Layer = {
      kind: "image",
      id: "2",
      beatId: null,
      place,
      file: { origin: "uploaded", id: "i", key: file.key },
    };
    expect(layersOf(scenesOf([logo], "carousel-image", [file])[0])).toMatchObject([{ kind: "image", src: "logo.png" }]);
    expect(layersOf(scenesOf([logo])[0])).toEqual([]);
  });

  it.each([
    ["an object of the shelf as art", { kind: "sticker", sticker: "mug" }, "art"],
    ["an emoji as a letter", { kind: "sticker", sticker: "🔥" }, "text"],
    ["an arrow as art", { kind: "shape", shape: "arrow", color: "ink" }, "art"],
    ["words in their own look", { kind: "text", text: "New", look: { face: "hand", color: "#ff0000" } }, "text"],
  ] as const)("draws %s", (_, what, kind) => {
    expect(layersOf(scenesOf([{ id: "3", beatId: "a", place, ...what }])[0])).toMatchObject([{ kind }]);
  });

  it("of a beat that is gone, or a sticker that no longer exists, draws nothing", () => {
    expect(scenesOf([{ ...box, beatId: "gone" }])).toEqual(scenesOf([]));
  });
});

it("a look for all titles is drawn on every slide, and in every template", () => {
  const style = { ...newStyle("carousel-image", {}), textLook: { title: { color: "#ffee00", caps: true } } };
  for (const template of [style.template, "photo-essay"]) {
    const draft = { script: { beats, caption: "", hashtags: [] }, style: { ...style, template } };
    const titles = creationScenes(draft, input("carousel-image"), "tiktok").map((scene) =>
      scene.tracks.flatMap(({ clips }) => clips).find(({ id }) => id === "title"),
    );
    expect(titles).toEqual([0, 1].map(() => expect.objectContaining({ color: "#ffee00", caps: true })));
  }
});
