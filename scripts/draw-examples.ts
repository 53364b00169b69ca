import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { registerMediabunnyServer } from "@mediabunny/server";
import { type Canvas, createCanvas, type Image, ImageData, loadImage } from "@napi-rs/canvas";
import {
  ALL_FORMATS,
  BufferTarget,
  Conversion,
  FilePathSource,
  Input,
  Mp4OutputFormat,
  Output,
  VideoSampleSink,
} from "mediabunny";

/**
 * Makes the examples of the landing page from finished content, one of each kind, in the size in which the page shows
 * them. Only needed again when a look changes:
 * `npm run --silent sheets -- --out DIR --files --brief coffee`, then `node scripts/draw-examples.ts --from DIR/coffee`.
 */
const { values } = parseArgs({ options: { from: { type: "string" } } });
if (!values.from) throw new Error("Name the folder of a brief's files: node scripts/draw-examples.ts --from DIR");
const from = resolve(values.from);
const folder = join(import.meta.dirname, "../apps/web/src/marketing/examples");
/** Twice the width at which the page shows an example, in px. */
const SIZE = { width: 424, height: 754 } as const;
const QUALITY = 74;
/** Of a clip, in bits a second: small on a phone, and sharp enough for letters at this size. */
const BITRATE = 220_000;

/** The clips, and the second of each that is shown before it plays. */
const clips = {
  "video-story": { look: "split-proof", posterAt: 1 },
  "ugc-video": { look: "hook-then-demo", posterAt: 1 },
  "meme-video": { look: "chat-play", posterAt: 8 },
} as const;
/** The pictures, by the numbers of their files. */
const stills = {
  "carousel-image": { look: "checklist", files: [7, 10, 13] },
  "ugc-image": { look: "sticky-note", files: [1] },
  "meme-image": { look: "caption-above", files: [1] },
} as const;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
registerMediabunnyServer();
for (const [kind, { look, posterAt }] of Object.entries(clips)) {
  const file = join(from, `${kind}-${look}-video.mp4`);
  save(`${kind}.mp4`, await smallClip(file));
  save(`${kind}.webp`, await smallPicture(await frameAt(file, posterAt)));
}
for (const [kind, { look, files }] of Object.entries(stills)) {
  for (const [slide, number] of files.entries()) {
    const picture = await loadImage(join(from, `${kind}-${look}-tiktok-${number}.jpg`));
    save(`${kind}${slide === 0 ? "" : `-${slide + 1}`}.webp`, await smallPicture(picture));
  }
}

/** The whole clip without its sound: the page plays it muted, over and over. */
async function smallClip(file: string): Promise<Uint8Array> {
  const target = new BufferTarget();
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const conversion = await Conversion.init({
    input,
    output,
    video: { ...SIZE, fit: "fill", codec: "avc", bitrate: BITRATE, frameRate: 24, keyFrameInterval: 15 },
    audio: { discard: true },
  });
  await conversion.execute();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

async function frameAt(file: string, seconds: number): Promise<Canvas> {
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const sample = await (track && new VideoSampleSink(track).getSample(seconds));
  if (!sample) throw new Error(`${file} has no frame at ${seconds} s.`);
  const pixels = new Uint8ClampedArray(sample.allocationSize({ format: "RGBA" }));
  await sample.copyTo(pixels, { format: "RGBA" });
  const canvas = createCanvas(sample.codedWidth, sample.codedHeight);
  canvas.getContext("2d").putImageData(new ImageData(pixels, canvas.width, canvas.height), 0, 0);
  sample.close();
  return canvas;
}

function smallPicture(picture: Canvas | Image): Promise<Uint8Array> {
  const small = createCanvas(SIZE.width, SIZE.height);
  const context = small.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, SIZE.width, SIZE.height);
  return small.encode("webp", QUALITY);
}

function save(name: string, bytes: Uint8Array): void {
  writeFileSync(join(folder, name), bytes);
  console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} KiB`);
}
