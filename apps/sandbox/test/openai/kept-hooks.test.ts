import type { AssetType } from "@vignette/domain/assets";
import { hookFilling, hookLibrary, hookOffer } from "@vignette/domain/hook-library";
import { promisesWay } from "@vignette/domain/promises";
import { plainScript, planOf, scriptFacts, scriptIn, scriptSchema } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { readBriefs } from "../../../../scripts/sheets/brief-file.ts";
import { trades } from "../../src/hosts/openai/copywriter/know-how/trades.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";

const product = {
  ...{ id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never },
};
const briefs = readBriefs(undefined);
type Brief = (typeof briefs)[number]["brief"];

const plain = (text: string) => text.replaceAll("*", "").trim();

/** What a piece says after its hook, beat by beat. */
function saidIn(brief: Brief, { kind, template, hook }: { kind: AssetType; template: string; hook: string }) {
  const facts = scriptFacts({ ...product, brief }, { kind, hook, style: { template, drawing: null } });
  const answer = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
  const { beats } = plainScript(answer, facts, planOf(facts));
  return beats.slice(1).map(({ title, body, line }) => plain(`${title} ${body} ${line}`));
}

const CAUSES: Record<string, string> = {
  en: "The real reason behind all of it",
  de: "Warum deine Kunden so spät zahlen",
  es: "Tu gato huye del cepillo por una razón",
};
const HOWS: Record<string, string> = {
  en: "How to get there without the guesswork",
  de: "So schreibst du eine Rechnung auf der Baustelle",
  es: "Cómo tener un sofá sin pelos",
};
const known = trades.flatMap(({ advice }) => Object.values(advice));
const causes = [
  ...known.map(({ mistakes }) => mistakes[0][0].toLowerCase()),
  ...trades.flatMap(({ told }) =>
    Object.values(told).flatMap(({ also }) => (also ? [also.title.toLowerCase(), also.cause.toLowerCase()] : [])),
  ),
  ...trades.flatMap(({ told }) => Object.values(told).map(({ cause }) => cause.toLowerCase())),
];
const habits = known.flatMap((it) => it.habits.map(([title]) => title.toLowerCase()));
const moves = trades.flatMap(({ told }) => Object.values(told).map(({ way }) => way[0].toLowerCase()));
const waysOf = [...habits, ...moves];
const STORIES = ["beat-cuts", "photo-story", "split-proof"];

it.each([
  ...["photo-essay", "photo-captions", "outlined-text", "essay", "photo-dump", "phone-note"].map(
    (it) => ["carousel-image", it] as const,
  ),
  ...[...STORIES, "stopwatch", "moving-type"].map((it) => ["video-story", it] as const),
  ...["green-screen", "talking-cutaways"].map((it) => ["ugc-video", it] as const),
])("a %s / %s whose hook promises a cause tells it next", (kind, template) => {
  for (const { name, brief } of briefs) {
    const [next = ""] = saidIn(brief, { kind, template, hook: CAUSES[brief.language] ?? "" });
    expect(
      causes.some((it) => next.toLowerCase().includes(it)),
      `${name}: ${next}`,
    ).toBe(true);
  }
});

it.each([
  // The upper half of Split proof shows what goes wrong.
  ...STORIES.filter((it) => it !== "split-proof").map((it) => ["video-story", it] as const),
  ...["green-screen", "talking-cutaways"].map((it) => ["ugc-video", it] as const),
])("a %s / %s whose hook says how tells something to do next", (kind, template) => {
  for (const { name, brief } of briefs) {
    const [next = ""] = saidIn(brief, { kind, template, hook: HOWS[brief.language] ?? "" });
    // An app is its own way: "tap the job, enter the hours, send".
    const ways = name === "rechnung" ? ["leistung antippen, stunden eintragen, abschicken"] : waysOf;
    expect(
      ways.some((it) => next.toLowerCase().includes(it)),
      `${name}: ${next}`,
    ).toBe(true);
  }
});

