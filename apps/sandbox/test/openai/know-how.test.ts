import { thing } from "@vignette/domain/objects";
import { expect, it } from "vitest";
import { readBriefs } from "../../../../scripts/sheets/brief-file.ts";
import { assignmentFrom } from "../../src/hosts/openai/copywriter/brief.ts";
import { tradeOf, trades } from "../../src/hosts/openai/copywriter/know-how/trades.ts";
import { phrasebookFor } from "../../src/hosts/openai/copywriter/phrases/phrasebook-for.ts";
import { wordCount } from "../../src/hosts/openai/copywriter/words.ts";

const lists = trades.flatMap(({ about, advice }) =>
  Object.values(advice).flatMap(({ habits, mistakes }) => [habits, mistakes].map((pairs) => ({ about, pairs }))),
);

it("advice of a trade can be a label and be spoken with its number, and has no figure that would be a claim", () => {
  const broken = lists.flatMap(({ pairs }) =>
    pairs.filter(([title, body]) => {
      const whole = `${title} ${body}`;
      return wordCount(title) > 6 || wordCount(body) < 3 || wordCount(whole) > 15 || /\d/.test(whole);
    }),
  );
  expect(broken).toEqual([]);
});

it("a list of advice has five things or more, and says none twice, not even as what is said of any product", () => {
  for (const { about, pairs } of lists) {
    expect([about, pairs.length >= 5]).toEqual([about, true]);
    for (const at of [0, 1] as const) expect(new Set(pairs.map((it) => it[at])).size).toBe(pairs.length);
  }
  const general = (["en", "de", "es", "fr"] as const).flatMap((it) => {
    const { habits, mistakes } = phrasebookFor(it);
    return [...habits, ...mistakes].flat();
  });
  expect(lists.flatMap(({ pairs }) => pairs.flat()).filter((it) => general.includes(it))).toEqual([]);
});

it("no two things to do undo each other", () => {
  const states = [/\b(?:dry|trocken|seca|sèche)\b/i, /\b(?:damp|wet|feucht|húmeda|humide)\b/i];
  const both = lists.filter(({ pairs }) => states.every((state) => pairs.some(([title]) => state.test(title))));
  expect(both.map(({ pairs }) => pairs)).toEqual([]);
});

it("moments of a trade are few words before a colon, with no figure, and each piece has another one for four thoughts", () => {
  const all = trades.flatMap(({ advice }) => Object.values(advice).map(({ moments }) => moments));
  expect(all.filter((it) => new Set(it).size < 4)).toEqual([]);
  expect(all.flat().filter((it) => wordCount(it) > 7 || /[\d:.]/.test(it))).toEqual([]);
});

const tradeIn = (brief: Record<string, unknown>) => {
  const trade = tradeOf(assignmentFrom(JSON.stringify({ brief })).brief);
  return trade?.about.split(" ")[0] ?? null;
};

it("knows the trade of each brief that contact sheets are made of", () => {
  expect(readBriefs(undefined).map(({ name, brief }) => [name, tradeIn(brief)])).toEqual([
    ["coffee", "coffee"],
    ["garden", "path"],
    ["gato", "cat"],
    ["rechnung", "invoice"],
    ["serum", "skin"],
    ["shoe", "run"],
  ]);
});

it.each([
  [{ name: "Muddy Paws", description: "Dog walks in small groups.", pain: "a dog that waits" }, "dog"],
  [{ name: "Atelier Noor", description: "A ceramic studio with evening courses.", pain: "idle evenings" }, "ceramic"],
  [{ name: "Pulsewatch", description: "API monitoring for engineering teams.", pain: "late alerts" }, "api"],
  [{ name: "Cabinet Lenoir", description: "Conseil fiscal pour indépendants.", pain: "un impôt" }, "tax"],
])("%j is of a trade that it names", (brief, trade) => expect(tradeIn(brief)).toBe(trade));

it.each([
  { name: "Enamel mug", description: "A mug for coffee that survives a fall.", pain: "chipped mugs" },
  { name: "Cepillo Onda", description: "Un cepillo para el pelo rizado.", pain: "tirones" },
  { name: "Oat bar", description: "A plant based bar with tea leaves.", pain: "afternoon hunger" },
  { name: "Bark box", description: "A box of treats for dogs.", audience: "dog owners", pain: "bored dogs" },
  { name: "Ledger lamp", description: "A lamp for the desk.", pain: "dark evenings" },
])("$name is no product of a trade that it only touches", (brief) => {
  expect(tradeIn(brief)).toBeNull();
});

it("jokes of a trade fit their places, and name no figure that would be a claim", () => {
  const all = trades.flatMap(({ jokes }) => Object.values(jokes));
  const tooLong = (most: number, lines: readonly string[]) => lines.filter((it) => wordCount(it) > most);
  const broken = all.flatMap(({ sorry, glad, later, excuses, cheers, kit, stack, habit, job }) => [
    ...tooLong(7, [...sorry, ...glad, later]),
    ...[...kit, ...stack].filter((it) => wordCount(it) > (stack.includes(it) ? 3 : 4)),
    // What belongs into a kit is drawn.
    ...kit.filter((it) => thing(it) === undefined),
    ...tooLong(5, [...excuses, ...cheers, habit]),
    ...tooLong(4, [job]),
    ...[...sorry, ...glad, ...excuses, ...cheers, habit, job].filter((it) => /\d/.test(it)),
  ]);
  expect(broken).toEqual([]);
});

it("what a trade says aloud fits a voice, the notes beside hands, and the room of the product after it", () => {
  const broken = trades.flatMap(({ told }) =>
    Object.values(told).flatMap(({ cause, todo: [title, line], way }) => [
      ...[cause].filter((it) => wordCount(it) > 16 || it.split(/[.!?](?:\s|$)/).length !== 3),
      ...[line].filter((it) => wordCount(it) > 8),
      ...[title, ...way].filter((it) => wordCount(it) > 5),
    ]),
  );
  expect(broken).toEqual([]);
});
