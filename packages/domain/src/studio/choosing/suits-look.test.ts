import { expect, it } from "vitest";
import { templates } from "../catalogue/templates.ts";
import { bestLooks, suitsLook, suitsLooks } from "./suits-look.ts";

const looks = ["marker-list", "big-number", "teardown", "before-after", "essay", "photo-dump", "checklist"];

it.each([
  ["Warum deine Kunden so spät zahlen", ["marker-list", "before-after", "essay"]],
  ["How to get dry feet", ["marker-list", "teardown", "before-after", "essay", "checklist"]],
  ["What runners believe about sore knees, and what's true", ["marker-list", "before-after", "essay", "checklist"]],
  ["The plain facts about the Tern 2", ["big-number"]],
  ["Before: a muddy path. After: see for yourself", ["marker-list", "before-after", "essay", "photo-dump"]],
  ["5 mistakes behind bitter coffee", ["marker-list"]],
  ["Do less and still get dry feet", ["marker-list", "before-after", "essay", "checklist"]],
])("%j is told best by %j", (line, best) => expect(bestLooks(line, "carousel-image", looks)).toEqual(best));

it.each([
  ["No talking. Just Pact", "ugc-video", ["pov-hands"]],
  ["Left: before Pact. Right: after", "carousel-image", ["before-after"]],
  ["Spot the difference with Pact", "video-story", ["split-proof", "stopwatch"]],
] as const)("%j suits only looks that can do it", (line, kind, suited) => {
  const all = templates[kind].map(({ name }) => name);
  expect(all.filter((look) => suitsLook(line, kind, look))).toEqual(suited);
});

it("a line that asks for three words is answered in a chat", () => {
  const line = "Explain the Tern 2 in three words";
  expect([suitsLooks(line, "carousel-image", looks), suitsLooks(line, "meme-video", ["chat-play"])]).toEqual([
    false,
    true,
  ]);
});
