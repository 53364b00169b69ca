import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { frame, inspectJpeg, paint, ruler, type Scene } from "../../src/index.ts";
import { loadFaces, nodeSheet } from "../../src/node.ts";
import { lettersIn } from "../letters-in.ts";
import { aCarousel } from "../scenes/a-carousel.ts";
import { aStory } from "../scenes/a-story.ts";

async function drawn(scene: Scene, ms: number): Promise<SKRSContext2D> {
  await loadFaces(scene);
  const context = createCanvas(scene.width, scene.height).getContext("2d");
  paint(context, frame(scene, ms, ruler()), { images: new Map() });
  return context;
}
const pixel = (context: SKRSContext2D, x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
const pixels = (context: SKRSContext2D, x: number, y: number, w: number, h: number) =>
  context.getImageData(x, y, w, h).data;

/** Share of pixels that are not the color of the first one. */
function busy(data: Uint8ClampedArray): number {
  let different = 0;
  for (let i = 0; i < data.length; i += 4) if (Math.abs((data[i] ?? 0) - (data[0] ?? 0)) > 24) different++;
  return different / (data.length / 4);
}

const slides = [{ title: "Your candle *tunnels*" }, { title: "Save this" }];
const marker = () => aCarousel("marker-list", slides)[0] as Scene;

describe("painting in Node", () => {
  it("draws the bundled faces, each of them different", async () => {
    const faces = ["native", "punch", "block", "edit", "hand", "note", "type", "quote"] as const;
    await loadFaces(lettersIn(faces, "Hamburgefonstiv"));
    const measure = ruler();
    const widths = faces.map((face) =>
      Math.round(measure("Hamburgefonstiv", { face, size: 100, weight: 400, tracking: 0 })),
    );
    expect(new Set(widths).size).toBe(8);
    const [thin, bold] = [400, 900].map((weight) =>
      measure("Hamburg", { face: "native", size: 100, weight, tracking: 0 }),
    );
    expect(bold).toBeGreaterThan(thin ?? 0);
  });

  it("draws the background, the text and the marker of a slide", async () => {
    const context = await drawn(marker(), 0);
    expect(pixel(context, 10, 10)).toEqual([0xf6, 0xf2, 0xe9]);
    const colors = new Set<string>();
    const data = pixels(context, 0, 0, 1080, 1350);
    for (let i = 0; i < data.length; i += 4) colors.add([...data.slice(i, i + 3)].join());
    expect(colors).toContain("21,24,14");
    expect(colors).toContain("255,217,46");
  });

  it("leaves everything around the safe zone free of text", async () => {
    const context = await drawn(aStory({ progress: false }), 300);
    const margins = [
      pixels(context, 0, 0, 1080, 268),
      pixels(context, 0, 1250, 1080, 600),
      pixels(context, 912, 269, 168, 979),
    ];
    // Pictures are missing here, so their ground is plain and only words are visible.
    expect(margins.map(busy)).toEqual([0, expect.closeTo(0, 2), 0]);
    expect(busy(pixels(context, 65, 330, 845, 300))).toBeGreaterThan(0.02);
  });

  it("shows the hook as clearly on the first frame as later", async () => {
    const scene = aStory({ progress: false });
    const [first, later] = await Promise.all(
      [0, 600].map(async (ms) => busy(pixels(await drawn(scene, ms), 65, 330, 845, 300))),
    );
    expect(first).toBeCloseTo(later ?? 0, 3);
  });

  it("draws a picture cropped to its box, and a plain background if it is missing", async () => {
    const photo = createCanvas(200, 200);
    const inside = photo.getContext("2d");
    inside.fillStyle = "#ff0000";
    inside.fillRect(0, 0, 200, 200);
    const scene = aStory({ progress: false });
    const context = createCanvas(1080, 1920).getContext("2d");
    const images = new Map([["a", { source: photo, width: 200, height: 200 }]]);
    paint(context, frame(scene, 0, ruler()), { images });
    expect(pixel(context, 20, 200)).toEqual([255, 0, 0]);
    expect(pixel(await drawn(scene, 0), 20, 200)).toEqual([21, 24, 14]);
  });

  it("draws a picture that fills its box as if it were clipped to it, pixel for pixel", async () => {
    const photo = createCanvas(300, 500);
    const inside = photo.getContext("2d");
    for (let i = 0; i < 60; i++) {
      inside.fillStyle = `hsl(${i * 31} 60% 50%)`;
      inside.fillRect((i * 37) % 300, (i * 61) % 500, 40, 40);
    }
    const images = new Map([["a", { source: photo, width: 300, height: 500 }]]);
    const box = { x: 40, y: 30, w: 200, h: 300 };
    const whole = { x: 0, y: 0, w: 1, h: 1 };
    const image = { kind: "image", src: "a", box, fit: "cover", crop: whole, radius: 0, grain: 0 } as const;
    const [bare, clipped] = [false, true].map((isClipped) => {
      const context = createCanvas(280, 360).getContext("2d");
      if (isClipped) {
        context.rect(box.x, box.y, box.w, box.h);
        context.clip();
      }
      paint(context, [{ ...image, focus: { x: 0.4, y: 0.7 }, scale: 1.13, missing: "#000000" }], { images });
      return pixels(context, 0, 0, 280, 360);
    });
    expect(bare).toEqual(clipped);
  });

  it("lets a picture come softly out of its own blur", () => {
    const photo = createCanvas(100, 100);
    const inside = photo.getContext("2d");
    inside.fillStyle = "#ffffff";
    inside.fillRect(0, 0, 100, 100);
    const images = new Map([["a", { source: photo, width: 100, height: 100 }]]);
    const whole = { x: 0, y: 0, w: 1, h: 1 };
    const look = { crop: whole, focus: { x: 0.5, y: 0.5 }, scale: 1, radius: 0, grain: 0, missing: "#000000" };
    const place = { x: 0, y: 0.5, w: 1, h: 0.5 };
    const surround = { color: "#000000", blur: 20, edge: "soft", faded: 0.5, place } as const;
    const context = createCanvas(100, 200).getContext("2d");
    const box = { x: 0, y: 0, w: 100, h: 200 };
    paint(context, [{ kind: "image", src: "a", box, fit: "contain", surround, ...look }], { images, sheet: nodeSheet });
    const levels = [50, 101, 112, 125, 138, 149, 190].map((y) => pixel(context, 50, y)[0] ?? 0);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    // The ground is tinted by half; the picture is as it is where nothing of it is faded.
    expect([levels[0], levels[1], levels.at(-1)]).toEqual([127, expect.closeTo(127, -1), 255]);
  });

  it("goes on around a picture in the colors of its edges, until its ground is one color", () => {
    const photo = createCanvas(100, 100);
    const inside = photo.getContext("2d");
    inside.fillStyle = "#c0c0c0";
    inside.fillRect(0, 0, 100, 100);
    inside.fillStyle = "#808080";
    inside.fillRect(0, 0, 100, 50);
    const images = new Map([["a", { source: photo, width: 100, height: 100 }]]);
    const whole = { x: 0, y: 0, w: 1, h: 1 };
    const look = { crop: whole, focus: { x: 0.5, y: 0.5 }, scale: 1, radius: 0, grain: 0, missing: "#000000" };
    const place = { x: 0.4, y: 0.4, w: 0.2, h: 0.2 };
    const onward = ["top", "bottom", "left", "right"] as const;
    const surround = { color: "#a0a0a0", edge: "soft", onward, place } as const;
    const context = createCanvas(200, 200).getContext("2d");
    const box = { x: 0, y: 0, w: 200, h: 200 };
    paint(context, [{ kind: "image", src: "a", box, fit: "contain", surround, ...look }], { images, sheet: nodeSheet });
    const level = (x: number, y: number) => pixel(context, x, y)[0];
    // Beside its upper and its lower half, above it and below it, and far away.
    expect([level(77, 90), level(77, 110), level(100, 77), level(100, 122)]).toEqual(
      [128, 192, 128, 192].map((it) => expect.closeTo(it, -1)),
    );
    expect([level(0, 0), level(0, 199)]).toEqual([160, 160].map((it) => expect.closeTo(it, -1)));
  });

  it.each(["\ud800", "👩‍🚀🔥", "مرحبا", "日本語のキャンドル", "a\u0301\u0302\u0303", "W".repeat(3000)])(
    "survives %j",
    async (text) => {
      const scenes = aCarousel("marker-list", [{ title: `*${text}*` }], { target: "tiktok" });
      await Promise.all(scenes.map((scene) => drawn(scene, 0)));
    },
  );

  it("returns a JPEG of the scene's size", async () => {
    const jpeg = await (await drawn(marker(), 0)).canvas.encode("jpeg", 90);
    expect(await inspectJpeg(jpeg)).toMatchObject({ width: 1080, height: 1350 });
    expect(await inspectJpeg(jpeg.subarray(0, 1000))).toBeNull();
  });
});
