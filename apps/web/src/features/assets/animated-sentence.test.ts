import { expect, it } from "vitest";
import { aFile, anAsset } from "./an-asset.test-support.ts";
import { animatedSentence } from "./animated-sentence.ts";
import { readAnimated } from "./use-animated.ts";

it("an animated picture is said to be used as a still", () => {
  const spin = anAsset({ name: "spin.gif", files: [aFile({ type: "image/gif", isAnimated: true })] });
  expect(animatedSentence(spin)).toBe(
    "spin.gif is animated. Content shows its first frame as a still. To keep the motion, upload it as a video.",
  );
  expect(animatedSentence(anAsset())).toBeNull();
});

it("a file from before this was stored is asked itself", async () => {
  const frame = ",\0\0\0\0\x02\0\x02\0\0\x02\x02L\x01\0";
  const gif = (frames: string) => `data:image/gif;base64,${btoa(`GIF89a\x02\0\x02\0\0\0\0${frames};`)}`;
  expect(await readAnimated(gif(frame + frame))).toBe(true);
  expect(await readAnimated(gif(frame))).toBe(false);
});
