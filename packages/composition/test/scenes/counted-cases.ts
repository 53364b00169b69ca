import type { Scene } from "../../src/index.ts";
import type { VideoClip } from "../../src/scene/video-clip.ts";
import { COUNTED } from "../fixtures/counted-frame.ts";
import { aScene, aVideo } from "./scenes.ts";

/** What a scene of counted videos shows: at each time the numbers, clip by clip. Chromium and Node must agree on it. */
export type CountedCase = { fact: string; file: string; scene: Scene; timesMs: number[]; numbers: number[][] };

const BOX = { x: 0, y: 0, w: COUNTED.width, h: COUNTED.height };
const sceneOf = (...clips: Partial<VideoClip>[]) =>
  aScene(
    clips.map((clip) => aVideo({ box: BOX, ...clip })),
    COUNTED,
  );
const each = (count: number, rate = 30) => Array.from({ length: count }, (_, i) => (i * 1000) / rate);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => [i]);

const complete = (how: string, file: string, frames: number): CountedCase => ({
  fact: `come one after another and none is missed: ${how}`,
  ...{ file, scene: sceneOf({}), timesMs: each(frames), numbers: upTo(frames) },
});

/** In `uneven.mp4` frame n lasts n mod 3 + 1 ticks of 1/30 s. */
const unevenStarts = Array.from({ length: 30 }, (_, n) => Math.floor(n / 3) * 6 + ((n % 3) * ((n % 3) + 1)) / 2);

export const COUNTED_CASES: CountedCase[] = [
  complete("H.264 with B-frames in MP4", "counted.mp4", 90),
  complete("H.264 with its index at the end", "index-last.mp4", 60),
  complete("VP9 in WebM, whose clock knows only milliseconds", "counted.webm", 60),
  complete("AV1 in MP4", "counted-av1.mp4", 30),
  complete("H.264 in MOV that is to be turned by a quarter", "turned.mov", 30),
  {
    fact: "are the last that have begun, wherever one jumps",
    file: "counted.mp4",
    scene: sceneOf({}),
    timesMs: [2000, 1010, 0, 2960, 999, 34, 1500, 33.2, 5000],
    numbers: [[60], [30], [0], [88], [29], [1], [45], [0], [89]],
  },
  {
    fact: "stay as long as they last where the rate varies",
    file: "uneven.mp4",
    scene: sceneOf({}),
    timesMs: each(60),
    numbers: Array.from({ length: 60 }, (_, tick) => [unevenStarts.findLastIndex((start) => start <= tick)]),
  },
  {
    fact: "follow trim, speed, loop, hold and freeze, several clips at once",
    file: "counted.mp4",
    scene: sceneOf(
      { id: "cut", trimMs: 1000, speed: 2 },
      { id: "round", trimMs: 2500, atEnd: "loop", startMs: 100 },
      { id: "held", trimMs: 2500, endMs: 2000 },
      { id: "frozen", freezeAtMs: 500 },
    ),
    timesMs: [0, 100, 1200, 2000],
    numbers: [
      [30, 75, 0],
      [36, 75, 78, 3],
      [89, 78, 89, 15],
      [89, 87, 15],
    ],
  },
];
