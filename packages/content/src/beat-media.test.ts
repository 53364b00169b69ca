import { newBeat, newStyle } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { creationScenes } from "./creation-scenes.ts";

it("a face from near is shown whole on a tall page, on which a product from near would lose its sides", () => {
  const shown = [{ key: "mine", type: "image/jpeg" as const, durationMs: null, width: 800, height: 974 }];
  const pictures = new Map([["mine", { width: 800, height: 974, subject: { x: 0.2, y: 0.2, w: 0.4, h: 0.3 } }]]);
  const kind = "carousel-image";
  const fitOf = (face?: "near") => {
    const shows = { origin: "uploaded" as const, id: "asset", key: "mine", trimMs: 0, ...(face && { face }) };
    const script = { beats: [newBeat("one", { shows }), newBeat("two")], caption: "", hashtags: [] };
    const draft = { script, style: newStyle(kind, { template: "photo-essay" }) };
    const input = { kind, brand: null, media: [], shown, pictures, handles: { instagram: "", tiktok: "" } } as const;
    const [first] = creationScenes(draft, input, "tiktok");
    const photo = first?.tracks.flatMap(({ clips }) => clips).find((clip) => clip.kind === "image");
    return photo?.kind === "image" ? photo.fit : null;
  };
  expect([fitOf("near"), fitOf()]).toEqual(["contain", "cover"]);
});
