import { instant } from "@vignette/domain/kernel";
import { type CreationView, newBeat, newStyle } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { creationScenes } from "../creation-scenes.ts";
import { sourceOf } from "./source.ts";

const handles = { tiktok: "", instagram: "" };
const line = "Nobody told me about this";

it("is drawn like its creation, with the objects that its joke names", () => {
  const meme: CreationView = {
    ...{ id: "meme", uid: "ada", projectId: "project", productId: "product", name: line, hook: line },
    ...{
      kind: "meme-video",
      style: newStyle("meme-video", { template: "boiled-drawing", drawing: "the-thing" }),
      state: "draft",
    },
    ...{ run: "", restarts: 0, progress: 1, failure: null, revision: 0, media: [], shown: [], brand: null },
    ...{ lineage: null, assetId: null, batchId: null, rejectedAt: null, objects: { product: "brush", trouble: "cat" } },
    ...{ keptAt: instant(0), createdAt: instant(0), lastUpdated: instant(0) },
    script: {
      beats: [1, 2, 3, 4].map((n) => newBeat(`beat-${n}`, { title: `${line} ${n}` })),
      caption: "",
      hashtags: [],
    },
  };
  const source = sourceOf(meme, handles);
  if (!source || !meme.script) throw new Error("It is written.");
  const drawn = creationScenes({ script: meme.script, style: meme.style }, { ...meme, handles }, "tiktok");
  expect(creationScenes(source.draft, source.sceneInput, "tiktok")).toEqual(drawn);
  const without = { ...source.sceneInput, objects: undefined };
  expect(creationScenes(source.draft, without, "tiktok")).not.toEqual(drawn);
});
