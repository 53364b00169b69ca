import type { Clip, Scene } from "@vignette/composition";
import { newBeat, newStyle } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { adjusted, adjustmentOf } from "./adjustments.ts";
import { creationScenes } from "./creation-scenes.ts";
import type { SceneInput, ScriptAndStyle } from "./scene-input.ts";

const sceneInput: SceneInput = {
  kind: "carousel-image",
  brand: null,
  media: [],
  shown: [],
  handles: { tiktok: "", instagram: "" },
};
const draft = (title: string): ScriptAndStyle => ({
  script: { beats: [newBeat("a", { title }), newBeat("b", { title: "Two" })], caption: "", hashtags: [] },
  style: newStyle("carousel-image", {}),
});
const place = { target: "instagram", beatId: "a" } as const;
const [scene] = creationScenes(draft("One"), sceneInput, "instagram");
const textsOf = (of: Scene | undefined) =>
  (of?.tracks ?? []).flatMap(({ clips }) => clips.flatMap((clip) => (clip.kind === "text" ? [clip] : [])));
const [title] = textsOf(scene);
if (!scene || !title) throw new Error("A slide has a title.");
const lower: Clip = { ...title, box: { ...title.box, y: title.box.y + 40 } };
const moved = adjustmentOf(scene, [{ kind: "replace", clip: lower }], place);

describe("a fix that is kept", () => {
  it("moves the words, and keeps showing their current text", () => {
    if (!moved) throw new Error("A move can be kept.");
    const later = draft("Other words");
    const style = { ...later.style, adjustments: [moved] };
    const [slide] = creationScenes({ ...later, style }, sceneInput, "instagram");
    expect(textsOf(slide)[0]).toMatchObject({ text: "Other words", box: lower.box });
  });

  it("stays with its slide when slides change places", () => {
    if (!moved) throw new Error("A move can be kept.");
    const { script, style } = draft("One");
    const swapped = {
      script: { ...script, beats: script.beats.toReversed() },
      style: { ...style, adjustments: [moved] },
    };
    const [first, second] = creationScenes(swapped, sceneInput, "instagram");
    const [plain] = creationScenes({ ...swapped, style }, sceneInput, "instagram");
    expect(first).toEqual(plain);
    expect(textsOf(second)[0]?.box.y).toBe(lower.box.y);
  });

  it("never holds words or times", () => {
    expect(adjustmentOf(scene, [{ kind: "replace", clip: { ...title, text: "Old" } }], place)).toBeNull();
  });

  it("that fits no document is left out", () => {
    const broken = { ...place, steps: [{ kind: "set" as const, clip: title.id, values: { box: "wide" } }] };
    const { style } = draft("One");
    expect(adjusted(scene, place, { ...style, adjustments: [broken] })).toBe(scene);
  });
});
