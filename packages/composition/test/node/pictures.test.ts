import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { renderJpeg } from "../../src/node.ts";
import { HOSTILE } from "../files/hostile-files.ts";
import { BROKEN_PICTURES, PICTURES, quartersOf } from "../files/picture-files.ts";
import { anImage, aScene } from "../scenes/scenes.ts";

const box = { x: 0, y: 0, w: 96, h: 96 };
const scene = aScene([anImage({ src: "picture", box })], { width: 96, height: 96, durationMs: 0 });
const rendered = (bytes: Uint8Array) =>
  renderJpeg(scene, new Map([["picture", new Blob([new Uint8Array(bytes)])]]), { quality: 1 });

describe("pictures in Node", () => {
  it.each(PICTURES)("are upright with their own colors: $what", async ({ bytes, quarters }) => {
    const context = createCanvas(96, 96).getContext("2d");
    context.drawImage(await loadImage(Buffer.from(await rendered(bytes))), 0, 0);
    expect(quartersOf((x, y) => context.getImageData(x * 96, y * 96, 1, 1).data)).toBe(quarters);
  });

  it.each([...BROKEN_PICTURES, ...HOSTILE])("are refused without harm: $what", async ({ bytes }) => {
    await expect(rendered(bytes)).rejects.toMatchObject({ reason: "media-unreadable", mediaId: "picture" });
  });
});
