import { bringBackPlan, defaultPlan, newItemsPlan } from "@vignette/domain/automation";
import { describe, expect, it } from "vitest";
import { formOf, planOf, restoredForm } from "./recipe-form.ts";

const plan = {
  ...defaultPlan("Europe/Berlin"),
  hooks: { from: "list" as const, lines: ["One", "Two"] },
  approval: { type: "first" as const, count: 3 },
  stop: { after: "2026-12-24", pieces: 12 },
};
const form = formOf(plan);

describe("the form of a recipe", () => {
  it("describes the plan it was filled from", () => {
    expect(planOf(form)).toEqual({ plan });
    expect(planOf(formOf(bringBackPlan("UTC")))).toEqual({ plan: bringBackPlan("UTC") });
    const fed = newItemsPlan("UTC", "https://acme.example/feed.xml");
    expect(planOf(formOf(fed))).toEqual({ plan: fed });
  });

  it("takes one hook from each line, and skips empty lines", () =>
    expect(planOf({ ...form, hooks: { from: "list", lines: " One \n\nTwo\n" } })).toEqual({ plan }));

  it.each([
    [
      "a feed without an address",
      { trigger: { type: "feed" as const, address: "" } },
      "trigger.address",
      "Use an address that starts with https://.",
    ],
    ["an empty name", { name: " " }, "name", "Give the recipe a name of 1 to 80 characters."],
    ["an empty number", { restDays: "" }, "restDays", "Use a whole number from 1 to 365."],
    ["half a piece", { budget: { pieces: "1.5", credits: "9" } }, "budget.pieces", "Use a whole number from 1 to 70."],
    [
      "words for a number",
      { stop: { after: "", pieces: "ten" } },
      "stop.pieces",
      "Use a whole number from 1 to 10,000.",
    ],
  ])("says beside the field what is wrong: %s", (_, change, field, message) => {
    const result = planOf({ ...form, ...change });
    expect("faults" in result && [...result.faults]).toEqual([[field, message]]);
  });

  it("is restored as it was typed, even if a number is missing", () => {
    const typed = { ...form, restDays: "", name: "Half" };
    expect(restoredForm(JSON.parse(JSON.stringify(typed)), formOf(defaultPlan("UTC")))).toEqual(typed);
  });

  it("is restored without what another version stored differently", () => {
    const stored = { ...form, name: "Kept", accounts: [{ accountId: 1 }], budget: 3 };
    expect(restoredForm(stored, form)).toEqual({ ...form, name: "Kept", accounts: form.accounts, budget: form.budget });
    expect(restoredForm(null, form)).toBeNull();
  });
});
