import { describe, expect, it } from "vitest";
import { hooksFacts, MORE_HOOKS, usableHooks } from "./more-hooks.ts";

const given = { template: "5 things about [pain]", channel: "on-screen" } as const;
const usable = (lines: string[], known: string[] = []) => usableHooks({ hooks: lines }, given, known);

describe("more hooks like one", () => {
  it.each([
    ["a line with the same placeholder", "The quiet truth about [pain]", true],
    ["a line without any", "The quiet truth", true],
    ["a figure of the given hook", "5 reasons [pain] stays", true],
    ["another figure", "7 reasons [pain] stays", false],
    ["a placeholder of its own", "[pain] and [outcome]", false],
    ["more words than fit", "one two three four five six seven eight nine ten", false],
    ["a claim nobody may make", "A guaranteed end of [pain]", false],
    ["a broken placeholder", "The truth about [pain", false],
    ["the given line again", "5 Things about [pain]!", false],
  ])("keep or drop %s", (_, line, kept) => expect(usable([line])).toEqual(kept ? [line] : []));

  it("hold no line twice, nor one that is there already, and are ten at most", () => {
    expect(usable(["So [pain]", "so  [pain].", "Known [pain]"], ["known [pain]"])).toEqual(["So [pain]"]);
    const many = Array.from({ length: 20 }, (_, i) => `${"very ".repeat(i % 7)}${"so".repeat(i + 1)} [pain]`);
    expect(usable(many)).toHaveLength(MORE_HOOKS);
  });

  it("hold none of the words that the brief wants avoided", () => {
    expect(usableHooks({ hooks: ["The cheap truth about [pain]", "So [pain]"] }, given, [], ["Cheap"])).toEqual([
      "So [pain]",
    ]);
  });

  it("are asked for with the placeholders of the hook alone, and no figure of the brief", () => {
    const input = {
      ...given,
      projectId: "p",
      productId: null,
      batchId: "b",
      like: "list-1",
      category: "list",
      formats: ["carousel-image"],
      tone: "plain",
      language: "en",
      genuine: false,
    } as const;
    const facts = hooksFacts({ ...input, formats: [...input.formats] }, null, []);
    expect(facts).toMatchObject({ mostWords: 9, count: 10, placeholders: [{ name: "[pain]" }], brief: null });
  });
});
