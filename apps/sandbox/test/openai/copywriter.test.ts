import { CarouselScript, StoryScript } from "@vignette/domain/studio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";
import { brief, type Facts, hook, messageOf } from "./a-brief.ts";

const carousel = (facts: Omit<Facts, "task"> = {}) =>
  CarouselScript.parse(
    writeAnswer(messageOf({ task: "carousel-script", ...facts }), "carousel-script", z.toJSONSchema(CarouselScript)),
  );
const story = (facts: Omit<Facts, "task"> = {}) =>
  StoryScript.parse(
    writeAnswer(messageOf({ task: "story-script", ...facts }), "story-script", z.toJSONSchema(StoryScript)),
  );
const words = (text: string) => text.split(/\s+/).filter((it) => it !== "").length;
const figures = (text: string) => text.match(/\d[\d.,]*/g) ?? [];

describe("the copywriter's carousel", () => {
  it.each([2, 3, 6, 8, 10])("has the %i slides that were asked for, within what a slide holds", (count) => {
    const { slides } = carousel({ count });
    expect(slides).toHaveLength(count);
    expect(slides[0]?.title).toBe(hook);
    for (const { title, body, emphasis } of slides) {
      expect(words(title)).toBeLessThanOrEqual(12);
      expect(words(body)).toBeLessThanOrEqual(22);
      expect(`${title}\n${body}`).toContain(emphasis);
    }
  });

  it("speaks of the product and repeats its proof word for word", () => {
    const { slides, caption, hashtags } = carousel({ count: 6 });
    const said = slides.map((it) => `${it.title} ${it.body}`).join("\n");
    expect(said).toContain("chasing unpaid invoices");
    expect(said).toContain("4.8 stars from 2,100 freelancers");
    expect(caption).toContain("Paidly");
    expect(hashtags).toContain("#paidly");
  });

  it("never claims a figure that the brief does not hold", () => {
    for (const task of ["carousel-script", "story-script"] as const) {
      const bare = { ...brief, proof: [], price: null };
      const content = JSON.stringify(
        task === "story-script" ? story({ brief: bare }) : carousel({ brief: bare, count: 10 }),
      );
      expect(figures(content)).toEqual([]);
    }
  });

  it("is the same for the same brief and another for another hook", () => {
    expect(carousel()).toEqual(carousel());
    expect(carousel({ hook: "Stop sending reminders." })).not.toEqual(carousel());
  });

  it("reads well from a brief with nothing but a name", () => {
    const empty = {
      name: "Moss",
      description: "A plant shop",
      audience: "",
      pain: "",
      outcome: "",
      proof: [],
      price: "",
    };
    const { slides } = carousel({ brief: empty, hook: "", count: 6 });
    for (const { title } of slides) expect(title).not.toMatch(/null|undefined|\s{2}|\.\./);
  });
});

describe("the pictures that are asked for", () => {
  it("are taken in another way than their neighbours'", () => {
    const ways = [/studio/, /window/, /still life|one object/, /hills|landscape/];
    for (const { slides } of [carousel({ count: 10 }), carousel({ count: 6, hook: "Stop sending reminders." })]) {
      const taken = slides.map(({ imagePrompt }) => ways.findIndex((way) => way.test(imagePrompt)));
      expect(taken).not.toContain(-1);
      for (const [at, way] of taken.entries()) expect(taken.slice(at + 1, at + 4)).not.toContain(way);
    }
  });
});

describe("the copywriter's story", () => {
  it("is spoken in 35 to 60 words, from hook to ask", () => {
    const { beats } = story();
    expect(beats.map(({ role }) => role)).toEqual(["hook", "pain", "turn", "proof", "ask"]);
    const spoken = beats.reduce((sum, { line }) => sum + words(line), 0);
    expect(spoken).toBeGreaterThanOrEqual(35);
    expect(spoken).toBeLessThanOrEqual(60);
    expect(beats[0]?.overlay).toBe(hook.replace(/\.$/, ""));
    for (const { overlay } of beats.slice(1)) expect(words(overlay)).toBeLessThanOrEqual(6);
  });

  it("has no proof beat where the brief proves nothing", () => {
    const { beats } = story({ brief: { ...brief, proof: [] } });
    expect(beats.map(({ role }) => role)).not.toContain("proof");
  });

  it("stays within its length for any brief", () => {
    const texts = fc
      .array(
        fc.constantFrom(
          "they",
          "lose",
          "hours",
          "a",
          "calm",
          "room",
          "posting",
          "every",
          "day",
          "can't",
          "find",
          "invoices",
          "are",
          "late",
        ),
        { maxLength: 25 },
      )
      .map((it) => it.join(" "));
    fc.assert(
      fc.property(texts, texts, texts, (pain, outcome, opening) => {
        const facts = JSON.stringify({ task: "story-script", hook: opening, brief: { ...brief, pain, outcome } });
        const { beats } = StoryScript.parse(writeAnswer(facts, "story-script", z.toJSONSchema(StoryScript)));
        // A hook is never cut inside a phrase: what it has beyond its share is spoken on top.
        const most = 60 + Math.max(0, words(beats[0]?.line ?? "") - 14);
        expect(beats.reduce((sum, { line }) => sum + words(line), 0)).toBeLessThanOrEqual(most);
      }),
      { numRuns: 100 },
    );
  });
});
