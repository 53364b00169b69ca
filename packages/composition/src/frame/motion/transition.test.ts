import { describe, expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { anImage, aScene } from "../../../test/scenes/scenes.ts";
import { frame } from "../../index.ts";
import type { Transition } from "../../scene/effects.ts";
import type { Primitive } from "../primitives/primitive.ts";

function at(kind: Transition["kind"], t: number): Primitive[] {
  const before = anImage({ id: "before", src: "before", endMs: 1000 });
  const after = anImage({ id: "after", src: "after", startMs: 1000, transition: { kind, durationMs: 200 } });
  return frame(aScene([before, after]), t, evenMeasure).slice(1);
}
const seen = (primitives: readonly Primitive[]): string[] =>
  primitives.flatMap((it) => (it.kind === "group" ? seen(it.children) : it.kind === "image" ? [it.src] : []));
const shiftOf = (primitive: Primitive | undefined) => (primitive?.kind === "group" ? primitive.matrix[4] : 0);

describe("transitions", () => {
  it.each([
    ["page-slide", ["before", "after"]],
    ["wipe", ["before", "after"]],
    ["whip", ["before"]],
    ["punch", ["after"]],
  ] as const)("%s begins with %j", (kind, pictures) => {
    expect(seen(at(kind, 1050))).toEqual(pictures);
  });

  it.each(["page-slide", "wipe", "whip", "punch"] as const)("%s ends with the next picture at rest", (kind) => {
    expect(at(kind, 1200)).toMatchObject([{ kind: "image", src: "after" }]);
    expect(seen(at(kind, 966))).toEqual(["before"]);
  });

  it("page-slide pushes one page out as the other comes in, edge to edge", () => {
    const [before, after] = at("page-slide", 1080);
    expect(shiftOf(after)).toBeGreaterThan(0);
    expect(shiftOf(after) - shiftOf(before)).toBeCloseTo(1080);
  });

  it("whip smears most where it cuts, and shows no edge of a picture", () => {
    for (const t of [1020, 1060, 1090, 1110, 1150, 1190]) {
      const [group] = at("whip", t);
      if (group?.kind !== "group") throw new Error("no group");
      const [scale, , , , x] = group.matrix;
      const half = (group.smear ?? 0) / 2;
      expect([x + half <= 0.001, x + 1080 * scale - half >= 1079.999], `at ${t}`).toEqual([true, true]);
    }
  });

  it.each(["page-slide", "wipe", "whip"] as const)("%s with nothing to come over is a cut", (kind) => {
    const alone = anImage({ id: "alone", transition: { kind, durationMs: 200 } });
    expect(frame(aScene([alone]), 0, evenMeasure)).toEqual(frame(aScene([anImage({ id: "alone" })]), 0, evenMeasure));
  });
});
