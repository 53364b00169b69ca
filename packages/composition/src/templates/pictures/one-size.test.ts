import { expect, it } from "vitest";
import type { TextClip } from "../../scene/text-clip.ts";
import { oneSize } from "./one-size.ts";
import { textClip } from "./still-clips.ts";

const BOX = { x: 80, y: 80, w: 920, h: 420 };
const slide = (title: string, body: string): { clips: TextClip[] } => ({
  clips: [
    textClip({ id: "title", text: title, box: { ...BOX, h: 240 }, face: "native", size: 110 }),
    textClip({
      id: "body",
      text: body,
      box: BOX,
      face: "native",
      size: 80,
      dock: { clip: "title", side: "below", gap: 20 },
    }),
  ],
});
const sizes = (slides: { clips: TextClip[] }[]) => oneSize(slides).map(({ clips }) => clips.map(({ size }) => size));

it("gives the slides between the first and the last one size for a role, and leaves the ends their titles", () => {
  const long = slide(
    "Never cleaning the grinder that you use every day",
    "Old oil in there makes fresh beans taste stale, and nobody notices for weeks.",
  );
  const [hook, one, two, ask] = sizes([
    slide("Four mistakes", ""),
    slide("Too hot", "Wait."),
    long,
    slide("Save it", "Now."),
  ]);
  expect(one).toEqual(two);
  expect(one?.[0]).toBeLessThan(110);
  expect([hook?.[0], ask?.[0]]).toEqual([110, 110]);
  expect(ask?.[1]).toBe(one?.[1]);
});

it("keeps a clear step between a title and what is below it", () => {
  const [, [title = 0, body = 0] = []] = sizes([slide("One", ""), slide("Too hot", "Wait."), slide("Save it", "")]);
  expect(body).toBeLessThan(title * 0.7);
});
