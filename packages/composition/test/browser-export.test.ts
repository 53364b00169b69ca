import { writeFile } from "node:fs/promises";
import type { Page as BrowserPage } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsOf, inspectJpeg, inspectMp4, type Scene } from "../src/index.ts";
import type { Page } from "./browser/page.ts";
import { openBrowserPage } from "./browser-page.ts";
import { aStory, spokenWav } from "./samples.ts";

declare const page: Page;

let browser: BrowserPage;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ page: browser, close } = await openBrowserPage());
}, 60_000);
afterAll(() => close());

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));
/** Where somebody wants to look at what came out. */
const keep = async (name: string, bytes: Uint8Array) => {
  if (process.env.KEEP_EXPORTS) await writeFile(`${process.env.KEEP_EXPORTS}/${name}`, bytes);
};

describe("exporting in Chromium", () => {
  it("says that it can", async () => {
    expect(await browser.evaluate(() => page.composition.canExportVideo())).toEqual({ ok: true });
  });

  it("makes a story that is what its scene intends", { timeout: 60_000 }, async () => {
    const input = { story: aStory(), wav: Buffer.from(spokenWav(2600)).toString("base64") };
    const result = await browser.evaluate(async ({ story, wav }) => {
      const { storyScene, startExport } = page.composition;
      const voice = await (await fetch(`data:audio/wav;base64,${wav}`)).blob();
      const scene = storyScene({ ...story, voiceId: "voice" });
      const fractions: number[] = [];
      const media = new Map([
        ["a", await page.photo(30)],
        ["b", await page.photo(200)],
        ["voice", voice],
      ]);
      const file = await startExport(scene, media, { onProgress: (fraction) => fractions.push(fraction) }).promise;
      return { scene, fractions, type: file.type, file: await page.base64(file) };
    }, input);

    const bytes = bytesOf(result.file);
    await keep("story.mp4", bytes);
    const facts = await inspectMp4(bytes);
    expect(facts).toMatchObject({ width: 1080, height: 1920, frameRate: 30, faststart: true, colour: "bt709" });
    expect(facts?.videoCodec).toMatch(/^avc1\.64[0-9a-f]{2}28$/);
    expect(facts?.audioCodec).toBe("mp4a.40.2");
    expect(facts && faultsOf(facts, result.scene)).toEqual([]);
    expect(result.type).toBe("video/mp4");
    expect(result.fractions).toEqual(result.fractions.toSorted((a, b) => a - b));
    expect(result.fractions.at(-1)).toBe(1);
  });

  it("makes every slide of a carousel a JPEG of the platform's size", async () => {
    const files = await browser.evaluate(async () => {
      const { carouselScenes, exportJpeg } = page.composition;
      const slide = { body: "It takes two hours.", emphasis: "two hours" };
      const slides = ["Your candle tunnels", "First burn", "Save this"].map((title) => ({
        ...slide,
        title,
        imageId: "a",
      }));
      const media = new Map([["a", await page.photo(90)]]);
      const scenes = carouselScenes({ slides, brand: null }, "marker-list", media, "instagram");
      return Promise.all(scenes.map(async (scene) => page.base64(await exportJpeg(scene, media))));
    });
    expect(files).toHaveLength(3);
    for (const [i, file] of files.entries()) {
      const bytes = bytesOf(file);
      await keep(`slide-${i}.jpg`, bytes);
      expect(await inspectJpeg(bytes)).toMatchObject({ width: 1080, height: 1350 });
    }
  });

  it("refuses a scene whose picture is missing or broken, and names it", async () => {
    const reasons = await browser.evaluate(async (story) => {
      const { exportJpeg, storyScene, ExportError } = page.composition;
      const reasonOf = (media: Map<string, Blob>) =>
        exportJpeg(storyScene(story), media).then(
          () => "exported",
          (error: unknown) => (error instanceof ExportError ? `${error.reason} ${error.mediaId}` : String(error)),
        );
      const broken = new Blob(["not a picture"], { type: "image/jpeg" });
      return [await reasonOf(new Map()), await reasonOf(new Map([["a", broken]]))];
    }, aStory());
    expect(reasons).toEqual(["media-missing a", "media-unreadable a"]);
  });

  it("stops at once when it is cancelled", async () => {
    const outcome = await browser.evaluate(async (story) => {
      const { storyScene, startExport } = page.composition;
      const media = new Map([
        ["a", await page.photo(30)],
        ["b", await page.photo(60)],
      ]);
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      const job = startExport(storyScene(story), media, { onProgress: () => resolve() });
      await begun;
      job.cancel();
      return job.promise.then(
        () => "finished",
        (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
      );
    }, aStory());
    expect(outcome).toBe("AbortError");
  });

  it("plays the same scene on a canvas and stops at its end", async () => {
    const seen = await browser.evaluate(async (story) => {
      const { createPlayer, storyScene } = page.composition;
      const scene: Scene = storyScene(story);
      const canvas = document.querySelector("canvas");
      if (!canvas) throw new Error("no canvas");
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      const player = createPlayer(canvas, scene, new Map([["a", await page.photo(30)]]), {
        onPlaying: (playing) => playing || resolve(),
      });
      await player.ready;
      const first = canvas.getContext("2d")?.getImageData(540, 900, 1, 1).data.join();
      player.seek(scene.durationMs - 300);
      await player.play();
      await ended;
      const time = player.time();
      player.destroy();
      return { first, time, durationMs: scene.durationMs, size: [canvas.width, canvas.height] };
    }, aStory());
    expect(seen.size).toEqual([1080, 1920]);
    expect(seen.first).not.toBe("0,0,0,255");
    expect(seen.time).toBe(seen.durationMs);
  });
});
