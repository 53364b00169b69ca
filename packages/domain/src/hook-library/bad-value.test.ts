import { describe, expect, it } from "vitest";
import { badValue } from "./bad-value.ts";
import { hookSlots, placeholders } from "./placeholder.ts";

describe("a value for a placeholder", () => {
  it.each(hookSlots)("of %s may be its example", (slot) =>
    expect(badValue(slot, placeholders[slot].example)).toBeNull(),
  );

  it.each([
    ["number", "thirty", "Use figures alone, such as 30."],
    ["number", "30 days", "Use figures alone, such as 30."],
    ["price", "cheap", "A price has a figure, such as €24."],
    ["loss", "a lot", "A price has a figure, such as €400."],
    ["thing", "a [wick]", "Leave the brackets out."],
    ["topic", "x".repeat(41), "Use at most 40 characters."],
    ["thing", "  ", null],
  ] as const)("%s: “%s”", (slot, value, reason) => expect(badValue(slot, value)?.message ?? null).toBe(reason));
});
