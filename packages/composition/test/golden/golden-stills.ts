import { type Scene, type Storyboard, type StoryboardBeat, storyboardScenes } from "../../src/index.ts";

/** Two pictures that hold what templates add: a window, objects on a page, our drawings, torn paper. */
export function goldenStills(): { name: string; scene: Scene; momentsMs: number[] }[] {
  const receipt = still({ kind: "ugc-image", template: "receipt" }, [
    ["What is in one candle", "Soy wax, 220 g: €3.10\nFig oil: €4.80\nLeft for rent: €3.95"],
  ]);
  const labels = still({ kind: "meme-image", template: "labels", drawing: "two-doors" }, [
    ["Trim the wick", ""],
    ["Light it and see", ""],
    ["Me", ""],
  ]);
  return [
    { name: "receipt", scene: receipt, momentsMs: [0] },
    { name: "meme-labels", scene: labels, momentsMs: [0] },
  ];
}

function still(
  storyboard: Pick<Storyboard, "kind" | "template" | "drawing">,
  lines: [title: string, body: string][],
): Scene {
  const beats = lines.map(
    ([title, body], i): StoryboardBeat => ({
      ...{ id: String(i), role: "point", line: "", title, body, holdMs: null },
      media: i === 0 ? { kind: "image", src: "warm" } : null,
    }),
  );
  const silent = { voice: null, music: null, captions: null, brand: null, handle: "" };
  const [scene] = storyboardScenes({ ...silent, ...storyboard, beats }, "instagram");
  if (!scene) throw new Error("no picture");
  return scene;
}
