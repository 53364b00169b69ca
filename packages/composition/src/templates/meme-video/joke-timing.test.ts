import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { jokeTiming } from "./joke-timing.ts";

function joke(titles: readonly string[]) {
  const beats = titles.map((title, i) => ({
    ...{ id: `${i}`, role: "point" as const, title, line: "", body: "", media: null, holdMs: null },
  }));
  const look = { music: null, captions: null, brand: null, handle: "" };
  return jokeTiming({
    kind: "meme-video",
    template: "boiled-drawing",
    beats,
    voice: null,
    ...look,
  } satisfies Storyboard);
}

describe("a joke", () => {
  it("turns at 55 to 65 % of its time for any text, and lasts at least five seconds", () => {
    const title = fc.array(fc.constantFrom("one", "candle", "eleven"), { maxLength: 12 }).map((it) => it.join(" "));
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 4 }), (titles) => {
        const { turnMs, durationMs } = joke(titles);
        expect(turnMs / durationMs).toBeGreaterThan(0.55);
        expect(turnMs / durationMs).toBeLessThan(0.65);
        expect(durationMs).toBeGreaterThan(4950);
      }),
    );
  });

  it("of usual length takes five to nine seconds", () => {
    const { durationMs } = joke(["Me: one candle, just for the guests", "Also me, alone"]);
    expect(durationMs).toBeGreaterThanOrEqual(5000);
    expect(durationMs).toBeLessThanOrEqual(9000);
  });
});
