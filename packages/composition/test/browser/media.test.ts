import { readFile, writeFile } from "node:fs/promises";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type { Scene } from "../../src/index.ts";
import { HOSTILE } from "../files/hostile-files.ts";
import { BROKEN_PICTURES, PICTURES, quartersOf } from "../files/picture-files.ts";
import { bandsIn, HDR } from "../fixtures/hdr-frame.ts";
import { offBands } from "../fixtures/off-bands.ts";
import { COUNTED_CASES } from "../scenes/counted-cases.ts";
import { anImage, aScene, aVideo } from "../scenes/scenes.ts";
import { browserTab } from "./browser-tab.ts";
import type { Page } from "./page.ts";

declare const page: Page;

const browser = browserTab();

const bytesOf = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url));

describe("frames of videos in Chromium", () => {
  it.each(COUNTED_CASES)("$fact", async ({ file, scene, timesMs, numbers }) => {
    const input = { file: (await bytesOf(file)).toString("base64"), scene, timesMs };
    const shown = await browser.tab.evaluate(async ({ file, scene, timesMs }) => {
      const frames = await page.composition.openVideoFrames(scene, new Map([["clip", await page.blob(file)]]));
      const shown: number[][] = [];
      for (const tMs of timesMs) {
        const pictures = [...(await frames.at(tMs)).values()];
        shown.push(pictures.map((picture) => page.numberOf(picture.source)));
      }
      frames.close();
      return shown;
    }, input);
    expect(shown).toEqual(numbers);
  });
});

describe("videos with a high dynamic range in Chromium", () => {
  it.each(["hlg", "pq"] as const)("have the colors of our rule with %s, as in Node", async (transfer) => {
    const input = {
      file: (await bytesOf(`hdr-${transfer}.webm`)).toString("base64"),
      scene: aScene([aVideo()]),
      ...HDR,
    };
    const pixels = await browser.tab.evaluate(async ({ file, scene, width, height }) => {
      const frames = await page.composition.openVideoFrames(scene, new Map([["clip", await page.blob(file)]]));
      const picture = (await frames.at(0)).get("video");
      const context = new OffscreenCanvas(width, height).getContext("2d");
      if (!picture || !context) throw new Error("no frame");
      context.drawImage(picture.source, 0, 0, width, height);
      frames.close();
      return [...context.getImageData(0, 0, width, height).data];
    }, input);
    expect(offBands(bandsIn(new Uint8ClampedArray(pixels), HDR.width, HDR.height), transfer)).toBeLessThan(4);
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
  it("is exported with the right frame beneath its captions throughout", async () => {
    const input = { file: (await bytesOf("counted.mp4")).toString("base64"), scene: captioned() };
    const result = await browser.tab.evaluate(async ({ file, scene }) => {
      const media = new Map([["clip", await page.blob(file)]]);
      const exported = await page.composition.startExport(scene, media).promise;
      const tracks = scene.tracks.map((track) => ({
        ...track,
        clips: track.clips.map((clip) => (clip.kind === "video" ? { ...clip, trimMs: 0 } : clip)),
      }));
      const frames = await page.composition.openVideoFrames({ ...scene, tracks }, new Map([["clip", exported]]));
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

  it("is drawn as JPEG at any time", async () => {
    const input = { file: (await bytesOf("counted.mp4")).toString("base64"), scene: captioned() };
    const numbers = await browser.tab.evaluate(async ({ file, scene }) => {
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
    const outcome = await browser.tab.evaluate(
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

describe("pictures in Chromium", () => {
  const box = { x: 0, y: 0, w: 96, h: 96 };
  const scene = aScene([anImage({ src: "picture", box })], { width: 96, height: 96, durationMs: 0 });
  const exported = (bytes: Uint8Array) =>
    browser.tab.evaluate(
      async ({ file, scene }) => {
        const media = new Map([["picture", await page.blob(file)]]);
        return page.composition.exportJpeg(scene, media, { quality: 1 }).then(
          async (jpeg) => ({ jpeg: await page.base64(jpeg), error: null }),
          (error) => ({ jpeg: null, error: `${error.reason} ${error.mediaId}` }),
        );
      },
      { file: Buffer.from(bytes).toString("base64"), scene },
    );

  it.each(PICTURES)("are upright with their own colors: $what", async ({ bytes, quarters }) => {
    const { jpeg } = await exported(bytes);
    const context = createCanvas(96, 96).getContext("2d");
    context.drawImage(await loadImage(Buffer.from(jpeg ?? "", "base64")), 0, 0);
    expect(quartersOf((x, y) => context.getImageData(x * 96, y * 96, 1, 1).data)).toBe(quarters);
  });

  it.each([...BROKEN_PICTURES, ...HOSTILE])("are refused without harm: $what", async ({ bytes }) => {
    expect(await exported(bytes)).toEqual({ jpeg: null, error: "media-unreadable picture" });
  });
});

describe("inspectMedia in Chromium", () => {
  const inspected = (bytes: Uint8Array) =>
    browser.tab.evaluate(
      async (file) => page.composition.inspectMedia(await page.blob(file)),
      Buffer.from(bytes).toString("base64"),
    );

  it.each(HOSTILE)("refuses $what: $reason", async ({ bytes, reason }) => {
    expect(await inspected(bytes)).toMatchObject({ kind: "refused", reason });
  });

  it("decodes the first frame of an accepted file", async () => {
    expect(await inspected(await bytesOf("counted.mp4"))).toMatchObject({ kind: "video", width: 160, height: 96 });
    expect(await inspected(await bytesOf("hevc.mp4"))).toMatchObject({
      reason: "unsupported-codec",
      detail: "Picture: hevc.",
    });
    const { bytes } = BROKEN_PICTURES[0] ?? { bytes: new Uint8Array() };
    expect(await inspected(bytes)).toMatchObject({ kind: "refused", reason: "damaged" });
  });
});
