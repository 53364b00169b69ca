import { SAFE_BOXES } from "@vignette/composition";
import { expect, it } from "vitest";
import { CAPTION_PART } from "./caption-part.ts";

it("a tile of captions shows the whole width that captions may have", () => {
  const [, origin = 0] = /origin-\[(\d+)%/.exec(CAPTION_PART) ?? [];
  const [, scale = 1] = /scale-\[([\d.]+)\]/.exec(CAPTION_PART) ?? [];
  const shown = 1080 / Number(scale);
  const left = (Number(origin) / 100) * (1080 - shown);
  const { x, w } = SAFE_BOXES.both;
  expect(left).toBeLessThanOrEqual(x);
  expect(left + shown).toBeGreaterThanOrEqual(x + w);
});