it("every hook of the library that promises a way is followed by something to do", () => {
  const [coffee] = briefs.filter(({ name }) => name === "coffee");
  if (!coffee) throw new Error("There is no brief of the coffee.");
  const promising = hookLibrary
    .map((it) => hookOffer(it, hookFilling(coffee.brief)))
    .flatMap(({ line, not }) => (not === null && promisesWay(line) ? [line] : []));
  expect(promising.length).toBeGreaterThanOrEqual(15);
  const kept = promising.filter((hook) => {
    const [next = ""] = saidIn(coffee.brief, { kind: "video-story", template: "beat-cuts", hook });
    return waysOf.some((it) => next.toLowerCase().includes(it));
  });
  expect(kept).toEqual(promising);
});

it("hands and a demonstration keep a hook that says how", () => {
  for (const { name, brief } of briefs.filter(({ name: it }) => it !== "rechnung"))
    for (const template of ["pov-hands", "hook-then-demo"]) {
      const said = saidIn(brief, { kind: "ugc-video", template, hook: HOWS[brief.language] ?? "" })
        .join(" / ")
        .toLowerCase();
      expect(
        moves.some((it) => said.includes(it)),
        `${name}: ${said}`,
      ).toBe(true);
    }
});

it("a hook that names a pain is followed by its cause, and not by the pain again", () => {
  const hooks: Record<string, string> = {
    ...{ coffee: "Bitter coffee? Watch this", garden: "A muddy path? Watch this" },
    ...{ gato: "¿Pelo de gato en toda la ropa? Mira esto", rechnung: "Rechnungen am Sonntagabend? Schau dir das an" },
  };
  for (const { name, brief } of briefs.filter(({ name: it }) => it in hooks)) {
    const [next = ""] = saidIn(brief, { kind: "video-story", template: "beat-cuts", hook: hooks[name] ?? "" });
    expect(
      causes.some((it) => next.toLowerCase().startsWith(it)),
      next,
    ).toBe(true);
    expect(next.toLowerCase()).not.toContain(brief.pain.toLowerCase());
  }
});

it("the state before is the cause where the hook promises it, as far as it has room", () => {
  const before = briefs
    .filter(({ name }) => ["coffee", "serum"].includes(name))
    .map(({ brief }) => {
      const hook = "The small mistake behind all of it";
      const style = { template: "before-after", drawing: null };
      const facts = scriptFacts({ ...product, brief }, { kind: "carousel-image", hook, style });
      return scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts))).beats[0]?.body;
    });
  expect(before).toEqual(["Before: buying without a roast date", "Before: washing with hot water"]);
});

it.each(["photo-captions", "phone-note"])(
  "a %s that promises what is true begins with two mistakes of the trade",
  (template) => {
    const mistakes = known.flatMap((it) => it.mistakes.map(([title]) => title));
    for (const { name, brief } of briefs.filter(({ brief: it }) => it.language === "en")) {
      const hook = "What people believe about it, and what's true";
      const [one = "", two = ""] = saidIn(brief, { kind: "carousel-image", template, hook });
      for (const said of [one, two])
        expect(
          mistakes.some((it) => said.startsWith(it)),
          `${name}: ${said}`,
        ).toBe(true);
    }
  },
);

it("a doubt that a customer's words answer is answered with them, also in an essay", () => {
  const [gato] = briefs.filter(({ name }) => name === "gato");
  if (!gato) throw new Error("There is no brief of the brush.");
  const hook = "El sofá antes y después de una semana";
  const said = saidIn(gato.brief, { kind: "carousel-image", template: "essay", hook });
  expect(said.find((it) => it.includes("no se deja cepillar"))).toContain("Por fin se deja cepillar sin arañar");
});

