import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "../../kernel/index.ts";
import { aCreation, aStory } from "../creation/a-creation.test-support.ts";
import { isWritten, partVoice, withWritten } from "./variant-beat.ts";
import {
  nextNumber,
  partsIn,
  partsOf,
  pickedCells,
  placesOf,
  variantCells,
  variantName,
  withoutPart,
} from "./variant-cells.ts";
import { cellOf, editedVariants, lineageOf, newVariantSet, refuseVariants, withMadeVariant } from "./variant-rules.ts";
import { PARTS_MAX, SaveVariantsInput, type VariantPart, type VariantPlace } from "./variant-set.ts";

const story = aStory(["one", "two", "three", "four"]);
const set = newVariantSet(story, instant(5));
const none = new Map();

const written = (place: VariantPlace, number: number, text = `Words ${number}`): VariantPart => ({
  id: `${place}-${number}`,
  place,
  number,
  from: { kind: "written", text, hookId: null },
});
const someParts = fc
  .record({
    hook: count(PARTS_MAX.hook),
    body: count(PARTS_MAX.body),
    ending: fc.integer({ min: 0, max: PARTS_MAX.ending }),
  })
  .map((counts) => ({
    counts,
    parts: Object.entries(counts).flatMap(([place, length]) =>
      Array.from({ length }, (_, at) => written(place as VariantPlace, at + 1)),
    ),
  }));

function count(max: number) {
  return fc.integer({ min: 1, max });
}

describe("the matrix of variants", () => {
  it("is every hook with every body and every ending, each once and with a name of its own", () => {
    fc.assert(
      fc.property(someParts, ({ counts, parts }) => {
        const cells = variantCells({ parts });
        expect(cells).toHaveLength(counts.hook * counts.body * Math.max(1, counts.ending));
        expect(new Set(cells.map(({ key }) => key)).size).toBe(cells.length);
        expect(new Set(cells.map((cell) => variantName("Candles", cell))).size).toBe(cells.length);
      }),
    );
  });

  it("costs as many encodes as it has parts, and never more than the picked combinations need", () => {
    fc.assert(
      fc.property(someParts, fc.array(fc.nat(250)), ({ counts, parts }, out) => {
        const all = variantCells({ parts });
        expect(partsIn(all)).toHaveLength(counts.hook + counts.body + counts.ending);
        const left = all.filter((_, at) => out.includes(at)).map(({ key }) => key);
        const picked = pickedCells({ parts, left });
        expect(picked).toHaveLength(all.length - left.length);
        expect(partsIn(picked).length).toBeLessThanOrEqual(Math.min(partsIn(all).length, picked.length * 3));
      }),
    );
  });

  it("forgets what was left out of a part that is removed, and gives its number to no other while a later one is there", () => {
    const parts = [...set.parts, written("hook", 2), written("hook", 3)];
    const left = ["hook-2+body+ending", "hook-3+body+ending"];
    const without = withoutPart({ ...set, parts, left }, "hook-2");
    expect(without.left).toEqual(["hook-3+body+ending"]);
    expect(nextNumber(without, "hook")).toBe(4);
  });
});

