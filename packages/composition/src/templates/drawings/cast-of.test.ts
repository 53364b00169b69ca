import { expect, it } from "vitest";
import { castOfStep } from "./cast-of.ts";

it.each([
  ["Day 30: nine mugs, one sad face", true],
  ["Day 30: nine creams. My skin: unimpressed", true],
  ["Tag 30: neun Tassen, ein trauriges Gesicht", true],
  ["Day 30: nine mugs everywhere", undefined],
])("a face is not shocked where the words say that it is sad or unmoved: %s", (title, isGlum) => {
  const beat = { id: "1", role: "turn", line: "", title, body: "", media: null, holdMs: null } as const;
  expect(castOfStep({ beats: [beat] }, 0).isGlum).toBe(isGlum);
});
