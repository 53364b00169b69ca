import { describe, expect, it } from "vitest";
import { hookFilling, hookLibrary } from "../../hook-library/index.ts";
import { emptyBrief } from "../../research/index.ts";
import { needOf } from "../creation/offered-templates.ts";
import { FIRST_KIND, firstPieces } from "./first-pieces.ts";
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
    const cells = firstPieces(hookLibrary, filling, noPhotos);
    expect(cells).toHaveLength(3);
    expect(new Set(cells.map(({ template }) => template)).size).toBe(3);
    expect(new Set(cells.map(({ hookId }) => hookId)).size).toBe(3);
    for (const { hook, template } of cells) expect(suitsLook(hook, template)).toBe(true);
    expect(cells.map(({ hook }) => hook).join()).not.toMatch(/[[\]]/);
  });

  it("point at nothing in photos whose parts are not known yet", () => {
    const photo = { kind: "image", isScreen: false } as const;
    const looks = firstPieces(hookLibrary, filling, { brief: emptyBrief, pictures: [photo, photo] }).map(
      (it) => it.template,
    );
    expect(looks).toHaveLength(3);
    expect(looks.filter((look) => needOf("carousel-image", look) === "picture")).toEqual([]);
  });

  it("open with hooks in the language of the brief, and pass over one whose promise no free look keeps", () => {
    const lines = [
      "Das hier ist für euch",
      "Pact in drei Wörtern",
      "Pact: Was dir sonst niemand zeigt",
      "Pact, ganz einfach",
    ];
    const german = hookFilling({ ...emptyBrief, name: "Pact", language: "de" });
    const [like] = hookLibrary.filter(({ formats }) => formats.includes(FIRST_KIND));
    const written = lines.flatMap((template) =>
      like ? [{ ...like, template, language: "de", origin: "made" as const }] : [],
    );
    const said = firstPieces(written, german, noPhotos).map(({ hook }) => hook);
    expect(said).toEqual([lines[0], lines[2], lines[3]]);
  });

  it("are none for a brief that fills no hook", () => {
    expect(firstPieces(hookLibrary, hookFilling(emptyBrief), noPhotos)).toEqual([]);
  });
});
