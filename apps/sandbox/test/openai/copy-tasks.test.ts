import { BeatAnswer, ScriptAnswer } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";
import { messageOf } from "./a-brief.ts";

const answer = <T>(schema: z.ZodMiniType<T>, facts: { task: string; [more: string]: unknown }): T =>
  schema.parse(writeAnswer(messageOf(facts), facts.task, z.toJSONSchema(schema)));
const carousel = { kind: "carousel-image", template: "marker-list", spoken: false, count: 7 };

describe("a new version of one beat", () => {
  const { beats } = answer(ScriptAnswer, { task: "script", ...carousel });
  const script = beats.map(({ role, line, title, body }) => ({ role, line, title, body }));

  it.each([1, 2, 3, 6])("differs in the same place: %i", (index) => {
    const beat = answer(BeatAnswer, { task: "beat", ...carousel, script, index });
    expect(beat.role).toBe(script[index]?.role);
    expect(`${beat.title}${beat.body}`).not.toBe(`${script[index]?.title}${script[index]?.body}`);
  });

  it("repeats no other beat", () => {
    const beat = answer(BeatAnswer, { task: "beat", ...carousel, script, index: 2 });
    expect(script.map(({ title, body }) => `${title}${body}`)).not.toContain(`${beat.title}${beat.body}`);
  });

  it("keeps its voice if it is spoken", () => {
    const story = { kind: "video-story", template: "beat-cuts", spoken: true, count: 5 };
    const told = answer(ScriptAnswer, { task: "script", ...story }).beats;
    const beat = answer(BeatAnswer, { task: "beat", ...story, script: told, index: 1 });
    expect(beat.line).not.toBe("");
    expect(beat.line).not.toBe(told[1]?.line);
  });
});

describe("more hooks like one", () => {
  const Hooks = z.object({ hooks: z.array(z.string()) });
  const slotsOf = (line: string) => [...new Set(line.match(/\[[a-z-]+\]/g) ?? [])].toSorted();

  it.each([
    "How to get [outcome] without [pain]",
    "Why does [task] take so long?",
    "POV: [pain] again",
    "Stop scrolling",
  ])("have the same placeholders as “%s”, and are all different", (hook) => {
    const { hooks } = answer(Hooks, { task: "hooks", hook, count: 5 });
    expect(hooks).toHaveLength(5);
    expect(new Set([hook, ...hooks]).size).toBe(6);
    for (const line of hooks) expect(slotsOf(line)).toEqual(slotsOf(hook));
  });

  it.each([
    ["de", "Kopfschmerzen", /Kommt dir das bekannt vor|Ganz ehrlich/],
    ["es", "dolor de cabeza", /¿Te suena\?|Seamos sinceros/],
  ])("are in the language asked for: %s", (language, pain, words) => {
    const Written = z.object({ hooks: z.array(z.object({ line: z.string(), category: z.string() })) });
    const brief = { name: "Lumen", audience: "Leser", pain, outcome: "Ruhe" };
    const written = answer(Written, {
      task: "hooks",
      language,
      brief,
      categories: [{ category: "question", mostWords: 9 }],
    });
    expect(written.hooks[0]).toEqual({ category: "question", line: expect.stringMatching(words) });
    const { hooks } = answer(Hooks, { task: "hooks", language, brief, hook: "Lumen: ein Abend" });
    expect(hooks.join("\n")).toMatch(words);
  });

  it("use the field names of the schema", () => {
    const Templates = z.object({ variations: z.array(z.object({ template: z.string() })) });
    const { variations } = answer(Templates, { task: "hooks", hook: "[product] in one minute", count: 3 });
    expect(variations).toHaveLength(3);
    for (const { template } of variations) expect(template).toContain("[product]");
  });
});

describe("a brief read from a page", () => {
  const BriefAnswer = z.object({
    audience: z.string(),
    pain: z.string(),
    outcome: z.string(),
    objections: z.array(z.string()),
    tone: z.string(),
    wordsToAvoid: z.array(z.string()),
    language: z.string(),
  });
  const page = {
    name: "Slow-burn soy candle",
    description:
      "A soy candle poured by hand in Porto. It burns evenly, smells of fig and leaves no soot on the glass.",
    text: "People who work from home light it for its quiet smell of fig & cedar: scented candles need not give you a headache.",
    language: "en",
    claims: [{ claim: "Burns for 60 hours", source: "acme.example, h2" }],
  };

  it("uses only text from the page", () => {
    const read = answer(BriefAnswer, { task: "brief", brief: undefined, page });
    const told = [page.description, page.text, ...page.claims.map(({ claim }) => claim)].join(" ");
    expect(read).toMatchObject({ audience: "People who work from home", pain: "a headache", language: "en" });
    for (const it of [read.audience, read.pain, read.outcome, ...read.objections]) expect(told).toContain(it);
    expect(read.outcome).toContain("burns evenly");
  });

  it("quotes the page for each field if the schema asks for quotes", () => {
    const Said = z.object({ words: z.string(), quote: z.string() });
    const Quoted = z.object({ audience: Said, objections: z.array(Said), avoid: z.array(z.string()) });
    const read = answer(Quoted, { task: "brief", brief: undefined, page: { ...page, blocks: [{ text: page.text }] } });
    expect(read.audience).toEqual({ words: "People who work from home", quote: expect.stringContaining("People who") });
    for (const { words, quote } of [read.audience, ...read.objections]) {
      expect(quote).toContain(words);
      expect(`${page.description} ${page.text}`).toContain(quote);
    }
    expect(read.avoid).toEqual([]);
  });

  it("leaves out fields that the page does not cover", () => {
    const read = answer(BriefAnswer, {
      task: "brief",
      brief: undefined,
      page: { name: "Vela", description: "", claims: [] },
    });
    expect(read).toMatchObject({ audience: "", pain: "", objections: [] });
  });
});

describe("an alternative text", () => {
  const Alt = z.object({ altText: z.string() });

  it("describes the picture and its text", () => {
    const facts = {
      imagePrompt: "Photograph, portrait: a lit candle on a desk. Calm area for text.",
      title: "*Burns* evenly",
    };
    expect(answer(Alt, { task: "alt-text", ...facts }).altText).toBe("A lit candle on a desk. Text: “Burns evenly”.");
  });

  it("uses the file's name if there is nothing else", () => {
    const { altText } = answer(Alt, { task: "alt-text", brief: undefined, fileName: "IMG_2041 lit-candle.jpg" });
    expect(altText).toBe("Lit candle.");
  });
});
