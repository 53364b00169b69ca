import { describe, expect, it } from "vitest";
import type { Scene } from "../../src/index.ts";
import { aStory } from "../scenes/a-story.ts";
import { browserTab } from "./browser-tab.ts";
import type { Page } from "./page.ts";

declare const page: Page;

const browser = browserTab();

/** A story whose pictures drift and have no grain, with words over them. */
function aDriftingStory(): Scene {
  const scene = aStory({ captions: "active-box" });
  const tracks = scene.tracks.map((track) => ({
    ...track,
    clips: track.clips.map((clip) => (clip.kind === "image" ? { ...clip, grain: 0 } : clip)),
  }));
  return { ...scene, tracks };
}

describe("drawing on planes in Chromium", () => {
  it("matches the canvas: at least 45 dB in every plane", async () => {
    const moments = [0, 340, 700, 1500, 2500];
    const found = await browser.tab.evaluate(
      async ({ scene, moments }) => {
        const media = new Map([
          ["a", await page.photo(30)],
          ["b", await page.photo(200)],
        ]);
        return page.bothWays(scene, media, moments);
      },
      { scene: aDriftingStory(), moments },
    );
    expect(found.map(({ onPlanes }) => onPlanes)).toEqual(moments.map(() => true));
    for (const { psnr } of found) expect(psnr).toBeGreaterThan(45);
  });
});
