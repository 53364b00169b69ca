import { m } from "@vignette/messages";
import { expect, it } from "vitest";
import { reasonText } from "./suggestion-text.ts";

const range = (low: number, high: number) => ({ low, mid: 1, high });

it.each([
  [0, null, "List hooks: not tried yet."],
  [1, null, "List hooks: only 1 post so far, too few to tell."],
  [9, range(1.14, 1.9), "List hooks: 1.1–1.9× your usual views over 9 posts."],
  [9, range(0.8, 1.3), "List hooks: 0.8–1.3× your usual views over 9 posts, still open."],
  [9, range(0.5, 0.9), "List hooks: 0.5–0.9× your usual views over 9 posts, worth one more try."],
] as const)("the reason for a test after %i posts with %o is: %s", (n, times, text) => {
  expect(reasonText({ n, times }, "List hooks")).toBe(text);
});

it.each(["es", "fr", "pt-BR"] as const)(
  "in %s a reason fits a hook, a look and posts alike: no participle agrees with them",
  (locale) => {
    const facts = { name: "…", times: "…", count: 9 };
    const reasons = [
      m.analyze_reason_not_tried(facts, { locale }),
      m.analyze_reason_worse(facts, { locale }),
      m.analyze_reason_open(facts, { locale }),
    ];
    expect(reasons.join(" ")).not.toMatch(/(essay|test|tent|prob|experiment)(é|ad[oa])s?\b/);
  },
);
