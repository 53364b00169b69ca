import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { aStory } from "../scenes/a-story.ts";
import { aScene, aVideo } from "../scenes/scenes.ts";
import { browserTab } from "./browser-tab.ts";
import type { Page } from "./page.ts";

declare const page: Page;

const browser = browserTab();

describe("the player in Chromium", () => {
  it("plays the same scene on a canvas and stops at its end", async () => {
    const seen = await browser.tab.evaluate(async (scene) => {
      const { createPlayer } = page.composition;
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
  ] as const)("with reduced motion %s starts automatically: %s", async (reducedMotion, plays) => {
    await browser.tab.emulateMedia({ reducedMotion });
    const playing = await browser.tab.evaluate(
      async ({ scene, plays }) => {
        const { createPlayer } = page.composition;
        const { promise: beginning, resolve: begun } = Promise.withResolvers<void>();
        const player = createPlayer(document.createElement("canvas"), scene, new Map(), {
          autoplay: true,
          onPlaying: () => begun(),
        });
        await player.ready;
        if (plays) await beginning;
        else await new Promise((resolve) => setTimeout(resolve, 300));
        const playing = player.playing();
        player.destroy();
        return playing;
      },
      { scene: aStory({ bed: null }), plays },
    );
    expect(playing).toBe(plays);
  });

  it("decodes a picture that an edit adds", async () => {
    const edited = { before: aStory(), after: aStory({ pictures: ["red", "red", "red"] }) };
    const colors = await browser.tab.evaluate(async ({ before: scene, after: next }) => {
      const { createPlayer } = page.composition;
      const canvas = document.createElement("canvas");
      const red = new OffscreenCanvas(90, 160);
      const context = red.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = "#ff0000";
      context.fillRect(0, 0, 90, 160);
      const media = new Map([["red", await red.convertToBlob({ type: "image/png" })]]);
      const { promise: shown, resolve } = Promise.withResolvers<void>();
      let draws = 0;
      const player = createPlayer(canvas, scene, media, { onTime: () => ++draws === 3 && resolve() });
      await player.ready;
      const pixel = (of = canvas) => of.getContext("2d")?.getImageData(20, 200, 1, 1).data.slice(0, 3).join();
      const before = pixel();
      player.update(next);
      await shown;
      const after = pixel();
      // The edit may also come before the player is ready.
      const other = document.createElement("canvas");
      const early = createPlayer(other, scene, media, {});
      early.update(next);
      await early.ready;
      const atOnce = pixel(other);
      early.destroy();
      player.destroy();
      return [before, after, atOnce];
    }, edited);
    expect(colors).toEqual(["21,24,14", "255,0,0", "255,0,0"]);
  });

  describe("with a video", () => {
    const counted = async (name = "counted.mp4") =>
      (await readFile(new URL(`../fixtures/${name}`, import.meta.url))).toString("base64");
    const scene = aScene([aVideo({ box: { x: 0, y: 0, w: 160, h: 96 } })], { width: 160, height: 96 });

    it("shows its frame as poster and after every seek, the last of many", async () => {
      const numbers = await browser.tab.evaluate(
        async ({ file, scene }) => {
          const canvas = document.createElement("canvas");
          const player = page.composition.createPlayer(canvas, scene, new Map([["clip", await page.blob(file)]]));
          await player.ready;
          const numbers = [page.numberOf(canvas)];
          for (const ms of [2000, 100, 1500, 33.4]) {
            for (const jitter of [400, 300, 200, 0]) player.seek(ms + jitter);
            await page.until(() => page.numberOf(canvas) === Math.floor((ms * 30) / 1000 + 0.01));
            numbers.push(page.numberOf(canvas));
          }
          player.destroy();
          return numbers;
        },
        { file: await counted(), scene },
      );
      expect(numbers).toEqual([0, 60, 3, 45, 1]);
    });

    it("plays it forward, never ahead of its clock", async () => {
      const seen = await browser.tab.evaluate(
        async ({ file, scene }) => {
          const canvas = document.createElement("canvas");
          const seen: [number, number][] = [];
          const { promise: ended, resolve } = Promise.withResolvers<void>();
          const player = page.composition.createPlayer(canvas, scene, new Map([["clip", await page.blob(file)]]), {
            onTime: (ms) => seen.push([(ms * 30) / 1000, page.numberOf(canvas)]),
            onPlaying: (playing) => playing || resolve(),
          });
          await player.play();
          await ended;
          player.destroy();
          return seen;
        },
        { file: await counted(), scene },
      );
      const numbers = seen.map(([, number]) => number);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(seen.filter(([due, number]) => number > due + 0.01)).toEqual([]);
      // How many frames arrive in time depends on the machine; only progress is checked.
      expect(new Set(numbers).size).toBeGreaterThan(10);
    });

    it("reports once which files it cannot show, and plays the rest", async () => {
      const clips = ["gone", "broken", "clip"].map((src, i) =>
        aVideo({ id: `${src}-clip`, src, box: { x: 0, y: i * 40, w: 160, h: 40 }, missing: "#ff0000" }),
      );
      const seen = await browser.tab.evaluate(
        async ({ file, scene }) => {
          const canvas = document.createElement("canvas");
          const troubles: string[] = [];
          const broken = new Blob(["this is not a video"], { type: "video/mp4" });
          const media = new Map([
            ["broken", broken],
            ["clip", await page.blob(file)],
          ]);
          const player = page.composition.createPlayer(canvas, scene, media, {
            onTrouble: ({ clipIds, reason }) => troubles.push(`${reason} ${clipIds}`),
          });
          await player.ready;
          player.seek(500);
          player.seek(1000);
          const pixel = (y: number) => canvas.getContext("2d")?.getImageData(3, y, 1, 1).data.slice(0, 3).join();
          await page.until(() => troubles.length === 2 && Number(pixel(90)?.split(",")[0]) < 40);
          player.destroy();
          return { troubles, colors: [20, 60].map(pixel) };
        },
        { file: await counted(), scene: aScene(clips, { width: 160, height: 120 }) },
      );
      expect(seen.troubles.toSorted()).toEqual(["media-missing gone-clip", "media-unreadable broken-clip"]);
      expect(seen.colors).toEqual(["255,0,0", "255,0,0"]);
    });
  });
});
