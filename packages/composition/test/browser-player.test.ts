import type { Page as BrowserPage } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "../src/index.ts";
import type { Page } from "./browser/page.ts";
import { openBrowserPage } from "./browser-page.ts";
import { aStory } from "./samples.ts";

declare const page: Page;

let browser: BrowserPage;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ page: browser, close } = await openBrowserPage());
}, 60_000);
afterAll(() => close());

describe("the player in Chromium", () => {
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

  it.each([
    ["reduce", false],
    ["no-preference", true],
  ] as const)("with reduced motion %s begins by itself: %s", async (reducedMotion, plays) => {
    await browser.emulateMedia({ reducedMotion });
    const playing = await browser.evaluate(
      async (story) => {
        const { createPlayer, storyScene } = page.composition;
        const { promise: beginning, resolve: begun } = Promise.withResolvers<void>();
        const player = createPlayer(document.createElement("canvas"), storyScene(story), new Map(), {
          autoplay: true,
          onPlaying: () => begun(),
        });
        await player.ready;
        await Promise.race([beginning, new Promise((resolve) => setTimeout(resolve, 1000))]);
        const playing = player.playing();
        player.destroy();
        return playing;
      },
      aStory({ musicId: null }),
    );
    expect(playing).toBe(plays);
  });

  it("decodes a picture that an edit brings in", async () => {
    const colours = await browser.evaluate(async (story) => {
      const { createPlayer, storyScene } = page.composition;
      const canvas = document.createElement("canvas");
      const red = new OffscreenCanvas(90, 160);
      const context = red.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = "#ff0000";
      context.fillRect(0, 0, 90, 160);
      const media = new Map([["red", await red.convertToBlob({ type: "image/png" })]]);
      const beats = story.beats.map((beat) => ({ ...beat, imageId: "red" }));
      const { promise: shown, resolve } = Promise.withResolvers<void>();
      let draws = 0;
      const player = createPlayer(canvas, storyScene(story), media, { onTime: () => ++draws === 3 && resolve() });
      await player.ready;
      const pixel = () => canvas.getContext("2d")?.getImageData(20, 200, 1, 1).data.slice(0, 3).join();
      const before = pixel();
      player.update(storyScene({ ...story, beats }));
      await shown;
      const after = pixel();
      player.destroy();
      return [before, after];
    }, aStory());
    expect(colours).toEqual(["21,24,14", "255,0,0"]);
  });
});
