import { expect, it } from "vitest";
import { textClip } from "./still-clips.ts";
import { underTheHook } from "./under-the-hook.ts";

const BOX = { x: 80, y: 80, w: 920, h: 500 };
const slide = (text: string, size: number) => ({
  clips: [
    textClip({ id: "title", text, box: BOX, face: "native", size }),
    textClip({ id: "body", text, box: BOX, face: "native", size: 60 }),
  ],
});
const titles = (hook: string) =>
  underTheHook([slide(hook, 132), slide("Ready in minutes", 104)]).map(({ clips }) => clips[0]?.size ?? 0);

it("never sets a title larger than a long hook, and leaves a short one alone", () => {
  const [hook = 0, next = 0] = titles(
    "Every single thing that I would never do again when I write an invoice by hand ".repeat(2),
  );
  expect([hook, next < 104, next >= 44]).toEqual([132, true, true]);
  expect(titles("Four mistakes")).toEqual([132, 104]);
});
