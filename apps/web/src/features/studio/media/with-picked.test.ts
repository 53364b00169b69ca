import type { ScriptAndStyle } from "@vignette/content";
import { newBeat, newStyle, type ShownView } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { withPicked } from "./with-picked.ts";

it("shows picked files before they are saved, in a beat as on the canvas, and each once", () => {
  const place = { x: 0.5, y: 0.5, w: 0.3, h: 0.3, rotate: 0 };
  const ref = (id: string) => ({ origin: "uploaded" as const, id, key: `users/u/${id}` });
  const beat = newBeat("b0");
  const draft: ScriptAndStyle = {
    script: { caption: "", hashtags: [], beats: [{ ...beat, shows: { ...ref("clip"), trimMs: 0 } }] },
    style: {
      ...newStyle("carousel-image", {}),
      layers: ["logo", "stored", "other"].map((id) => ({
        ...{ id, beatId: null, place },
        kind: "image",
        file: ref(id),
      })),
    },
  };
  const files = new Map(["clip", "logo", "stored"].map((id) => [ref(id).key, { ...file, key: ref(id).key }]));
  const shown = withPicked([{ ...file, key: ref("stored").key }], draft, (key) => files.get(key));
  expect(shown.map(({ key }) => key)).toEqual(["users/u/stored", "users/u/clip", "users/u/logo"]);
});

const file = { type: "image/png", bytes: 1, width: 1, height: 1, durationMs: null, url: "/" } as const satisfies Omit<
  ShownView,
  "key"
>;
