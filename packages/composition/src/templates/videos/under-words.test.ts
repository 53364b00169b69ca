import { expect, it } from "vitest";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { underWords } from "./under-words.ts";

const title = { text: "I gave up on the lint roller", box: { x: 65, y: 330, w: 845, h: 360 } };
const photo = (subject: object): BeatMedia => ({
  ...{ kind: "image", src: "a", size: { width: 1000, height: 1250 }, isScreen: false },
  subject: { x: 0.3, y: 0.25, w: 0.3, h: 0.2, ...subject },
});

it("brings a subject that a title would hide closer, so that it lies under the title", () => {
  const shown = underWords(photo({}), title);
  expect(shown?.focus.y).toBe(0);
  expect(480 * (shown?.closer ?? 1)).toBeCloseTo(580, 0);
});

it.each([
  ["lies under the title anyway", photo({ y: 0.5 })],
  ["reaches up to the top of the page", photo({ y: 0.02, h: 0.7 })],
  ["is a texture", photo({ x: 0.05, y: 0.1, w: 0.9, h: 0.8 })],
])("leaves a picture alone whose subject %s", (_, media) => {
  expect(underWords(media, title)).toBeNull();
});
