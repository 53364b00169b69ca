import { expect, it } from "vitest";
import { punchingIn } from "./coming-nearer.ts";

it("a photo comes nearer in a cut, and most of the rest in a jerk before it stops", () => {
  const { scale = [] } = punchingIn({ scale: 1.2, y: 900 }, 2500);
  const values = scale.map(({ value }) => Math.round(value * 1000) / 1000);
  expect(values[0]).toBe(1);
  expect(values.at(-1)).toBe(1.2);
  const [before, after] = [scale[1], scale[2]];
  expect((after?.atMs ?? 0) - (before?.atMs ?? 0)).toBe(1);
  expect((after?.value ?? 0) - (before?.value ?? 0)).toBeGreaterThan(0.05);
  expect((scale.at(-1)?.atMs ?? 0) - (scale.at(-2)?.atMs ?? 0)).toBeLessThanOrEqual(200);
});
