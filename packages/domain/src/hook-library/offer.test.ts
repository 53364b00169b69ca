import { describe, expect, it } from "vitest";
import { type Brief, emptyBrief } from "../research/index.ts";
import type { Hook } from "./hook.ts";
import { hookOffer } from "./offer.ts";
import { pickedLine } from "./picked-line.ts";
import { hookFilling } from "./values.ts";

const brief: Brief = {
  ...emptyBrief,
  name: "Pact",
  description: "x",
  audience: "busy parents",
  pain: "tired mornings",
  outcome: "sleep through the night",
};
const hook = (template: string, part: Partial<Pick<Hook, "language" | "channel">> = {}) =>
  ({ template, channel: "on-screen", language: "en", ...part }) as const;
const why = (template: string, part: Partial<Brief> = {}, of: object = {}) =>
  hookOffer({ ...hook(template), ...of }, hookFilling({ ...brief, ...part })).not;

describe("a built-in hook is", () => {
  it.each([
    ["Want to [goal]?", "Want to sleep through the night?"],
    ["The truth about [outcome]", "The truth about sleeping through the night"],
    ["POV: no more [pain]", "POV: no more tired mornings"],
  ])("offered where its words agree: %s", (template, line) => {
    expect(hookOffer(hook(template), hookFilling(brief))).toMatchObject({ line, not: null });
  });

  it("not offered with a phrase that has no short form, though a user's own hook is", () => {
    const pain = "mornings that begin before the sun does";
    expect(why("Tired of [pain]?", { pain })).toEqual({ why: "detail", slots: ["pain"] });
    expect(why("Tired of [pain]?", { pain }, { origin: "written" })).toBeNull();
    const filling = hookFilling({ ...brief, pain });
    expect(pickedLine("The real reason behind [pain]", filling)).toBe("The real reason behind [pain]");
    expect(pickedLine("A user's line about [pain]", filling)).toBe(`A user's line about ${pain}`);
  });

  it("not offered to one person as to a group", () => {
    const shortAudience = { text: "a busy parent", form: "singular" } as const;
    expect(why("[audience] get this wrong", { shortAudience })).toEqual({ why: "detail", slots: ["audience"] });
  });

  it("not offered with an open detail, which is named once", () => {
    expect(why("[time] of [task], [time]")).toEqual({ why: "detail", slots: ["time", "task"] });
  });

  it("not offered where its place is too small for the filled words or letters", () => {
    expect(why("Seven words come before this one, [audience]")).toBeNull();
    expect(why("Eight words and one more come before this, [audience]")).toEqual({ why: "length" });
    expect(why("Incomprehensibilities notwithstanding, counterrevolutionaries [audience]")).toEqual({ why: "length" });
  });

  it("not offered in another language than the brief's", () => {
    expect(why("[pain]?", { language: "de" })).toEqual({ why: "language" });
    expect(why("[pain]?", { language: "en-GB" })).toBeNull();
    expect(why("[pain]?", { language: "de" }, { language: "de-AT", origin: "made" })).toBeNull();
  });
});
