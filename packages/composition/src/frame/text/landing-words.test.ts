import { expect, it } from "vitest";
import { evenMeasure } from "../../../test/even-measure.ts";
import { aTextClip, textScene } from "../../../test/scenes/text-scene.ts";
import { textsOf } from "../../../test/text-extents.ts";
import { frame } from "../frame.ts";

it("words land one after the other at their times, and later ones with the last", () => {
  const scene = textScene([aTextClip({ text: "Every coffee ends cold", wordsAtMs: [0, 300, 600] })]);
  const at = (ms: number) => textsOf(frame(scene, ms, evenMeasure));
  expect([0, 299, 300, 599, 600].map(at)).toEqual([
    "Every",
    "Every",
    "Every coffee",
    "Every coffee",
    "Every coffee ends cold",
  ]);
});
