import { isSpoken, templateOf, unprovenFigures } from "@vignette/domain/studio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brief, hook } from "./a-brief.ts";
import { all, LONG_HOOK, script, titles, words } from "./a-script.ts";

const bare = (text: string) => text.replaceAll("*", "");

describe.each(all)("a %s by the template %s", (kind, template) => {
  const { least, most } = templateOf(kind, template).beats;
  const counts = Array.from({ length: most - least + 1 }, (_, n) => least + n);

  it("has as many beats as requested, each with text or speech", () => {
    for (const count of counts) {
      const { beats } = script(kind, template, { count });
      expect(beats).toHaveLength(count);
      for (const { title, line, body } of beats) expect(`${title}${line}`.trim(), JSON.stringify(body)).not.toBe("");
    }
  });

  it("opens with the exact hook, in its first beat or, if that beat has another role, in the caption", () => {
    const { beats, caption } = script(kind, template);
    const opening = [beats[0]?.title, beats[0]?.body, beats[0]?.line].map((it) => bare(it ?? ""));
    const said = [...opening, caption].map((it) => it.includes(hook.replace(/\.$/, "")));
    expect(said).toContain(true);
    expect(caption.startsWith(hook)).toBe(true);
  });

  it("has speech only where a voice reads it", () => {
    const spoken = isSpoken(kind) && !templateOf(kind, template).isSilent;
    for (const { line } of script(kind, template).beats) expect(line !== "").toBe(spoken);
  });

  it("has no picture prompts for a drawn joke, one for a joke with a picture, else one per beat", () => {
    const pictures = script(kind, template).beats.filter(({ imagePrompt }) => imagePrompt !== "").length;
    const withOne = ["top-bottom", "freeze-and-name"].includes(template);
    const expected = withOne ? 1 : kind.startsWith("meme") ? 0 : templateOf(kind, template).beats.usual;
    expect(pictures).toBe(expected);
  });
});

/** The maximum number of words in titles. Source: the templates' own notes, docs/content.md#words-on-screen. */
const LIMITS: Record<string, number> = {
  // Something to do comes with its reason.
  "photo-essay": 15,
  teardown: 12,
  essay: 28,
  "sticky-note": 8,
  "screen-in-hand": 9,
  "caption-above": 16,
  "top-bottom": 9,
  labels: 4,
  panels: 9,
  "pov-hands": 5,
  "boiled-drawing": 9,
  "freeze-and-name": 9,
  escalation: 6,
  "chat-play": 12,
};

describe("the title text", () => {
  it.each(all.filter(([, template]) => template in LIMITS))(
    "fits a %s by %s, however long the hook",
    (kind, template) => {
      for (const opening of [hook, LONG_HOOK]) {
        const texts = titles(script(kind, template, { hook: opening }));
        for (const title of texts.slice(
          template === "photo-essay" || template === "teardown" || template === "essay" ? 1 : 0,
        ))
          expect(words(title), title).toBeLessThanOrEqual(LIMITS[template] ?? 0);
      }
    },
  );

  it("of a meme is at most seven words per turn", () => {
    expect(words(titles(script("meme-image", "top-bottom", { hook: LONG_HOOK }))[1] ?? "")).toBeLessThanOrEqual(7);
    expect(words(titles(script("meme-video", "freeze-and-name"))[1] ?? "")).toBeLessThanOrEqual(4);
  });

  it("is a figure with its unit, or a few words, where a slide shows it large", () => {
    const { beats } = script("carousel-image", "big-number");
    for (const { title } of beats.slice(1)) expect(words(title)).toBeLessThanOrEqual(4);
    expect(beats.map(({ title }) => title)).toEqual(expect.arrayContaining(["4.8 stars", "€9 a month"]));
  });

  it("has one mark where the template marks a phrase", () => {
    for (const template of ["marker-list", "essay"])
      for (const { title, body } of script("carousel-image", template).beats)
        expect(`${title} ${body}`).toMatch(/^[^*]*\*[^*\s][^*]*\*[^*]*$/);
  });
});

describe("a piece about a product with photos", () => {
  it.each([
    ["A client reads an invoice on a phone", /client reads/i],
    ["A friendly reminder on the screen", /friendly payment reminders/i],
  ])("tells of its features first what can be seen on them: %s", (photo, told) => {
    const [, point] = titles(
      script("carousel-image", "teardown", {
        photos: [photo, "Paidly on a table"].map((shows, at) => ({ number: at + 1, shows })),
      }),
    );
    expect(point).toMatch(told);
  });
});

