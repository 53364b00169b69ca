import { describe, expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

describe("timeLeft", () =>
  it.each([
    ["is unknown before there is enough progress", 0.05, 9000, null],
    ["is unknown in the first second", 0.1, 1000, null],
    ["rounds to five seconds", 0.25, 8000, "about 25 s left"],
    ["does not count down the last seconds", 0.9, 18_000, "a few seconds left"],
    ["is given in minutes when it is long", 0.1, 20_000, "about 3 min left"],
    ["is unknown once the work is done", 1, 20_000, null],
  ] as const)("%s", (_, progress, elapsed, words) => expect(timeLeft(progress, elapsed)).toBe(words)));
