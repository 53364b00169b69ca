import { plainScript, planOf, scriptFacts, scriptIn, scriptSchema, templateOf } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { readBriefs } from "../../../../scripts/sheets/brief-file.ts";
import { factAloud } from "../../src/hosts/openai/copywriter/material/fact-aloud.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";

const product = { id: "p", uid: "u", projectId: "x", purgeAt: null, createdAt: 0 as never, lastUpdated: 0 as never };
const briefs = new Map(readBriefs(undefined).map(({ name, brief }) => [name, brief]));

type Look = readonly ["video-story" | "ugc-video" | "meme-video", string];

function piece(name: string, [kind, template]: Look, hook: string, photos: { number: number; shows: string }[] = []) {
  const brief = briefs.get(name);
  if (!brief) throw new Error(`There is no brief ${name}.`);
  const facts = scriptFacts({ ...product, brief }, { kind, hook, photos, style: { template, drawing: null } });
  const answer = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
  return plainScript(answer, facts, planOf(facts));
}

/** The spoken lines after the hook. */
const linesOf = (name: string, look: Look, hook: string): string[] =>
  piece(name, look, hook)
    .beats.slice(1)
    .map(({ line }) => line);

it("a cause is followed by what to do, and by the fact of the product that helps against it", () => {
  expect(
    linesOf("shoe", ["ugc-video", "talking-cutaways"], "The real reason behind black toenails").slice(0, 2),
  ).toEqual([
    "It's usually the size. On every downhill, your toes hit the front.",
    "So leave a thumb of room. The Tern 2 running shoe has a wide toe box.",
  ]);
  expect(linesOf("rechnung", ["video-story", "split-proof"], "Warum deine Kunden so spät zahlen").slice(0, 2)).toEqual([
    "Die Rechnung geht zu spät raus. Wer spät schreibt, wird spät bezahlt.",
    "Schreib sie also am selben Tag. Mit Zettelfrei dauert eine Rechnung 90 Sekunden.",
  ]);
});

it("a hook that says how is followed by moves in their order, then by what is used for them", () => {
  const [moves, used] = linesOf("shoe", ["ugc-video", "hook-then-demo"], "How to finish long runs comfortably");
  expect(moves).toBe("Loosen all the laces. Push your heel back. Leave a thumb of room.");
  expect(used).toBe("The Tern 2 does the rest. It has a wide toe box.");
});

it("looks that do not show the moves answer such a hook with another thing to do, and why, each with its own", () => {
  const told = (look: Look) => linesOf("coffee", look, "How to get coffee worth drinking black").slice(0, 2);
  expect(told(["ugc-video", "green-screen"])).toEqual([
    "Buy by the roast date. Old beans hide behind a best-before date.",
    "Kiln House Blend is posted within 24 hours of roasting.",
  ]);
  expect(told(["video-story", "photo-story"])[0]).toMatch(/^Grind beans right before brewing\. /);
});

it("what has nothing to do with the cause is no answer to it, and comes with a bridge", () => {
  const [cause, product] = linesOf("serum", ["ugc-video", "talking-cutaways"], "The real reason behind tight skin");
  expect(cause).toBe("It's often the water. Hot water strips your skin's own oil.");
  expect(product).toBe("So wash with lukewarm water. The Dew Drop does the rest. It's free of perfume.");
});

it("a film of words ends with the product, what it has for the list, and where it is", () => {
  const hook = "5 ways to avoid bitter coffee, best one last";
  const { title = "" } = piece("coffee", ["video-story", "moving-type"], hook).beats.at(-1) ?? {};
  expect(title.replaceAll("*", "")).toBe("Kiln House Blend: roasted every Tuesday, €14. Link in bio");
});

it("a chat ends with a twist and promises nothing", () => {
  const titles = (name: string, hook: string) =>
    piece(name, ["meme-video", "chat-play"], hook)
      .beats.slice(-2)
      .map(({ title }) => title);
  expect(titles("coffee", "Explain Kiln House Blend in three words")).toEqual([
    "who else have you told",
    "the barista. there was a line",
  ]);
  expect(titles("rechnung", "„Das mache ich nach Feierabend“")).toEqual([
    "Und das sagst du mir jetzt?",
    "Du hast gesagt, du hast alles im Griff",
  ]);
});

it("with photos enough each move is a beat of its own, over the photo of it", () => {
  const shown = ["The bag of Kiln House Blend", "The open bag of Kiln House Blend", "Roasted beans, in a scoop"];
  const photos = [...shown, "A paper filter over a carafe"].map((shows, at) => ({ number: at + 1, shows }));
  const { beats } = piece("coffee", ["ugc-video", "hook-then-demo"], "How to get coffee worth drinking black", photos);
  expect(beats.slice(1, 5).map(({ line, photo }) => [line, photo])).toEqual([
    ["Open a fresh bag.", 2],
    ["Grind right before you brew.", 3],
    ["Pour just off the boil.", 4],
    [expect.stringContaining("Kiln House Blend"), 1],
  ]);
});

it("what is made to order is left to its maker, and asked for with a price", () => {
  const lines = linesOf("garden", ["ugc-video", "hook-then-demo"], "How to get dry feet");
  expect(lines[1]).toMatch(/^Or leave it to Stillwell Garden Paths: /);
  expect(lines.at(-1)).toBe("Get your price: link in bio.");
});

