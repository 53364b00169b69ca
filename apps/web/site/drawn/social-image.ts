import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas, type Image, loadImage, Path2D } from "@napi-rs/canvas";
import { frame, paint, ruler, type Scene } from "@vignette/composition";
import { loadFaces } from "@vignette/composition/node";
import type { Locale } from "@vignette/messages";
import { LOGO_PATH, LOGO_SIDE } from "../frame.ts";

/** The size that services show without cropping, in px. Source: https://ogp.me/ and the services' own sharing guides. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;
/** Of the frames at the right edge. */
const FRAME = { width: 248, height: 441, gap: 24 } as const;
const FRAMES = ["carousel-image", "meme-image"] as const;
const TEXT_WIDTH = WIDTH - 2 * MARGIN - FRAME.width - 40;
const PAPER = "#f3f3ec";
const INK = "#15180e";
const MARK = "#d9f52b";
const JPEG_QUALITY = 82;

const examples = join(import.meta.dirname, "../../src/marketing/examples");

/**
 * The picture of a shared link as JPEG, 1200 × 630: a title beside two frames that the product made. `*words*` are
 * marked.
 */
export async function socialImage(title: string, locale: Locale = "en"): Promise<Uint8Array> {
  const scene = sceneOf(title, locale);
  await loadFaces(scene);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  paint(context, frame(scene, 0, ruler()), { images: await frames() });
  context.translate(MARGIN, HEIGHT - MARGIN - LOGO_SIDE * 1.5);
  context.scale(1.5, 1.5);
  context.fillStyle = INK;
  context.beginPath();
  context.roundRect(4.5, 0, 23, LOGO_SIDE, 5.5);
  context.fill();
  context.fillStyle = MARK;
  context.fill(new Path2D(LOGO_PATH));
  return canvas.encode("jpeg", JPEG_QUALITY);
}

function sceneOf(title: string, language: Locale): Scene {
  const [, before = title, marked, after = ""] = /^(.*?)\*(.+)\*(.*)$/.exec(title) ?? [];
  const whole = { startMs: 0, endMs: 1 } as const;
  const words = { ...whole, kind: "text", face: "edit", color: "ink", align: "left", motion: "cut" } as const;
  const at = (column: number, row: number) => ({
    x: WIDTH - FRAME.width - MARGIN + column,
    y: row * (FRAME.height + FRAME.gap) - FRAME.height / 3,
    w: FRAME.width,
    h: FRAME.height,
  });
  return {
    version: 2,
    width: WIDTH,
    height: HEIGHT,
    frameRate: 30,
    durationMs: 0,
    background: "paper",
    palette: { bg: PAPER, on: INK, accent: MARK, onAccent: INK, ink: INK, paper: PAPER },
    safeZone: "none",
    language,
    tracks: [
      {
        id: "frames",
        clips: FRAMES.map((src, row) => ({
          ...whole,
          id: src,
          kind: "image",
          src,
          box: at(0, row),
          fit: "cover",
          focus: { x: 0.5, y: 0.5 },
          radius: 12,
          missing: "ink",
        })),
      },
      {
        id: "words",
        clips: [
          {
            ...words,
            id: "title",
            text: marked === undefined ? title : `${before}${marked}${after}`,
            box: { x: MARGIN, y: MARGIN, w: TEXT_WIDTH, h: HEIGHT - 3 * MARGIN },
            weight: 700,
            size: 84,
            minSize: 48,
            lineHeight: 1.04,
            tracking: -0.03,
            valign: "top",
            ...(marked !== undefined && {
              emphasis: { phrase: marked, style: "marker", color: "accent", on: "onAccent" },
            }),
          },
          {
            ...words,
            id: "name",
            text: "Vignette",
            box: { x: MARGIN + 60, y: HEIGHT - MARGIN - 48, w: 300, h: 48 },
            weight: 700,
            size: 36,
            minSize: 36,
            lineHeight: 1,
            valign: "middle",
          },
        ],
      },
    ],
  };
}

let loaded: Promise<Map<string, { source: Image; width: number; height: number }>> | undefined;

/** The pictures of the frames, read once. */
function frames() {
  loaded ??= Promise.all(
    FRAMES.map(async (name) => {
      const source = await loadImage(readFileSync(join(examples, `${name}.webp`)));
      return [name, { source, width: source.width, height: source.height }] as const;
    }),
  ).then((all) => new Map(all));
  return loaded;
}
