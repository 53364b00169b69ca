import { days, instant, later } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { announcementDraft, announcementEdit } from "./announcement-draft.ts";

const now = instant(Date.parse("2026-11-23T09:30:00Z"));
const draft = { ...announcementDraft(null, now), text: "New templates" };

describe("the form of an announcement", () => {
  it("begins now and ends in a week, for everyone, unless changed", () => {
    expect(announcementEdit("a", draft, now).value).toEqual({
      ...{ id: "a", text: "New templates", link: null, planId: null },
      ...{ startsAt: now, endsAt: later(now, days(7)) },
    });
  });

  it.each([
    [{ text: " " }, "This must not be empty."],
    [{ link: "vignette.app" }, "https://"],
    [{ until: "" }, "Choose a date and time for both ends."],
    [{ until: draft.from }, "after the start"],
  ])("says what is wrong with %j", (typed, sentence) => {
    expect(announcementEdit("a", { ...draft, ...typed }, now).error).toContain(sentence);
  });
});
