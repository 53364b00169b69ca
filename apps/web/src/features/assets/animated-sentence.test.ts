import { expect, it } from "vitest";
import { aFile, anAsset } from "./an-asset.test-support.ts";
import { animatedSentence } from "./animated-sentence.ts";

it("an animated picture is said to be used as a still", () => {
  const spin = anAsset({ name: "spin.gif", files: [aFile({ type: "image/gif", isAnimated: true })] });
  expect(animatedSentence(spin)).toBe(
    "spin.gif is animated. Content shows its first frame as a still. To keep the motion, upload it as a video.",
  );
  expect(animatedSentence(anAsset())).toBeNull();
});
