import { describe, expect, it } from "vitest";
import { bestHooks } from "./best-hooks.ts";
import { hookLibrary } from "./built-in/library.ts";
import { fillHook } from "./fill.ts";
import { hookFormats } from "./hook.ts";

const values = { product: "Pact", audience: "busy parents", pain: "tired mornings", outcome: "calm mornings" };

describe("the best hooks for a product", () => {
  it.each(hookFormats)("are four complete ones for a %s, of at least three categories", (kind) => {
    const best = bestHooks(hookLibrary, values, kind, 4);
    expect(best).toHaveLength(4);
    expect(new Set(best.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
    const parts = best.flatMap(({ template }) => fillHook(template, values));
    expect(parts.filter(({ type }) => type === "open")).toEqual([]);
  });

  it("put no lived experience into a stranger's mouth", () => {
    expect(bestHooks(hookLibrary, values, "ugc-video", 22).filter(({ genuine }) => genuine)).toEqual([]);
  });

  it("are none while nothing is known", () => expect(bestHooks(hookLibrary, {}, "carousel-image", 4)).toEqual([]));
});
