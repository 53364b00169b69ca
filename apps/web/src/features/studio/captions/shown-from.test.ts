import { expect, it } from "vitest";
import { shownFrom } from "./shown-from.ts";

const page = (startMs: number, ...saidAt: number[]) => ({
  ...{ startMs, endMs: startMs + 400 },
  words: saidAt.map((at) => ({ text: "word", startMs: at, endMs: at + 50 })),
});
const pages = [page(0, 0, 100), page(400, 200, 450)];

it("a word shows when it is said, or with its page where that comes later", () => {
  expect([0, 100, 200, 450].map((at) => shownFrom(at, pages))).toEqual([0, 100, 400, 450]);
});

it("a hidden word is on no page: the stage goes to where it is said", () => {
  expect(shownFrom(300, pages)).toBe(300);
});
