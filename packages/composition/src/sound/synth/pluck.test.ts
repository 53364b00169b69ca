import { describe, expect, it } from "vitest";
import { levelDb } from "../../../test/files/tones.ts";
import { MUTED, OPEN, pluck } from "./pluck.ts";

describe("pluck", () => {
  it.each([110, 196, 329.63, 587.33, 880, 1318.5])("is in tune at %d Hz, and not just near it", (hz) => {
    for (const touch of [OPEN, MUTED]) {
      const string = pluck(hz, 1, touch);
      const at = (cents: number) => levelDb(string, hz * 2 ** (cents / 1200), 40, 440);
      expect(at(0)).toBeGreaterThan(at(-12));
      expect(at(0)).toBeGreaterThan(at(12));
      expect(at(0)).toBeGreaterThan(at(100) + 6);
    }
  });

  it("dies away, sooner under the heel of a hand", () => {
    const level = (touch: typeof OPEN) => levelDb(pluck(220, 2, touch), 220, 400, 500);
    expect(level(MUTED)).toBeLessThan(level(OPEN) - 15);
  });
});
