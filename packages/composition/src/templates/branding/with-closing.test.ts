import { describe, expect, it } from "vitest";
import { Scene, type Storyboard, storyboardScenes } from "../../index.ts";

const closing = { logo: true, name: "Kiln House", line: "Roasted every Tuesday", address: "kilnhouse.example" };
const logo: Storyboard["logo"] = {
  ...{ src: "logo", width: 800, height: 200, isSolid: false, tones: ["#ffffff"] },
  ...{ place: "closing", size: "small" },
};

function scenes(kind: Storyboard["kind"], template: string, part: Partial<Storyboard> = {}): Scene[] {
  const beat = { line: "", body: "", media: null, holdMs: null };
  const beats = [
    { ...beat, id: "hook", role: "hook" as const, title: "One" },
    { ...beat, id: "ask", role: "ask" as const, title: "Two" },
  ];
  const look = { captions: null, brand: null, music: "walk", handle: "" };
  const voice = { src: "voice", durationMs: 4000, words: [], beatStartsMs: [0, 2000] };
  const spoken = kind === "carousel-image" ? { voice: null } : { voice };
  const storyboard: Storyboard = { kind, template, beats, ...look, ...spoken, closing, logo, ...part };
  return storyboardScenes(storyboard, "tiktok").map((scene) => Scene.parse(scene));
}

const clipsOf = (scene: Scene | undefined) => scene?.tracks.flatMap(({ clips }) => clips) ?? [];
const wordsOf = (scene: Scene | undefined) =>
  clipsOf(scene).flatMap((clip) => (clip.kind === "text" ? [clip.text] : []));

describe("the closing card", () => {
  it("is one more slide of a carousel, in the same shape, with what the brand says and nothing else", () => {
    const all = scenes("carousel-image", "marker-list");
    expect(all).toHaveLength(3);
    expect(wordsOf(all[2])).toEqual([closing.name, closing.line, closing.address]);
    expect(all[2]).toMatchObject({ width: all[0]?.width, height: all[0]?.height, safeZone: all[0]?.safeZone });
    const bare = { logo: false, name: "", line: "Save this list", address: "" };
    expect(wordsOf(scenes("carousel-image", "essay", { closing: bare }).at(-1))).toEqual(["Save this list"]);
  });

  it("shows the logo in its proportions, on a plate where its colors are those of the ground", () => {
    const mark = (brand: Storyboard["brand"]) =>
      clipsOf(scenes("carousel-image", "marker-list", { brand }).at(-1)).find(({ id }) => id === "closing-logo");
    const onDark = mark({ bg: "#101010", accent: "#ffd92e", on: "#ffffff" });
    expect(onDark).toMatchObject({ kind: "image", fit: "contain", box: { w: 600, h: 150 } });
    expect(onDark).not.toHaveProperty("surround");
    expect(mark(null)).toHaveProperty("surround.color", "#15180e");
  });

  it.each(["beat-cuts", "photo-story"])("ends the video %s: music plays on, and the voice is over", (template) => {
    const [closed] = scenes("video-story", template);
    const [plain] = scenes("video-story", template, { closing: undefined });
    const startMs = plain?.durationMs ?? 0;
    expect(closed?.durationMs).toBe(startMs + 2300);
    const at = (id: string) => clipsOf(closed).find((clip) => clip.id === id);
    expect(at("closing-ground")).toMatchObject({ startMs, endMs: startMs + 2300 });
    expect(at("bed")?.endMs).toBe(startMs + 2300);
    expect(at("voice")?.endMs).toBeLessThanOrEqual(startMs);
  });
});
