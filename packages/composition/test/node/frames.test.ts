import { readFile } from "node:fs/promises";
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { type NodeFrame, openNodeFrames } from "../../src/node.ts";
import { COUNTED, numberIn } from "../fixtures/counted-frame.ts";
import { bandsIn, HDR } from "../fixtures/hdr-frame.ts";
import { offBands } from "../fixtures/off-bands.ts";
import { COUNTED_CASES } from "../scenes/counted-cases.ts";
import { aScene, aVideo } from "../scenes/scenes.ts";

const media = async (name: string) =>
  new Map([["clip", new Blob([await readFile(new URL(`../fixtures/${name}`, import.meta.url))])]]);

function pixelsOf({ source, width, height }: NodeFrame) {
  const context = createCanvas(COUNTED.width, COUNTED.height).getContext("2d");
  context.drawImage(source, 0, 0, width, height, 0, 0, COUNTED.width, COUNTED.height);
  const { data } = context.getImageData(0, 0, COUNTED.width, COUNTED.height);
  return (x: number, y: number) => {
    const at = (Math.floor(y * COUNTED.height) * COUNTED.width + Math.floor(x * COUNTED.width)) * 4;
    return [...data.subarray(at, at + 3)];
  };
}

const numberOf = (frame: NodeFrame) => {
  const pixels = pixelsOf(frame);
  return numberIn((x, y) => pixels(x, y)[0] ?? 0);
};

describe("frames of videos in Node", () => {
  it.each(COUNTED_CASES)("$fact", async ({ file, scene, timesMs, numbers }) => {
    const frames = await openNodeFrames(scene, await media(file));
    const shown: number[][] = [];
    for (const tMs of timesMs) shown.push([...(await frames.at(tMs)).values()].map(numberOf));
    frames.close();
    expect(shown).toEqual(numbers);
  });

  it.each(["hlg", "pq"] as const)("with the high dynamic range of %s have the colors of our rule", async (transfer) => {
    const frames = await openNodeFrames(aScene([aVideo()]), await media(`hdr-${transfer}.webm`));
    const frame = (await frames.at(0)).get("video");
    if (!frame) throw new Error("no frame");
    const { width, height } = HDR;
    const context = createCanvas(width, height).getContext("2d");
    context.drawImage(frame.source, 0, 0, width, height);
    const found = bandsIn(context.getImageData(0, 0, width, height).data, width, height);
    frames.close();
    expect(frame.planes).toBeNull();
    expect(offBands(found, transfer)).toBeLessThan(4);
  });

  it("have the colors of BT.709, as pixels and as planes", async () => {
    const frames = await openNodeFrames(aScene([aVideo()]), await media("counted.mp4"));
    const frame = (await frames.at(0)).get("video");
    if (!frame?.planes) throw new Error("no planes");
    const { data, strides } = frame.planes;
    const red = [data[0][80 * strides[0] + 80], data[1][40 * strides[1] + 40], data[2][40 * strides[2] + 40]];
    const pixels = pixelsOf(frame);
    frames.close();
    // The patch is RGB 200/60/30: in BT.709 with limited range 91/101/191 (ITU-R BT.709-6 §3). Encoding costs a level or two.
    const isNear = (values: unknown[], wanted: number[]) =>
      wanted.every((level, i) => Math.abs(Number(values[i]) - level) <= 2);
    expect(red).toSatisfy((values: unknown[]) => isNear(values, [91, 101, 191]));
    expect(pixels(0.5, 0.85)).toSatisfy((values: unknown[]) => isNear(values, [200, 60, 30]));
  });

  it.each([
    ["no file", null, "media-missing"],
    ["a codec that cameras no longer use", "mpeg4.mp4", "media-unreadable"],
    ["only sound", "sound-only.mp4", "media-unreadable"],
    ["encrypted samples", "encrypted.mp4", "media-unreadable"],
  ])("are refused for %s", async (_, name, reason) => {
    const frames = await openNodeFrames(aScene([aVideo()]), name ? await media(name) : new Map());
    await expect(frames.at(900)).rejects.toMatchObject({ reason, mediaId: "clip" });
    frames.close();
  });

  it("end with a reason if the samples are damaged, and the process continues", async () => {
    const bytes = await readFile(new URL("../fixtures/index-last.mp4", import.meta.url));
    // Behind the first key frame: the lengths in there are now larger than all samples together.
    const samples = bytes.indexOf("mdat") + 4;
    bytes.fill(0xee, samples + 1100, samples + 1600);
    const frames = await openNodeFrames(aScene([aVideo()]), new Map([["clip", new Blob([bytes])]]));
    await expect(frames.at(900)).rejects.toMatchObject({ reason: "media-unreadable", mediaId: "clip" });
    frames.close();
  });
});
