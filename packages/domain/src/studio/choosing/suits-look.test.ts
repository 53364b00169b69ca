import { expect, it } from "vitest";
import { templates } from "../catalogue/templates.ts";
import { keptBy } from "./kept-promises.ts";
import { bestLooks, suitsLook, suitsLooks } from "./suits-look.ts";

const looks = ["marker-list", "big-number", "teardown", "before-after", "essay", "photo-dump", "checklist"];

it.each([
  ["Warum deine Kunden so spät zahlen", ["marker-list", "essay"]],
  ["Bitter coffee? Maybe it's not your fault", ["marker-list", "essay"]],
  ["To sleep, stop doing this", ["marker-list"]],
  ["How to get dry feet", ["marker-list", "teardown", "essay", "checklist"]],
  ["What runners believe about sore knees, and what's true", ["marker-list"]],
  ["Tu gato no odia el cepillo. Odia los tirones", ["marker-list"]],
  ["The plain facts about the Tern 2", ["big-number"]],
  ["The Tern 2 in 3 numbers", ["big-number"]],
  ["800 km. 228 g. €139", ["big-number"]],
  ["Out: black toenails. In: finishing long runs", ["before-after"]],
  ["Before: a muddy path. After: see for yourself", ["before-after"]],
  ["El sofá antes y después de una semana", ["before-after", "essay"]],
  ["Two answers to bad sleep. One lasts", ["photo-dump"]],
  ["5 mistakes behind bitter coffee", ["marker-list"]],
  ["Take a closer look at Pact", ["teardown", "photo-dump"]],
  ["What really goes into Pact", ["teardown"]],
  ["Most people miss this about Pact", ["teardown"]],
  ["Who else is tired of a muddy path?", looks],
])("%j is told best by %j", (line, best) => expect(bestLooks(line, looks)).toEqual(best));

it.each([
  ["No talking. Just Pact", "ugc-video", ["pov-hands"]],
  ["Left: before Pact. Right: after", "carousel-image", ["before-after"]],
  ["Spot the difference with Pact", "video-story", ["split-proof", "stopwatch"]],
  ["Bad sleep? Maybe it's not your fault", "ugc-image", ["sticky-note"]],
  ["Pact, up close", "ugc-video", ["hook-then-demo", "talking-cutaways", "pov-hands"]],
  ["Bad sleep? Maybe it's not your fault", "ugc-video", ["green-screen", "talking-cutaways", "three-takes"]],
  ["Me: I can live with a muddy path", "meme-video", ["boiled-drawing", "freeze-and-name", "escalation"]],
  ["POV: you finally get dry feet", "ugc-video", ["hook-then-demo", "pov-hands"]],
  ["Two answers to bad sleep. One lasts", "video-story", []],
  ["How to get dry feet", "carousel-image", ["marker-list", "teardown", "essay", "phone-note", "checklist"]],
  ["Me, finally rid of bad sleep", "meme-image", ["caption-above", "top-bottom", "panels"]],
] as const)("%j suits only looks that can do it", (line, kind, suited) => {
  const all = templates[kind].map(({ name }) => name);
  expect(all.filter((look) => suitsLook(line, look))).toEqual(suited);
});

it.each([
  ["Day 1 of living with bitter coffee", ["caption-above", "top-bottom", "panels"]],
  ["Me, still choosing bitter coffee", ["labels"]],
] as const)("labels stand over a choice, and no later day follows them: %s", (line, best) => {
  expect(
    bestLooks(
      line,
      templates["meme-image"].map(({ name }) => name),
    ),
  ).toEqual(best);
});

it("a line suits a kind without chosen looks where one of its looks keeps it", () => {
  const line = "Explain the Tern 2 in three words";
  expect([suitsLooks(line, "carousel-image", []), suitsLooks(line, "meme-video", [])]).toEqual([false, true]);
});

it("every look that is said to keep something is there", () => {
  const names = Object.values(templates).flatMap((all) => all.map(({ name }) => String(name)));
  expect(Object.keys(keptBy).filter((it) => !names.includes(it))).toEqual([]);
});