describe("a video taken apart", () => {
  it("is its first beat, all between, and its last; two beats have no ending", () => {
    expect(placesOf(story.script)).toEqual({
      hook: { from: 0, to: 1 },
      body: { from: 1, to: 3 },
      ending: { from: 3, to: 4 },
    });
    expect(placesOf(aStory(["one", "two"]).script)).toMatchObject({ body: { from: 1, to: 2 }, ending: null });
    expect(placesOf(aStory(["one"]).script).hook).toBeNull();
  });

  it("begins with itself alone: one combination", () => {
    expect(variantCells(set).map((cell) => variantName(set.name, cell))).toEqual(["A creation · H1 · B1 · E1"]);
  });

  it("is a video of at least two beats", () => {
    expect(refuseVariants(aCreation({ script: story.script }))?.code).toBe("studio.no-variants");
    expect(refuseVariants(aStory(["one"]))?.code).toBe("studio.too-short");
    expect(refuseVariants(story)).toBeNull();
  });

  it("says and shows written words in place of its own, over the same picture", () => {
    const part = written("hook", 2, "Your candle lies to you, and nobody at the shop ever told you so");
    if (!isWritten(part)) throw new Error("It was written.");
    const [first, ...rest] = withWritten(story.script, part).beats;
    expect(first).toMatchObject({
      line: part.from.text,
      title: "Your candle lies to you",
      imagePrompt: "one",
      body: "",
    });
    expect(rest).toEqual(story.script.beats.slice(1));
    const silent = { ...story.script, beats: story.script.beats.map((beat) => ({ ...beat, line: "" })) };
    expect(withWritten(silent, part).beats[0]).toMatchObject({ line: "", title: part.from.text });
  });

  it("has the voice of a written part as soon as a recording says its words", () => {
    const part = written("ending", 2, "Try one tonight");
    if (!isWritten(part)) throw new Error("It was written.");
    const voice = {
      kind: "voice",
      key: "k",
      type: "audio/wav",
      bytes: 1,
      durationMs: 900,
      voice: "",
    } as const;
    const said = [
      { ...voice, said: "Something else", words: [] },
      { ...voice, said: "Try one tonight", words: [] },
    ];
    expect(partVoice(said, part, story)).toBe(said[1]);
    expect(partVoice(said, part, { ...story, style: { voice: "another" } })).toBeNull();
  });
});

describe("an edit of variants", () => {
  const other = { ...aStory(["a", "b", "c"]), id: "other" };
  const from = (creationId: string, place: VariantPlace): VariantPart => ({
    ...written(place, 2),
    from: { kind: "creation", creationId },
  });
  const edit = (parts: VariantPart[], change = {}) =>
    editedVariants(
      set,
      story,
      { id: set.id, revision: 0, name: "N", parts, left: [], ...change },
      new Map([[other.id, other]]),
    );

  it("takes parts of another video of the same project and kind", () => {
    expect(edit([...set.parts, from("other", "body")])).toMatchObject({ revision: 1, name: "N" });
  });

  it.each([
    ["of a video of another kind", { ...other, kind: "ugc-video" as const }],
    ["of another project", { ...other, projectId: "elsewhere" }],
    ["of a video that lacks the place", { ...other, script: aStory(["a", "b"]).script }],
  ])("takes no ending %s", (_, strange) => {
    const input = { id: set.id, revision: 0, name: "N", parts: [...set.parts, from("other", "ending")], left: [] };
    expect(() => editedVariants(set, story, input, new Map([["other", strange]]))).toThrow();
  });

  it("is refused of an older one, without a hook, with too many, and with a written body", () => {
    expect(() => edit(set.parts, { revision: 3 })).toThrow("changed");
    expect(() => edit(partsOf(set, "body"))).toThrow("needs a hook");
    expect(() => edit([...set.parts, ...Array.from({ length: 10 }, (_, at) => written("hook", at + 2))])).toThrow(
      "Keep it to 10",
    );
    expect(() => edit([...set.parts, written("body", 2)])).toThrow();
  });

  it("takes no line with an open placeholder", () => {
    const input = { id: "c", revision: 0, name: "N", parts: [written("hook", 2, "It cost me [number]")], left: [] };
    expect(SaveVariantsInput.safeParse(input).success).toBe(false);
  });
});

describe("a variant that was made", () => {
  const parts = [
    ...set.parts,
    { ...written("hook", 2, "New words"), from: { kind: "written" as const, text: "New words", hookId: "h9" } },
  ];

  it("remembers what each part was and where it came from", () => {
    const lineage = lineageOf(cellOf({ parts }, "hook-2+body+ending"), story, none);
    expect(lineage).toEqual({
      hook: { number: 2, creationId: "creation-1", text: "New words", hookId: "h9" },
      body: { number: 1, creationId: "creation-1", text: "The line of two", hookId: null },
      ending: { number: 1, creationId: "creation-1", text: "The line of four", hookId: null },
    });
  });

  it("is refused where a part was removed meanwhile", () => {
    expect(() => cellOf(set, "hook-2+body+ending")).toThrow("removed");
  });

  it("takes the place of an earlier file of the same combination", () => {
    const first = withMadeVariant(set, { cell: "a", assetId: "1", stamp: "s" });
    expect(withMadeVariant({ made: first }, { cell: "a", assetId: "1", stamp: "t" })).toEqual([
      { cell: "a", assetId: "1", stamp: "t" },
    ]);
  });
});
