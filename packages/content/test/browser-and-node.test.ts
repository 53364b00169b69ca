import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { inspectMp4 } from "@vignette/composition";
import { renderJpeg, renderMp4 } from "@vignette/composition/node";
import { AssetType } from "@vignette/domain/assets";
import { plannedOutputs } from "@vignette/domain/studio";
import type { Page as BrowserPage } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowserPage } from "../../composition/test/browser/browser-page.ts";
import { difference } from "../../composition/test/golden/difference.ts";
import { shrunk } from "../../composition/test/golden/shrunk.ts";
import { filesOfDocument } from "../src/node.ts";
import { aDocument, files } from "./a-document.ts";
import type { Page } from "./browser/page.ts";

declare const page: Page;

/**
 * Levels of 255 by which a JPEG of Node may differ from the browser's, on average and in the tile that differs most,
 * measured at a quarter of the size, and allowed for the reason given for golden frames: two painters smooth edges
 * differently. Seen: at most 0.03 and 1, where a photo is scaled.
 */
const SAME_PICTURE = { mean: 0.1, tile: 2 };
/** Encoders pad the sound of a video differently; pictures take the same time to a frame of 33 ms. */
const SAME_LENGTH_MS = 34;

let browser: BrowserPage;
const media = new Map<string, Blob>();

beforeAll(async () => {
  for (const [key, url] of Object.entries(files)) media.set(key, await (await fetch(url)).blob());
  const opened = await openBrowserPage(join(import.meta.dirname, "browser"));
  browser = opened.page;
  afterAll(opened.close);
});

const inBrowser = (kind: AssetType) =>
  browser.evaluate(({ document, files }) => page.exported(document, files), { document: aDocument(kind), files });

const bytesOf = (url: string) => new Uint8Array(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));

async function pixels(jpeg: Uint8Array) {
  const image = await loadImage(Buffer.from(jpeg));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return shrunk(context.getImageData(0, 0, image.width, image.height).data, image.width, image.height);
}

describe.each(AssetType.options)("a stored %s", (kind) => {
  it("becomes the same files in Node, from its document alone, as in a browser", async () => {
    const planned = await filesOfDocument(aDocument(kind), media);
    const wanted = await inBrowser(kind);
    expect(planned.map(({ type, platform }) => ({ type, platform }))).toEqual(plannedOutputs(aDocument(kind)));
    expect(wanted).toHaveLength(planned.length);
    for (const [i, { scene }] of planned.entries()) {
      const { still, atMs, video, ...length } = wanted[i] ?? { still: "", atMs: 0, video: null };
      const { width, height, durationMs, frameRate } = scene;
      expect(length).toEqual({ width, height, durationMs, frameRate });
      const rendered = await renderJpeg(scene, media, { quality: 0.92, atMs });
      const { mean, tile } = difference(await pixels(rendered), await pixels(bytesOf(still)));
      if (process.env.SHOW_DIFFERENCES) console.log(kind, i, mean.toFixed(3), tile.toFixed(2));
      expect(mean).toBeLessThanOrEqual(SAME_PICTURE.mean);
      expect(tile).toBeLessThanOrEqual(SAME_PICTURE.tile);
      expect(video !== null).toBe(kind === "video-story");
      if (video !== null) await expectSameVideo(await renderMp4(scene, media), bytesOf(video));
    }
  });
});

async function expectSameVideo(rendered: Uint8Array<ArrayBuffer>, exported: Uint8Array<ArrayBuffer>): Promise<void> {
  const [mine, theirs] = [await inspectMp4(rendered), await inspectMp4(exported)];
  const { width, height, frames, frameRate, audioCodec, color, fullRange } = theirs ?? {};
  expect(mine).toMatchObject({ width, height, frames, frameRate, audioCodec, color, fullRange });
  expect(mine?.frames).toBeGreaterThan(0);
  expect(mine?.videoCodec?.slice(0, 5)).toBe(theirs?.videoCodec?.slice(0, 5));
  expect(Math.abs((mine?.durationMs ?? 0) - (theirs?.durationMs ?? 0))).toBeLessThanOrEqual(SAME_LENGTH_MS);
}
