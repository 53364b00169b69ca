import { expect, it } from "vitest";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import type { StillPage } from "../pictures/still.ts";
import { underLaid } from "./under-laid.ts";

const page = { width: 1080, height: 1350 } as StillPage;
const photoOf = (subject: { x: number; y: number; w: number; h: number }): BeatMedia => ({
  ...{ kind: "image", src: "bottle", size: { width: 1080, height: 1350 } },
  subject,
});
const low = { x: 120, y: 900, w: 840, h: 420 };

it("a photo fills its page under a card that hides the foot of what stands in it", () => {
  const photo = underLaid(page, photoOf({ x: 0.35, y: 0.1, w: 0.3, h: 0.6 }), low);
  expect(photo).toMatchObject({ kind: "image", box: { x: 0, y: 0, w: 1080, h: 1350 } });
});

it("it does not where most of that would be hidden", () => {
  expect(underLaid(page, photoOf({ x: 0.3, y: 0.1, w: 0.4, h: 0.85 }), { ...low, y: 300, h: 1000 })).toBeNull();
});
