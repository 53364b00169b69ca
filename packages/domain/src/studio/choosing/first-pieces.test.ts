import { describe, expect, it } from "vitest";
import { hookFilling } from "../../hook-library/index.ts";
import { emptyBrief } from "../../research/index.ts";
import { needOf } from "../creation/offered-templates.ts";
import { firstPieces } from "./first-pieces.ts";
import { suitsLook } from "./suits-look.ts";

const noPhotos = { brief: emptyBrief, pictures: [] };
const filling = hookFilling({
  ...emptyBrief,
  name: "Pact",
  description: "A planner",
  audience: "busy parents",
  pain: "tired mornings",
  outcome: "calm mornings",
});

describe("the first pieces of a product", () => {
  it("are three, with a hook and a look of their own that suit each other", () => {
    const cells = firstPieces(filling, noPhotos);
    expect(cells).toHaveLength(3);
    expect(new Set(cells.map(({ template }) => template)).size).toBe(3);
    expect(new Set(cells.map(({ hookId }) => hookId)).size).toBe(3);
    for (const { hook, template } of cells) expect(suitsLook(hook, template)).toBe(true);
    expect(cells.map(({ hook }) => hook).join()).not.toMatch(/[[\]]/);
  });

  it("point at nothing in photos whose parts are not known yet", () => {
    const photo = { kind: "image", isScreen: false } as const;
    const looks = firstPieces(filling, { brief: emptyBrief, pictures: [photo, photo] }).map((it) => it.template);
    expect(looks).toHaveLength(3);
    expect(looks.filter((look) => needOf("carousel-image", look) === "picture")).toEqual([]);
  });

  it("are none for a brief that fills no hook", () => {
    expect(firstPieces(hookFilling(emptyBrief), noPhotos)).toEqual([]);
  });
});
