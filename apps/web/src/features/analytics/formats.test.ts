import { describe, expect, it } from "vitest";
import { formats, formatsFor } from "./formats.ts";

describe("a number in Analyze", () => {
  const { change, figure, seconds, share } = formatsFor("en-US");
  it.each([
    ["is a dash if it is not known", figure(null), "–"],
    ["is zero if it is zero", figure(0), "0"],
    ["groups thousands", figure(4100), "4,100"],
    ["is shortened if it is long", figure(48_231), "48.2K"],
    ["is shown as the reader writes numbers", formatsFor("de").figure(4100), "4.100"],
    ["is a share", share(0.0525), "5.3%"],
    ["says by its sign how it changed", change(0.124), "+12%"],
    ["is a time to watch", seconds(7420), "7.4 sec"],
  ])("%s", (_, text, expected) => expect(text).toBe(expected));

  it("is of a day in UTC, whatever the reader's zone", () => expect(formats.longDay("2026-11-03")).toBe("3 Nov 2026"));

  it("has weekdays that begin with Monday", () => expect(formats.weekday(1)).toBe("Mon"));
});
