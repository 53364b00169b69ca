import { newItemsPlan, type RecipePlan } from "@vignette/domain/automation";
import { describe, expect, it } from "vitest";
import { makesText, stopText, triggerText, whenText } from "./plan-text.ts";

const at = (weekday: number, ...times: string[]) => times.map((time) => ({ weekday, time }));

describe("a recipe, read aloud,", () => {
  it.each([
    ["days with the same time", [...at(1, "18:30"), ...at(3, "18:30"), ...at(5, "18:30")], "Mon, Wed and Fri at 18:30"],
    ["several times of a day", at(1, "18:30", "09:00"), "Mon at 09:00 and 18:30"],
    ["different days", [...at(1, "09:00"), ...at(2, "12:00")], "Mon at 09:00; Tue at 12:00"],
    ["the whole week", [1, 2, 3, 4, 5, 6, 7].flatMap((day) => at(day, "08:00")), "every day at 08:00"],
  ])("says when it posts: %s", (_, times, expected) => expect(whenText({ times })).toBe(expected));

  it("says what starts a piece besides the clock", () => {
    const plan = newItemsPlan("UTC", "https://acme.example/feed.xml");
    expect(triggerText({ ...plan, times: { zone: "UTC", times: at(1, "09:00") } })).toBe(
      "for each new item of acme.example/feed.xml, at the next free time (Mon at 09:00)",
    );
    expect(triggerText({ trigger: { type: "call" }, times: { zone: "UTC", times: [] } })).toBe(
      "for each signed call, posted soon after",
    );
  });

  it("says what it makes, and in which looks", () => {
    const makes: RecipePlan["makes"] = [
      { kind: "carousel-image", looks: [] },
      { kind: "meme-image", looks: ["top-bottom"] },
    ];
    expect(makesText(makes)).toBe("Carousel in any look and Meme image as Top and bottom");
  });

  it.each([
    [{ pieces: null, after: null }, "when you pause it"],
    [{ pieces: 1, after: null }, "after 1 piece"],
    [{ pieces: 12, after: "2026-12-24" }, "after 12 pieces or after 24 Dec 2026"],
  ])("says when it ends: %o", (stop, expected) => expect(stopText(stop)).toBe(expected));
});
