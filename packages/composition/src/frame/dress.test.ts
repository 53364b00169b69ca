import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../test/even-measure.ts";
import { aStory } from "../../test/scenes/a-story.ts";
import { splitProof, videoStory } from "../../test/scenes/sample-scenes.ts";
import { aScene, aText } from "../../test/scenes/scenes.ts";
import type { Brand } from "../brand/brand-palette.ts";
import { brandPalette, frame, type Scene, type Storyboard, storyboardScenes } from "../index.ts";

const forest = brandPalette({ bg: "#0b3d2e", accent: "#ff7a59", on: "#f4f1de" });
const paper = brandPalette(null);
const moments = [0, 700, 1600, 2400, 2900];

const storyboard = (brand: Brand | null): Storyboard => ({
  ...{ kind: "video-story", template: "beat-cuts", voice: null, music: null, captions: null, brand, handle: "" },
  beats: [{ id: "1", role: "hook", line: "", title: "Burn it once", body: "", media: null, holdMs: null }],
});

/** What is drawn, with every color of a palette replaced by its role. */
function undressed(scene: Scene): string {
  const drawn = JSON.stringify(moments.map((ms) => frame(scene, ms, evenMeasure)));
  const roles = Object.entries(scene.palette).map(([role, hex]) => [hex, role] as const);
  return roles.reduce((text, [hex, role]) => text.replaceAll(hex, role), drawn);
}

describe("a scene in the colors of another brand", () => {
  it.each([
    ["a story", aStory({ captions: "active-box" })],
    ["a story on videos", videoStory()],
    ["a split", splitProof()],
  ])("shows %s with the same things at the same places", (_, scene) => {
    // Equal colors of a palette could not be distinguished; those of this one differ.
    const roles = {
      bg: "#000001",
      on: "#000002",
      accent: "#000003",
      onAccent: "#000004",
      ink: "#000005",
      paper: "#000006",
    };
    const others = {
      bg: "#000011",
      on: "#000012",
      accent: "#000013",
      onAccent: "#000014",
      ink: "#000015",
      paper: "#000016",
    };
    expect(undressed({ ...scene, palette: roles })).toBe(undressed({ ...scene, palette: others }));
  });

  it("keeps words and ground readable", () => {
    const [plain] = storyboardScenes(storyboard(null), "tiktok");
    const [dressed] = storyboardScenes(storyboard({ bg: "#0b3d2e", accent: "#ff7a59", on: "#f4f1de" }), "tiktok");
    expect(dressed?.palette).toEqual(forest);
    expect({ ...dressed, palette: paper }).toEqual(plain);
  });
});

describe("a scene in the faces of another brand", () => {
  const title = aText("Burn it once", { id: "title", face: "title" });
  const fixed = aText("Yes", { id: "fixed", face: "punch", box: { x: 65, y: 900, w: 400, h: 100 } });
  const facesIn = (fonts: Scene["fonts"]) =>
    frame(aScene([title, fixed], fonts ? { fonts } : {}), 0, evenMeasure).flatMap((it) =>
      it.kind === "text" ? [[it.text, it.font.face]] : [],
    );

  it("sets what is named by role in them, and nothing else", () => {
    expect(facesIn({ title: "quote", body: "type" })).toEqual([
      ["Burn", "quote"],
      ["it", "quote"],
      ["once", "quote"],
      ["Yes", "punch"],
    ]);
    expect(facesIn(undefined)[0]).toEqual(["Burn", "native"]);
  });
});
