import { defaultPlan, newItemsPlan } from "@vignette/domain/automation";
import { instant } from "@vignette/domain/kernel";
import { expect, it } from "vitest";
import { nextText } from "./next-text.ts";

const at = instant(Date.parse("2026-11-30T17:30:00Z"));
const plan = defaultPlan("Europe/Berlin");
const failed = { reason: "failures", detail: "The renderer didn't answer.", says: null, at } as const;

it.each([
  [
    "when it posts next, by its own clocks",
    { plan, nextAt: at, paused: null },
    "Next post Mon 30 Nov, 18:30 Europe/Berlin",
  ],
  [
    "what it waits for",
    { plan: newItemsPlan("UTC", "https://acme.example/feed"), nextAt: null, paused: null },
    "Waits for a new item in the feed",
  ],
  [
    "who paused it, and since when",
    { plan, nextAt: null, paused: { reason: "owner" as const, detail: "", says: null, at } },
    "You paused this recipe. Since Mon 30 Nov.",
  ],
  [
    "that it was never started",
    { plan, nextAt: null, paused: { reason: "new" as const, detail: "", says: null, at } },
    "Not started yet",
  ],
  ["what went wrong", { plan, nextAt: null, paused: failed }, "The renderer didn't answer. Since Mon 30 Nov."],
])("a recipe says %s", (_, recipe, expected) => expect(nextText(recipe)).toBe(expected));

it("a recipe says when it posts next by the clocks of its reader", () => {
  expect(nextText({ plan, nextAt: at, paused: null }, "UTC")).toBe("Next post Mon 30 Nov, 17:30");
});
