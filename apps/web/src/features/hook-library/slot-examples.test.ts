import { hookSlots, placeholders } from "@vignette/domain/hook-library";
import { expect, it } from "vitest";
import { slotExamples } from "./slot-examples.ts";

it.each(hookSlots)("the English example for [%s] is the one that writers get", (slot) => {
  expect(slotExamples[slot]).toBe(placeholders[slot].example);
});
