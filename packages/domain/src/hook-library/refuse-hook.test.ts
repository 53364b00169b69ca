import { describe, expect, it } from "vitest";
import { hookLibrary } from "./built-in/library.ts";
import { refuseHook } from "./refuse-hook.ts";

const why = (template: string, channel: "on-screen" | "spoken" = "on-screen") =>
  refuseHook({ template, channel })?.code ?? null;

describe("a line that a user writes as a hook", () => {
  it.each([
    ["How to get [outcome] without [pain]", null],
    ["No placeholder at all", null],
    ["Stop [celebrity] now", "hook-library.unknown-placeholder"],
    ["Stop [pain now", "hook-library.bracket"],
    ["Stop [[pain]] now", "hook-library.bracket"],
    ["Stop [Pain] now", "hook-library.bracket"],
    ["[pain] [outcome]", "hook-library.no-words"],
    ["One two three four five six seven eight nine ten", "hook-library.too-long-on-screen"],
  ])("“%s”: %s", (template, code) => expect(why(template)).toBe(code));

  it("may be longer where it is spoken", () => {
    expect(why("One two three four five six seven eight nine ten", "spoken")).toBeNull();
  });

  it("is refused with the maximum of words, and what it is for", () => {
    expect(refuseHook({ template: "a b c d e f g h i j", channel: "on-screen" })?.message).toBe(
      "1 word too many for two lines on screen: keep it to 9.",
    );
  });

  it("may be any of ours", () => expect(hookLibrary.filter((hook) => refuseHook(hook))).toEqual([]));
});
