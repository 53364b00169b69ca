import { drawings, ScriptAnswer } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";
import { brief, hook, messageOf } from "./a-brief.ts";
import { all, LONG_HOOK, schema, script, titles, words } from "./a-script.ts";

describe("a story", () => {
  it("is spoken in 25 to 43 words, from hook to call to action", () => {
    const { beats } = script("video-story", "beat-cuts");
    expect(beats.map(({ role }) => role)).toEqual(["hook", "pain", "turn", "ask"]);
    const spoken = beats.reduce((sum, { line }) => sum + words(line), 0);
    expect(spoken).toBeGreaterThanOrEqual(25);
    expect(spoken).toBeLessThanOrEqual(43);
    for (const { title } of beats.slice(1, -1)) expect(words(title)).toBeLessThanOrEqual(6);
  });

  it("states no time that was not measured", () => {
    const said = script("video-story", "stopwatch", { count: 6 })
      .beats.map(({ title, line }) => `${title} ${line}`)
      .join(" ");
    expect(said).not.toMatch(/\d|minute|second|hours? (less|saved)/i);
  });
});

describe("three takes", () => {
  it("tell one thing to three people after the hook, and the last one of the product", () => {
    const { beats } = script("ugc-video", "three-takes");
    expect(beats[0]?.line).toContain("Your invoices are not late");
    expect(beats[1]?.line).toMatch(/^To a friend I'd say: /);
    expect(beats[2]?.line).toMatch(/^You doubt it\?/);
    expect(beats[3]?.line).toContain("Paidly");
  });
});

describe("three takes of a hook that quotes a doubt", () => {
  it("answer it with a customer who speaks of the same thing", () => {
    const known = {
      ...brief,
      objections: ["Clients hate reminders"],
      proof: ["“My clients thank me for reminders.” Inês"],
    };
    const { beats } = script("ugc-video", "three-takes", {
      brief: known,
      hook: "“Clients hate reminders.” Sound familiar?",
    });
    expect(beats[2]?.line).toBe("To a skeptic, the words of Inês: “My clients thank me for reminders.”");
  });
});

describe("a demonstration", () => {
  it("goes on in a beat of its own, and says nothing twice", () => {
    const { beats } = script("ugc-video", "hook-then-demo");
    expect(beats.map(({ role }) => role)).toEqual(["hook", "turn", "turn", "ask"]);
    const [, demo, second] = beats;
    expect(words(second?.line ?? "")).toBeGreaterThanOrEqual(4);
    expect(demo?.line).not.toContain(second?.line.replace(".", ""));
    expect(second?.title).not.toBe(demo?.title);
  });
});

describe("big numbers", () => {
  it("tell the figure of a complaint before those of the proof, as a trouble and not as a merit", () => {
    const complained = { ...brief, pain: "Clients who pay after six weeks" };
    const { beats } = script("carousel-image", "big-number", { brief: complained });
    expect(beats.slice(0, 3).map(({ role, title }) => [role, title])).toEqual([
      ["hook", hook],
      ["pain", "6 weeks"],
      ["proof", "4.8 stars"],
    ]);
  });
});

describe("before and after", () => {
  it("tells what hurts below the hook, unless the hook names the state itself", () => {
    const bodyOf = (opening: string) => script("carousel-image", "before-after", { hook: opening }).beats[0]?.body;
    expect(bodyOf("Late invoices")).toMatch(/^Before: ./);
    expect(bodyOf("Before: Sunday night. After: paid")).toBe("Before");
  });
});

describe("the labels of a drawing", () => {
  it.each(drawings.map((it) => [it.name, it.slots] as const))("fit %s, one for each place", (_, slots) => {
    for (const opening of [hook, LONG_HOOK, "", "Stop sending reminders."]) {
      const facts = {
        task: "script",
        kind: "meme-image",
        template: "labels",
        slots,
        count: slots.length,
        hook: opening,
      };
      const { beats } = ScriptAnswer.parse(writeAnswer(messageOf(facts), "script", schema));
      expect(beats).toHaveLength(slots.length);
      expect(new Set(beats.map(({ title }) => title)).size).toBe(slots.length);
      for (const [at, { title }] of beats.entries())
        expect(words(title)).toBeLessThanOrEqual(slots[at]?.mostWords ?? 0);
    }
  });

  it("call the product by its short name where its whole one has no room", () => {
    const slots = drawings.find(({ name }) => name === "the-window")?.slots ?? [];
    const product = { ...brief, name: "Dew Drop night serum", pain: "tight skin by noon" };
    const facts = { task: "script", kind: "meme-image", template: "labels", slots, count: slots.length, hook: "" };
    const { beats } = ScriptAnswer.parse(writeAnswer(messageOf({ ...facts, brief: product }), "script", schema));
    expect(beats[1]?.title).toBe("Dew Drop");
  });
});

describe("a chat", () => {
  it("never has the same message twice, and is labeled as scripted", () => {
    const answer = script("meme-video", "chat-play", { count: 10 });
    expect(new Set(titles(answer)).size).toBe(10);
    expect(answer.caption).toContain("scripted");
  });
});

describe("the copywriter", () => {
  it("writes the same text for the same brief, and a different one for another hook", () => {
    expect(script("carousel-image", "marker-list")).toEqual(script("carousel-image", "marker-list"));
    expect(script("carousel-image", "marker-list", { hook: "Stop sending reminders." })).not.toEqual(
      script("carousel-image", "marker-list"),
    );
  });

  it("varies its jokes", () => {
    const hooks = Array.from({ length: 12 }, (_, n) => `${LONG_HOOK} ${"really ".repeat(n)}`);
    const jokes = hooks.map((it) => titles(script("meme-image", "top-bottom", { hook: it })).join());
    expect(new Set(jokes).size).toBeGreaterThan(4);
  });

  it("ends a joke about the same trouble another way in each look, with what its trade laughs about", () => {
    const looks = [
      ["meme-video", "boiled-drawing"],
      ["meme-image", "panels"],
      ["meme-image", "top-bottom"],
    ] as const;
    const ends = looks.map(([kind, look]) =>
      titles(script(kind, look, { hook: "Me: I can live with invoices" })).at(-1),
    );
    expect(ends).toEqual(expect.arrayContaining(["The receipts: we've been here since March"]));
    expect(new Set(ends).size).toBe(looks.length);
  });

  it("writes well from a brief with nothing but a name", () => {
    const empty = {
      name: "Moss",
      description: "A plant shop",
      audience: "",
      pain: "",
      outcome: "",
      proof: [],
      price: "",
    };
    for (const [kind, template] of all)
      for (const { title, line } of script(kind, template, { brief: empty, hook: "" }).beats)
        expect(`${title} ${line}`).not.toMatch(/null|undefined|false|\.\.|,\.|\*\*/);
  });

  it("shows the product itself, or what the trouble is about, in other ways from beat to beat", () => {
    const { beats, imageStyle } = script("carousel-image", "marker-list", { count: 10 });
    const pictures = beats.map(({ imagePrompt }) => imagePrompt);
    expect(pictures.every((it) => /the (?:laptop|calendar)|an? receipt/.test(it))).toBe(true);
    expect(pictures.every((it, at) => it !== pictures[at + 1])).toBe(true);
    expect(imageStyle).toContain("freelance designers");
  });
});