describe("evidence", () => {
  it("is never invented: every stated figure is in the brief or in the hook", () => {
    const figures = fc.constantFrom(
      "4.8",
      "1 000",
      "2,100",
      "€24.90",
      "91%",
      "7",
      "24/7",
      "12:30",
      "3rd",
      "1.",
      "2026",
    );
    const plain = fc.constantFrom(
      ..."they lose hours a calm room posting every day can't find invoices are late with for our headaches 5* “never” again".split(
        " ",
      ),
    );
    const text = fc
      .array(fc.oneof({ weight: 5, arbitrary: plain }, { weight: 2, arbitrary: figures }), { maxLength: 18 })
      .map((it) => it.join(" "));
    const briefs = fc.record({
      name: fc.oneof(fc.constantFrom("Paidly", "Studio 54", "Slow-burn soy candle"), text),
      description: text,
      audience: text,
      pain: text,
      outcome: text,
      pains: fc.array(text, { maxLength: 2 }),
      outcomes: fc.array(text, { maxLength: 2 }),
      objections: fc.array(text, { maxLength: 2 }),
      avoid: fc.constant<string[]>([]),
      proof: fc.array(text, { maxLength: 4 }),
      price: fc.oneof(fc.constant(null), text),
      tone: fc.constant(""),
      language: fc.constantFrom("en", "de", "fr", "es", "pl"),
    });
    fc.assert(
      fc.property(briefs, text, fc.constantFrom(...all), fc.nat(9), (any, opening, [kind, template], more) => {
        const { least, most } = templateOf(kind, template).beats;
        const count = Math.min(most, least + more);
        const answer = script(kind, template, { brief: any, hook: opening, count });
        expect(unprovenFigures(answer, { brief: any, hook: opening })).toEqual([]);
        expect(answer.beats).toHaveLength(count);
      }),
      { numRuns: 300 },
    );
  });

  it("is repeated word for word", () => {
    for (const [kind, template] of [
      ["carousel-image", "marker-list"],
      ["video-story", "photo-story"],
    ] as const) {
      const said = script(kind, template).beats.map((it) => bare(`${it.title} ${it.body} ${it.line}`));
      expect(said.join("\n")).toContain("4.8 stars from 2,100 freelancers");
    }
  });

  it("is listed in a receipt as items and amounts", () => {
    const [receipt] = script("ugc-image", "receipt").beats;
    const lines = receipt?.body.split("\n") ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines).toEqual(expect.arrayContaining(["4.8 stars: from 2,100 freelancers", "Total: €9 a month"]));
    expect(lines.join()).not.toContain("unpaid");
  });

  it("is a customer's words with their source in a review, or a product fact if there is none", () => {
    const quoted = { ...brief, proof: ["“My evenings are mine again.” — Inês"] };
    const [review] = script("ugc-image", "real-review", { brief: quoted }).beats;
    expect([bare(review?.title ?? ""), review?.body]).toEqual(["My evenings are mine again.", "Inês"]);
    const [none] = script("ugc-image", "real-review").beats;
    expect([bare(none?.title ?? ""), none?.body]).toEqual(["Paidly sends friendly payment reminders by itself.", ""]);
  });

  it("has no beat where the brief has no evidence", () => {
    const { beats } = script("video-story", "beat-cuts", { brief: { ...brief, proof: [], price: null } });
    expect(beats.map(({ role }) => role)).not.toContain("proof");
  });
});

describe("the instructions of a brief", () => {
  const words = (part: object) =>
    bare(JSON.stringify(script("carousel-image", "marker-list", { brief: { ...brief, ...part }, count: 8 })));

  it("are followed: the words to avoid are replaced where there are others", () => {
    const plain = words({});
    const said = [
      ...new Set(plain.toLowerCase().match(/\b(quietly|normal|rarely|alone|whole|idea|list|look)\b/g) ?? []),
    ];
    const chosen = said.filter((it) => !JSON.stringify(brief).toLowerCase().includes(it)).slice(0, 1);
    expect(chosen).toHaveLength(1);
    expect(words({ avoid: chosen }).toLowerCase()).not.toContain(chosen[0]);
  });

  it.each([
    ["carousel-image", "marker-list"],
    ["video-story", "countdown-list"],
  ] as const)(
    "are followed where a hook promises signs: %s %s lists what goes wrong, wherever the number stands",
    (kind, template) => {
      const pains = ["rude reminders", "money that comes late"];
      const told = { ...brief, pains };
      const { beats } = script(kind, template, {
        brief: told,
        hook: "Chasing money? Watch for these 3 signs",
        count: 5,
      });
      const listed = bare(JSON.stringify(beats.slice(1, -1))).toLowerCase();
      for (const it of pains) expect(listed).toContain(it);
    },
  );

  it("are followed: the first objection is named and answered where there is room", () => {
    expect(words({ objections: ["it sounds pushy", "too dear"] })).toContain("“It sounds pushy”");
  });

  it("change nothing if they are empty", () => {
    expect(words({ avoid: [], objections: [] })).toBe(words({}));
  });
});
