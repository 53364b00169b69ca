import { expect, it } from "vitest";
import { jokeArt, posesIn } from "./joke-art.ts";

it("no pose stands for longer than 1.3 s, all of the time has one, and the last is the other one", () => {
  for (const [from, to] of [
    [0, 1400],
    [1400, 3500],
    [3500, 6133],
    [0, 500],
  ] as const) {
    const poses = posesIn(from, to);
    expect([poses[0]?.startMs, poses.at(-1)?.endMs, poses.at(-1)?.isMoved]).toEqual([from, to, true]);
    for (const [at, { startMs, endMs, isMoved }] of poses.entries()) {
      expect(endMs - startMs).toBeLessThanOrEqual(1300 + 34);
      expect(isMoved).toBe(at % 2 === 1);
      if (at > 0) expect(startMs).toBe(poses[at - 1]?.endMs);
    }
  }
});

const beat = { id: "a", role: "hook", line: "", body: "", media: null, holdMs: null } as const;
const artOf = (...titles: string[]) =>
  jokeArt({ drawing: "the-thing", objects: { product: "mug" }, beats: titles.map((title) => ({ ...beat, title })) });

it("both poses of a drawing differ, and nothing is piled up before a thing talks", () => {
  const { setup, between, turn } = artOf("Me: I can live with it", "The mugs: we saw your face");
  expect(between).toBeUndefined();
  for (const { art, moved } of [setup, turn]) expect(moved).not.toEqual(art);
  expect(artOf("Me: I can live with it", "Nine mugs everywhere").between).toBeDefined();
});
