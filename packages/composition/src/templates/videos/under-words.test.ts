import { describe, expect, it } from "vitest";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { comingNearer, underWords } from "./under-words.ts";

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

describe("a picture that goes on after a cut", () => {
  const room = { x: 95, y: 805, w: 890, h: 980 };
  const mug = photo({ x: 0.35, y: 0.42, h: 0.24 });
  const tall = { ...mug, size: { width: 1080, height: 1920 } };
  const among = (shown: readonly BeatMedia[]) =>
    comingNearer(
      shown.map((media) => ({ media, isBorrowed: false })),
      room,
    ).map((it) => it?.closer ?? 1);

  it("comes nearer instead of being framed as before, and goes back", () => {
    expect(among([tall, tall, tall])).toEqual([1, 1.3, 1]);
    expect(among([tall, { ...tall, src: "b" }])).toEqual([1, 1]);
  });

  it("does not where that would cut off what it shows", () => {
    expect(among([tall, { ...tall, subject: { x: 0.1, y: 0.42, w: 0.8, h: 0.3 } }])).toEqual([1, 1]);
    expect(among([tall, { ...tall, subject: { x: 0.3, y: 0.42, w: 0.4, h: 0.42 } }])).toEqual([1, 1]);
  });
});
