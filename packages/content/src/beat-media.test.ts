import { newBeat, newStyle } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { creationScenes } from "./creation-scenes.ts";

it("a photo is shown around the part that the words of its beat name, also once a hand has changed them", () => {
  const toe = { name: "toe", box: { x: 0.7, y: 0.5, w: 0.2, h: 0.2 } };
  const heel = { name: "heel", box: { x: 0.1, y: 0.5, w: 0.2, h: 0.2 } };
  const file = { key: "mine", type: "image/jpeg" as const, durationMs: null, width: 1600, height: 1200 };
  const kind = "carousel-image";
  const cropOf = (title: string) => {
    const shows = { origin: "uploaded" as const, id: "asset", key: "mine", trimMs: 0 };
    const script = {
      beats: [newBeat("one"), newBeat("two", { shows, title }), newBeat("three")],
      ...{ caption: "", hashtags: [] },
    };
    const shown = [{ ...file, parts: [toe, heel] }];
    const draft = { script, style: newStyle(kind, { template: "marker-list" }) };
    const input = { kind, brand: null, media: [], shown, handles: { instagram: "", tiktok: "" } } as const;
    const photo = creationScenes(draft, input, "instagram")[1]
      ?.tracks.flatMap(({ clips }) => clips)
      .find((clip) => clip.kind === "image" && clip.crop);
    return photo?.kind === "image" ? photo.crop : null;
  };
  expect(cropOf("Toes that lie flat")?.x).toBeGreaterThan(0.4);
  expect(cropOf("A soft heel")?.x).toBeLessThan(0.1);
  expect(cropOf("Run slow")).toBeNull();
});
