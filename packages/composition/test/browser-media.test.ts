import { readFile, writeFile } from "node:fs/promises";
import type { Page as BrowserPage } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "../src/index.ts";
import type { Page } from "./browser/page.ts";
import { openBrowserPage } from "./browser-page.ts";
import { aScene, aVideo } from "./scenes.ts";

declare const page: Page;

let browser: BrowserPage;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ page: browser, close } = await openBrowserPage());
}, 60_000);
afterAll(() => close());

const bytesOf = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));

/** A scene as large as the counted videos, of these clips. */
const small = (clips: Parameters<typeof aVideo>[0][], changes = {}) =>
  aScene(
    clips.map((clip) => aVideo({ box: { x: 0, y: 0, w: 160, h: 96 }, ...clip })),
    { width: 160, height: 96, ...changes },
  );

/** The numbers that a scene of counted videos shows at these times, clip by clip as `at` gives them. */
async function numbersAt(name: string, scene: ReturnType<typeof small>, timesMs: number[]) {
  const input = { file: (await bytesOf(name)).toString("base64"), scene, timesMs };
  return browser.evaluate(async ({ file, scene, timesMs }) => {
    const media = new Map([["clip", await page.blob(file)]]);
    const frames = page.composition.openVideoFrames(scene, media);
    const numbers: number[][] = [];
    for (const tMs of timesMs) {
      const pictures = await frames.at(tMs);
      numbers.push([...pictures.values()].map((picture) => page.numberOf(picture.source)));
    }
    frames.close();
    return numbers;
  }, input);
}

const every = (count: number, rate = 30) => Array.from({ length: count }, (_, i) => (i * 1000) / rate);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => [i]);

describe("frames of videos in Chromium", () => {
  it.each([
    ["H.264 with B-frames in MP4", "counted.mp4", 90],
    ["H.264 with its index at the end", "index-last.mp4", 60],
    ["VP9 in WebM, whose clock knows only milliseconds", "counted.webm", 60],
    ["AV1 in MP4", "counted-av1.mp4", 30],
    ["H.264 in MOV that is to be turned by a quarter", "turned.mov", 30],
  ])("come one after another and none is missed: %s", async (_, name, count) => {
    expect(await numbersAt(name, small([{}]), every(count))).toEqual(upTo(count));
  });

  it("are the last that have begun, wherever one jumps", async () => {
    const times = [2000, 1010, 0, 2960, 999, 34, 1500, 33.2, 5000];
    expect(await numbersAt("counted.mp4", small([{}]), times)).toEqual(
      [60, 30, 0, 88, 29, 1, 45, 0, 89].map((number) => [number]),
    );
  });

  it("stay as long as they last where the rate varies", async () => {
    const starts = Array.from({ length: 30 }, (_, n) => Math.floor(n / 3) * 6 + ((n % 3) * ((n % 3) + 1)) / 2);
    const expected = Array.from({ length: 60 }, (_, tick) => [starts.findLastIndex((start) => start <= tick)]);
    expect(await numbersAt("uneven.mp4", small([{}]), every(60))).toEqual(expected);
  });

  it("follow trim, speed, loop, hold and freeze, several clips at once", async () => {
    const scene = small([
      { id: "cut", trimMs: 1000, speed: 2 },
      { id: "round", trimMs: 2500, atEnd: "loop", startMs: 100 },
      { id: "held", trimMs: 2500, endMs: 2000 },
      { id: "frozen", freezeAtMs: 500 },
    ]);
    expect(await numbersAt("counted.mp4", scene, [0, 100, 1200, 2000])).toEqual([
      [30, 75, 0],
      [36, 75, 78, 3],
      [89, 78, 89, 15],
      [89, 87, 15],
    ]);
  });
});

/** A counted video in the upper part of a page, captions in the lower. */
function captioned(): Scene {
  const times = { startMs: 0, endMs: 2000 };
  const video = aVideo({ ...times, trimMs: 500, box: { x: 0, y: 0, w: 540, h: 324 } });
  const words = ["Nobody", "tells", "you", "why"].map((text, i) => ({ text, startMs: i * 500, endMs: i * 500 + 450 }));
  const box = { x: 40, y: 480, w: 460, h: 190 };
  const captions = {
    kind: "captions",
    id: "captions",
    ...times,
    words,
    style: "one-word",
    box,
    accent: "accent",
  } as const;
  return aScene([video, captions], { width: 540, height: 960, durationMs: 2000 });
}

describe("a scene over a video", () => {
  it("is exported with the right frame beneath its captions at every moment", { timeout: 60_000 }, async () => {
    const input = { file: (await bytesOf("counted.mp4")).toString("base64"), scene: captioned() };
    const result = await browser.evaluate(async ({ file, scene }) => {
      const media = new Map([["clip", await page.blob(file)]]);
      const exported = await page.composition.startExport(scene, media).promise;
      const tracks = scene.tracks.map((track) => ({
        ...track,
        clips: track.clips.map((clip) => (clip.kind === "video" ? { ...clip, trimMs: 0 } : clip)),
      }));
      const frames = page.composition.openVideoFrames({ ...scene, tracks }, new Map([["clip", exported]]));
      const numbers: number[] = [];
      for (let i = 0; i < 60; i++) {
        for (const { source } of (await frames.at((i * 1000) / 30)).values()) numbers.push(page.numberOf(source, 324));
      }
      frames.close();
      return { numbers, exported: await page.base64(exported) };
    }, input);
    if (process.env.KEEP_EXPORTS) {
      await writeFile(`${process.env.KEEP_EXPORTS}/captioned.mp4`, Buffer.from(result.exported, "base64"));
    }
    expect(result.numbers).toEqual(Array.from({ length: 60 }, (_, i) => 15 + i));
  });

  it("is drawn as JPEG at any moment", async () => {
    const input = { file: (await bytesOf("counted.mp4")).toString("base64"), scene: captioned() };
    const numbers = await browser.evaluate(async ({ file, scene }) => {
      const media = new Map([["clip", await page.blob(file)]]);
      const jpegs = [0, 1000, 9000].map((atMs) => page.composition.exportJpeg(scene, media, { atMs }));
      const pictures = await Promise.all((await Promise.all(jpegs)).map((jpeg) => createImageBitmap(jpeg)));
      return pictures.map((picture) => page.numberOf(picture, 324));
    }, input);
    expect(numbers).toEqual([15, 45, 74]);
  });

  it.each([
    ["no file", null, "media-missing clip"],
    ["a codec that cannot be decoded here", "mpeg4.mp4", "media-unreadable clip"],
    ["HEVC where the browser has no decoder", "hevc.mp4", "media-unreadable clip"],
    ["encrypted samples", "encrypted.mp4", "media-unreadable clip"],
    ["only sound", "sound-only.mp4", "media-unreadable clip"],
  ])("is refused with %s", async (_, name, reason) => {
    const file = name && (await bytesOf(name)).toString("base64");
    const outcome = await browser.evaluate(
      async ({ file, scene }) => {
        const media = new Map(file ? [["clip", await page.blob(file)]] : []);
        return page.composition.exportJpeg(scene, media).then(
          () => "exported",
          (error) => `${error.reason} ${error.mediaId} ${error.message}`,
        );
      },
      { file, scene: captioned() },
    );
    expect(outcome).toContain(reason);
  });
});
