import { describe, expect, it } from "vitest";
import { emptyBrief } from "../research/index.ts";
import { usableWritten, writeHooksFacts } from "./write-hooks.ts";

const brief = { ...emptyBrief, name: "Kerze", pain: "Kopfschmerzen", language: "de", avoid: ["billig"] };
const usable = (line: string, known: string[] = []) =>
  usableWritten({ hooks: [{ line, category: "question" }] }, brief, known);

describe("hooks in the language of the brief", () => {
  it("are asked for in it, in ten ways to open", () => {
    const facts = writeHooksFacts(brief, ["Da ist sie schon"]);
    expect(facts).toMatchObject({ language: "de", count: 10, avoid: ["Da ist sie schon"] });
    expect(facts.categories[0]).toEqual({ category: "question", mostWords: 9 });
    expect(facts.categories).toHaveLength(10);
  });

  it("have no figure but one in the product's name", () => {
    const hooks = (line: string) => ({ hooks: [{ line, category: "question" as const }] });
    expect(usableWritten(hooks("Läufst du schon in Tern 2?"), { ...brief, name: "Tern 2" }, [])).toHaveLength(1);
    expect(usableWritten(hooks("Tern 2: 40 Prozent leichter?"), { ...brief, name: "Tern 2" }, [])).toEqual([]);
  });

  it("have a figure of their topic, and no other", () => {
    const topic = { title: "220 Gramm Zeder", text: "" };
    const lines = (line: string) =>
      usableWritten({ hooks: [{ line, category: "question" }] }, brief, [], topic).map(({ template }) => template);
    expect(lines("220 Gramm Zeder im Glas?")).toEqual(["220 Gramm Zeder im Glas?"]);
    expect(lines("300 Gramm Zeder im Glas?")).toEqual([]);
    expect(writeHooksFacts(brief, [], topic)).toMatchObject({ topic });
  });

  it("have the place, the kinds and the tone of their category", () =>
    expect(usable("Kopfschmerzen? Kommt dir das bekannt vor?")).toMatchObject([
      {
        category: "question",
        channel: "on-screen",
        tone: "curious",
        formats: expect.arrayContaining(["carousel-image"]),
      },
    ]));

  it.each([
    ["with a figure", "3 Dinge über Kerzen"],
    ["with a placeholder", "[pain]? Nie wieder"],
    ["with a word to avoid", "Billig ist hier nichts"],
    ["that are too long for their place", "eins zwei drei vier fünf sechs sieben acht neun zehn"],
    ["that are there already", "Da ist sie schon."],
  ])("are none %s", (_, line) => expect(usable(line, ["da ist sie schon"])).toEqual([]));
});
