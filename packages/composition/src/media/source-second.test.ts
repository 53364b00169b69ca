import { describe, expect, it } from "vitest";
import { sourceSecond } from "./source-second.ts";

describe("in a source of three seconds, cut at half a second, a clip", () =>
  it.each([
    ["runs with the scene", "hold", 500, 2000, 2],
    ["stays at the end", "hold", 500, 8000, 3],
    ["begins again where it was cut", "loop", 500, 3500, 1],
    ["goes round more than once", "loop", 500, 10_500, 0.5],
    ["shows the end if it was cut behind it", "loop", 4000, 4500, 3],
  ] as const)("%s", (_, atEnd, trimMs, ms, second) => {
    expect(sourceSecond({ ms, atEnd }, trimMs, 3)).toBeCloseTo(second);
  }));
