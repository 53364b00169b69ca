import { expect, it } from "vitest";
import { newStyle } from "../creation/new-creation.ts";
import { facesOfStyle } from "./faces-of-style.ts";

it("a style names its fonts wherever words are set in them, each once", () => {
  const font = (id: string) => `materials/me/${id}/file` as const;
  const place = { x: 0, y: 0, w: 1, h: 1, rotate: 0 };
  const style = {
    ...newStyle("carousel-image", { template: "checklist" }),
    fonts: { title: font("kit"), body: "block" as const },
    textLook: { body: { face: font("all") }, added: { face: font("added") } },
    layers: [
      { kind: "text" as const, id: "a", beatId: null, place, text: "New", look: { face: font("layer") } },
      { kind: "text" as const, id: "b", beatId: null, place, text: "New", look: { face: font("kit") } },
    ],
    adjustments: [
      {
        target: "all",
        beatId: null,
        look: "checklist",
        steps: [{ kind: "hand", clip: "title", look: { face: font("hand") } }],
      },
      { target: "all", of: "an older kind" },
    ],
  };
  expect(facesOfStyle(style)).toEqual(
    ["kit", "all", "added", "layer", "hand"].map((id) => ({ origin: "uploaded", id, key: font(id) })),
  );
});