it("what changed is told as a gain before it is told as a second fact", () => {
  for (const { name, brief } of briefs) {
    const hook = "Before: as ever. After: see for yourself";
    const said = saidIn(brief, { kind: "carousel-image", template: "before-after", hook }).join(" / ").toLowerCase();
    const gains = brief.outcomes.map(({ claim }) => claim.toLowerCase());
    expect(
      gains.some((it) => said.includes(it)),
      `${name}: ${said}`,
    ).toBe(true);
  }
});

it.each(["beat-cuts", "countdown-list"])(
  "the last reason of a %s is one that a fact of the product mends, by its name",
  (template) => {
    const named = briefs.filter(({ brief }) => {
      const hook =
        { en: "3 reasons it's hard", de: "3 Gründe, warum es dauert", es: "3 razones de todo" }[brief.language] ?? "";
      const last = saidIn(brief, { kind: "video-story", template, hook }).at(-2)?.toLowerCase() ?? "";
      const facts = [...brief.proof.map(({ claim }) => claim), brief.description].join(" ").toLowerCase();
      const name = brief.name.split(" ")[0]?.toLowerCase() ?? "";
      return last.includes(name) && facts.includes(last.split(" ").slice(-2).join(" ").replace(".", ""));
    });
    // Nothing in the brief of the shoe speaks of what runners do wrong.
    expect(named.map(({ name }) => name)).toEqual(["coffee", "garden", "gato", "rechnung", "serum"]);
  },
);

it.each(["3 reasons to try", "3 Gründe für", "3 razones para probar"])(
  "%s a product are its facts, and no mistakes",
  (begun) => {
    for (const { name, brief } of briefs)
      for (const template of ["checklist", "marker-list"]) {
        const hook = `${begun} ${brief.name}`;
        const said = saidIn(brief, { kind: "carousel-image", template, hook }).slice(0, -1).join(" ").toLowerCase();
        expect(
          causes.filter((it) => said.includes(it)),
          name,
        ).toEqual([]);
        expect(
          brief.proof.some(({ claim }) => said.includes(claim.toLowerCase())),
          `${name}: ${said}`,
        ).toBe(true);
      }
  },
);

it("two answers to a trouble are given: something to do, then the product", () => {
  for (const { name, brief } of briefs.filter(({ brief: it }) => it.language === "en")) {
    const hook = "Two answers to all of it. One lasts";
    const [first = "", second = ""] = saidIn(brief, { kind: "carousel-image", template: "phone-note", hook });
    expect(
      habits.some((it) => first.toLowerCase().startsWith(it)),
      `${name}: ${first}`,
    ).toBe(true);
    expect(second).toContain(brief.name);
    const said = saidIn(brief, { kind: "carousel-image", template: "photo-dump", hook });
    const [one, two] = ["Answer one: ", "Answer two: "].map((it) => said.find((line) => line.startsWith(it)) ?? "");
    expect(habits, name).toContain(one?.replace("Answer one: ", ""));
    expect(two).toContain(brief.name);
  }
});

it("a doubt is not answered by something that only has a word in common", () => {
  for (const { brief } of briefs)
    for (const template of ["talking-cutaways", "hook-then-demo"]) {
      const said = saidIn(brief, { kind: "ugc-video", template, hook: "Watch this" }).join(" ");
      for (const answer of ["beans from two farms", "a wide toe box", "only reclaimed brick"])
        expect(said.toLowerCase()).not.toMatch(new RegExp(`(?:fair\\. but look|the answer): ${answer}`));
    }
});

it("a chat that begins with the product's name tells two things of it, in three words and in a sentence with a verb", () => {
  for (const { name, brief } of briefs.filter(({ brief }) => brief.language === "en")) {
    const hook = `Explain ${brief.name} in three words`;
    const [first = "", , second = ""] = saidIn(brief, { kind: "meme-video", template: "chat-play", hook });
    expect(first.split(" "), name).toHaveLength(3);
    expect(second, name).toContain(brief.name);
    expect(second, name).toMatch(/\b(?:is|are|has|have|comes?|means?|uses?|get|sinks)\b/);
    expect(second.toLowerCase()).not.toContain(first.toLowerCase());
  }
});