it("three takes give three people their answer, the last one the product, its price and where it is", () => {
  expect(linesOf("shoe", ["ugc-video", "three-takes"], "Black toenails? Watch this")).toEqual([
    "To a friend I'd say: leave a thumb of room.",
    "You doubt it? On every downhill, your toes hit the front.",
    "In a hurry: the Tern 2, a wide toe box. €139, link in the bio.",
  ]);
});

it("a customer who speaks of another fact is left out, and one who speaks of the same is heard", () => {
  const look = ["video-story", "photo-story"] as const;
  const told = (name: string, hook: string) => linesOf(name, look, hook).join(" ");
  expect(told("shoe", "The real reason behind black toenails")).not.toContain("New sole");
  expect(told("shoe", "The real reason behind black toenails")).toContain("was tested over 800 km by 41 runners");
  expect(told("garden", "The real reason behind a muddy path")).toContain("does not wobble");
});

it("hair on clothes has another cause than a cat that runs away", () => {
  const cause = (hook: string) => linesOf("gato", ["ugc-video", "talking-cutaways"], hook)[0];
  expect(cause("¿Pelo de gato en toda la ropa? Mira esto")).toContain("El pelo suelto");
  expect(cause("Tu gato huye del cepillo por una razón")).toContain("Los tirones no se olvidan");
});

/** What a brisk voice says. */
const MOST_A_SECOND = 2.9;

it("a film ends with its product and price, within the seconds that its look promises", () => {
  for (const [name, { price }] of briefs)
    for (const [kind, template, hook] of [
      ["ugc-video", "hook-then-demo", "How to get there"],
      ["ugc-video", "green-screen", "How to get there"],
      ["ugc-video", "talking-cutaways", "The real reason behind it"],
      ["ugc-video", "three-takes", "The real reason behind it"],
      ["video-story", "photo-story", "How to get there"],
      ["video-story", "split-proof", "The real reason behind it"],
      ["video-story", "countdown-list", "4 mistakes behind it"],
      ["video-story", "beat-cuts", "4 mistakes behind it"],
    ] as const) {
      const { beats } = piece(name, [kind, template], hook);
      expect([name, template, beats.at(-1)?.title], name).toEqual([name, template, expect.stringContaining(price)]);
      const spoken = beats.flatMap(({ line }) => line.split(/\s+/)).length;
      const [, seconds = 0] = templateOf(kind, template).seconds ?? [];
      expect(spoken / MOST_A_SECOND, `${name} ${template}`).toBeLessThanOrEqual(seconds);
    }
});

it("a short review stands whole over its line, with who said it", () => {
  const brief = briefs.get("coffee");
  if (!brief) throw new Error("There is no brief of the coffee.");
  const style = { template: "photo-story", drawing: null };
  const facts = scriptFacts({ ...product, brief }, { kind: "video-story", hook: "Bitter coffee? Watch this", style });
  const { beats } = scriptIn(writeAnswer(JSON.stringify(facts), "script", scriptSchema(facts)));
  expect(beats.map(({ title }) => title)).toContain("“Still sweet when it is cold.” Ines");
});

it("mistakes are told with their reasons; the last one is mended by the product in a whole sentence", () => {
  const lines = linesOf("coffee", ["video-story", "beat-cuts"], "4 mistakes that keep you from it");
  expect(lines.slice(0, 3).filter((it) => it.includes("Kiln House"))).toEqual([]);
  expect(lines[3]).toMatch(/^Buying without a roast date\. Kiln House Blend is (?:roasted|posted) /);
});

it.each([
  ["A wide toe box", "the Tern 2", "the Tern 2 has a wide toe box"],
  ["The sole can be replaced for €35", "the Tern 2", "with the Tern 2, the sole can be replaced for €35"],
  ["Tested over 800 km by 41 runners", "the Tern 2", "the Tern 2 was tested over 800 km by 41 runners"],
  ["Roasted every Tuesday", "Kiln House Blend", "Kiln House Blend is roasted every Tuesday"],
  ["Laid in two days", "Stillwell Garden Paths", "Stillwell Garden Paths are laid in two days"],
  ["Only reclaimed brick", "Stillwell Garden Paths", "Stillwell Garden Paths are made of nothing but reclaimed brick"],
  [
    "Ten-year guarantee on the edges",
    "Stillwell Garden Paths",
    "Stillwell Garden Paths come with a ten-year guarantee on the edges",
  ],
  ["Sinks in within a minute", "the serum", "the serum sinks in within a minute"],
  ["The same walker every day", "Muddy Paws", "with Muddy Paws, it's the same walker every day"],
  ["Six people per course", "Atelier Noor", "with Atelier Noor, it's six people per course"],
  ["We file your return", "Marlow Tax", "at Marlow Tax, we file your return"],
  ["No bitter end", "Kiln House Blend", "Kiln House Blend has no bitter end"],
  ["228 g in size 42", "the Tern 2", null],
  ["Refill pouch for $24", "the serum", null],
])("says %j as a sentence about %j", (fact, name, said) =>
  expect(factAloud(fact, name, { language: "en", isMany: name.endsWith("Paths") })).toBe(said),
);
