import { describe, expect, it } from "vitest";
import { instant } from "../../kernel/index.ts";
import { aProduct } from "../script/a-product.test-support.ts";
import { cutsFrom, passageFacts } from "./cuts.ts";
import { newShort } from "./new-short.ts";
import { CreateShortInput } from "./short-input.ts";

/** Sentences of ten words, one word every half second: five seconds each. */
const words = Array.from({ length: 40 }, (_, sentence) =>
  Array.from({ length: 10 }, (_, at) => ({
    text: at === 9 ? `end${sentence}.` : `w${sentence}x${at}`,
    startMs: (sentence * 10 + at) * 500,
    endMs: (sentence * 10 + at) * 500 + 480,
  })),
).flat();
const answer = (...cuts: [from: number, to: number, hook?: string][]) => ({
  cuts: cuts.map(([from, to, hook = `w${from - 1}x0 w${from - 1}x1 w${from - 1}x2`]) => ({
    from,
    to,
    hook,
    reason: "Why",
  })),
});
const spans = (...cuts: Parameters<typeof answer>) =>
  cutsFrom(answer(...cuts), words).cuts.map(({ from, to }) => [from, to]);

describe("cuts of a long clip", () => {
  it("are told to the writer as numbered passages with their times", () => {
    expect(passageFacts(words)[1]).toMatch(/^2 \(5 s\) w1x0 .* end1\.$/);
  });

  it.each([
    ["as they are named", [[1, 4]], [[0, 40]]],
    ["longer, if they are too short", [[1, 1]], [[0, 40]]],
    ["shorter, if they are too long", [[1, 30]], [[0, 120]]],
    ["inside the clip", [[38, 99]], []],
    ["inside the clip, from its end on", [[37, 99]], [[360, 400]]],
    [
      "not where they do not exist",
      [
        [0, 3],
        [90, 95],
        [5, 4],
      ],
      [],
    ],
    [
      "once, where two overlap",
      [
        [1, 4],
        [3, 8],
        [5, 9],
      ],
      [
        [0, 40],
        [40, 90],
      ],
    ],
  ] satisfies [string, [number, number][], [number, number][]][])("are taken %s", (_case, named, expected) => {
    expect(spans(...named)).toEqual(expected);
  });

  it("open with words that are said in them: an invented hook gives way and is a fault", () => {
    const { cuts, fault } = cutsFrom(answer([1, 4, "W0x3, w0x4!"], [10, 14, "Lose ten pounds in a week"]), words);
    expect(cuts.map(({ hook }) => hook)).toEqual([
      "w0x3 w0x4 w0x5 w0x6 w0x7 w0x8 end0.",
      "w9x0 w9x1 w9x2 w9x3 w9x4 w9x5 w9x6 w9x7 w9x8 end9.",
    ]);
    expect(fault).toContain("Lose ten pounds");
    expect(cutsFrom(answer([1, 4], [5, 8], [9, 12]), words).fault).toBe("");
  });

  it.each([
    ["on to the end of its sentence", "most people burn it", "Most people burn it for an hour."],
    ["to the end of its clause", "that leaves a", "that leaves a tunnel"],
    ["back to its last clause, if the next end is far", "so what you do is light it", "So, what you do,"],
  ])("have a hook that does not break off: %s", (_case, named, expected) => {
    const spoken =
      "Most people burn it for an hour. But that leaves a tunnel, and then it is lost. So, what you do, is light it and then stay with it until all of the wax on top of it has become clear and soft.".split(
        " ",
      );
    const said = spoken.map((text, at) => ({ text, startMs: at * 600, endMs: at * 600 + 500 }));
    const [cut] = cutsFrom(answer([1, 9, named]), said).cuts;
    expect(cut?.hook).toBe(expected.replace(/,$/, ""));
  });
});

describe("a short", () => {
  const id = "00000000-0000-4000-8000-000000000001";
  const input = {
    ...{ projectId: id, productId: id, file: { origin: "uploaded" as const, id, key: "clip" } },
    ...{ hook: "w1x0 w1x1", fromMs: 5000, toMs: 25_000, said: words.slice(10, 50) },
  };

  it("shows its part of the clip from word to word, its hook over the first words, and needs nothing more", () => {
    const { brief, ...product } = aProduct();
    const short = newShort(input, { id, uid: "ada", product: { ...product, brief }, now: instant(0) }, ["a", "b"]);
    expect(short).toMatchObject({ state: "draft", progress: 1, kind: "ugc-video", hook: "w1x0 w1x1" });
    const [hook, rest] = short.script?.beats ?? [];
    expect(hook).toMatchObject({ title: "w1x0 w1x1", shows: { trimMs: 5000, endTrimMs: 7500, said: input.said } });
    expect(rest).toMatchObject({ title: "", shows: { trimMs: 7500, endTrimMs: 25_000 } });
  });

  it("keeps in view what the user chose of a wide clip, in both of its parts", () => {
    const facts = { id, uid: "ada", product: aProduct(), now: instant(0) };
    const parts = (chosen: typeof input & { focusX?: number }) =>
      newShort(chosen, facts, ["a", "b"]).script?.beats.map(({ shows }) => shows?.focusX);
    expect(parts({ ...input, focusX: 0.2 })).toEqual([0.2, 0.2]);
    expect(parts(input)).toEqual([undefined, undefined]);
  });

  it("is 15 to 60 seconds long", () => {
    expect(CreateShortInput.safeParse(input).success).toBe(true);
    expect(CreateShortInput.safeParse({ ...input, toMs: 15_000 }).success).toBe(false);
    expect(CreateShortInput.safeParse({ ...input, toMs: 70_000 }).success).toBe(false);
  });
});
