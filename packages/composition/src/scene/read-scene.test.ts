import { describe, expect, it } from "vitest";
import { readScene, Scene } from "../index.ts";

const first = {
  version: 1,
  width: 1080,
  height: 1350,
  frameRate: 30,
  durationMs: 0,
  background: "bg",
  palette: { bg: "#ffffff", on: "#000000", accent: "#ffd92e", onAccent: "#15180e", ink: "#15180e", paper: "#f6f2e9" },
  safe: { x: 80, y: 80, w: 920, h: 1180 },
  tracks: [{ id: "slide", clips: [] }],
};

describe("reading a stored scene", () => {
  it("brings a document of version 1 to today's, with the safe zone of its format", () => {
    expect(readScene(first)).toMatchObject({ version: 2, safeZone: "feed", tracks: first.tracks });
    expect(readScene({ ...first, height: 1920 })).toMatchObject({ safeZone: "both" });
  });

  it("leaves today's documents as they are", () => {
    const scene = readScene(first);
    expect(readScene(structuredClone(scene))).toEqual(scene);
    expect(Scene.parse(scene)).toEqual(scene);
  });

  it.each([
    [null],
    ["scene"],
    [{}],
    [{ ...first, version: 3 }],
    [{ ...first, version: "toString" }],
    [{ ...first, width: 0 }],
    [{ ...first, tracks: [{ id: "far", clips: [], window: { x: 1e9, y: 0, w: 10, h: 10 } }] }],
  ])("refuses %j", (stored) => {
    expect(() => readScene(stored)).toThrow();
  });
});
