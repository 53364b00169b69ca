import { expect, it } from "vitest";
import type { Box } from "../../scene/geometry.ts";
import type { TimedBeat } from "../videos/words/timed-beats.ts";
import { type Bubble, CHAT, GAP } from "./bubble-places.ts";
import { leavesMs, scrollSteps } from "./chat-scroll.ts";

const bubble = (startMs: number, { y, h }: Pick<Box, "y" | "h">, scrollPx: number): Bubble => ({
  beat: { startMs, text: "Six words are read in 2.3 s" } as TimedBeat,
  isOurs: false,
  box: { x: 70, y, w: 750, h },
  picture: null,
  scrollPx,
});

const FIRST = CHAT.y + GAP;

it("moves a chat up by whole messages, for the dots as for the message", () => {
  const long = [
    bubble(0, { y: FIRST, h: 400 }, 0),
    bubble(2000, { y: FIRST + 426, h: 500 }, 0),
    // The dots need 124 px: the first message leaves for them already.
    bubble(4000, { y: CHAT.y + CHAT.h - 6, h: 300 }, 426),
  ];
  const steps = scrollSteps(long);
  expect(steps).toEqual([
    { atMs: 0, px: 0 },
    { atMs: 3500, px: 426 },
  ]);
  expect(long.map(({ box }) => leavesMs(steps, box))).toEqual([3500, null, null]);
});

it("waits with the scroll while the message that would leave is still read", () => {
  const quick = [
    bubble(0, { y: FIRST, h: 800 }, 0),
    bubble(1000, { y: FIRST + 826, h: 300 }, 0),
    bubble(2600, { y: CHAT.y + CHAT.h - 6, h: 300 }, 826),
  ];
  expect(scrollSteps(quick).map(({ atMs }) => atMs)).toEqual([0, 2600]);
});

it("keeps a chat still for dots that have room", () => {
  const steps = scrollSteps([bubble(0, { y: FIRST, h: 400 }, 0), bubble(2000, { y: FIRST + 426, h: 900 }, 426)]);
  expect(steps.map(({ atMs }) => atMs)).toEqual([0, 2000]);
});
