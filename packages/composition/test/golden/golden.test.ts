import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Page as BrowserPage } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "../../src/index.ts";
import { openBrowserPage } from "../browser/browser-page.ts";
import type { Page } from "../browser/page.ts";
import { difference } from "./difference.ts";
import { nodeDrawing } from "./draw-golden.ts";
import { type GoldenScene, goldenScenes } from "./golden-scenes.ts";
import { readReference, referencePath } from "./references.ts";
import type { SmallFrame } from "./shrunk.ts";

declare const page: Page;

/**
 * Levels of 255 that two drawings of one frame may be apart, on average and in the tile where they differ most. Measured
 * at a quarter of the size, where the different smoothing of edges has averaged out: what is left can be seen.
 */
const SAME_MACHINE = { mean: 0.02, tile: 0.5 };
const OTHER_PAINTER = { mean: 0.1, tile: 2 };

const moments = goldenScenes().flatMap((golden) => golden.momentsMs.map((ms) => ({ golden, ms })));
const all = moments.map(({ golden, ms }) => ({ scene: golden.scene, ms }));
const nameOf = ({ golden, ms }: { golden: GoldenScene; ms: number }) => `${golden.name} at ${ms} ms`;

let inNode: SmallFrame[];
let inChromium: SmallFrame[];
let stored: SmallFrame[];

beforeAll(async () => {
  const draw = nodeDrawing();
  inNode = await Promise.all(moments.map(({ golden, ms }) => draw(golden.scene, ms)));
  stored = await Promise.all(moments.map(({ golden, ms }) => readReference(golden, ms)));
  const { page: browser, close } = await openBrowserPage();
  afterAll(close);
  inChromium = await drawnInPage(browser, all);
});

async function drawnInPage(browser: BrowserPage, frames: { scene: Scene; ms: number }[]): Promise<SmallFrame[]> {
  const drawn = await browser.evaluate(async (wanted) => {
    const draw = await page.pageDrawing();
    const small = [];
    for (const { scene, ms } of wanted) small.push(await draw(scene, ms));
    return Promise.all(
      small.map(async ({ rgba, ...size }) => ({ ...size, rgba: await page.base64(new Blob([new Uint8Array(rgba)])) })),
    );
  }, frames);
  return drawn.map(({ rgba, ...size }) => ({ ...size, rgba: new Uint8ClampedArray(Buffer.from(rgba, "base64")) }));
}

/** The frames that differ more than allowed, each with its difference. */
function apart(some: SmallFrame[], others: SmallFrame[], allowed: { mean: number; tile: number }): string[] {
  const nothing = { width: 0, height: 0, rgba: new Uint8ClampedArray() };
  return moments.flatMap((moment, i) => {
    const { mean, tile } = difference(some[i] ?? nothing, others[i] ?? nothing);
    if (process.env.SHOW_DIFFERENCES) console.log(nameOf(moment), mean.toFixed(3), tile.toFixed(2));
    const isApart = mean > allowed.mean || tile > allowed.tile;
    return isApart ? [`${nameOf(moment)}: ${mean.toFixed(2)}, ${tile.toFixed(1)} in one tile`] : [];
  });
}

describe("golden frames", () => {
  it("match in Node", () => {
    expect(apart(inNode, stored, SAME_MACHINE)).toEqual([]);
  });

  it("are drawn in Chromium as in Node", () => {
    expect(apart(inChromium, inNode, OTHER_PAINTER)).toEqual([]);
  });

  it("match in Chromium", () => {
    expect(apart(inChromium, stored, OTHER_PAINTER)).toEqual([]);
  });

  it("are all stored, without leftovers", () => {
    const paths = moments.map(({ golden, ms }) => referencePath(golden, ms));
    const [first = ""] = paths;
    expect(readdirSync(dirname(first)).toSorted()).toEqual(paths.map((path) => basename(path)).toSorted());
  });
});
