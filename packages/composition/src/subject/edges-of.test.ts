import { expect, it } from "vitest";
import { edgesOf } from "./edges-of.ts";

/** A gray picture of 48 by 64 px. */
const edgesIn = (levelAt: (x: number, y: number) => number) =>
  edgesOf({
    ...{ width: 48, height: 64 },
    data: new Uint8ClampedArray(
      Array.from({ length: 48 * 64 }, (_, at) => {
        const level = levelAt(at % 48, Math.floor(at / 48));
        return [level, level, level, 255];
      }).flat(),
    ),
  });
const calmOf = (edges: ReturnType<typeof edgesIn>) =>
  Object.fromEntries(Object.entries(edges).map(([name, { calm }]) => [name, calm > 0]));

it("a wall above a table goes on at all edges, down to what stands on the table", () => {
  const isCup = (x: number, y: number) => x > 16 && x < 32 && y > 20 && y < 50;
  const edges = edgesIn((x, y) => (isCup(x, y) ? 250 : y < 40 ? 150 : 90));
  expect(calmOf(edges)).toEqual({ top: true, bottom: true, left: true, right: true });
  expect(edges.top).toEqual({ color: "#969696", calm: 20 / 64, rough: 0 });
});

it("an edge does not go on where it cuts a thing, or where there is a pattern", () => {
  const isPencil = (x: number, y: number) => x < 10 && y > 50 && y < 56;
  const isLamp = (x: number, y: number) => x > 20 && y < 12;
  expect(calmOf(edgesIn((x, y) => (isPencil(x, y) ? 220 : isLamp(x, y) ? 250 : 120)))).toEqual({
    ...{ top: false, bottom: true },
    // The lamp ends once at the right edge, as a horizon does.
    ...{ left: false, right: true },
  });
  expect(calmOf(edgesIn((x, y) => ((x + y) % 3) * 60))).toEqual({
    top: false,
    bottom: false,
    left: false,
    right: false,
  });
});
