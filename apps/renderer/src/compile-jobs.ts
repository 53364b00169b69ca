import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brandPalette, type Clip, Scene } from "@vignette/composition";
import { wavHead } from "@vignette/domain/media";
import type { RenderJob } from "@vignette/domain/studio";
import { runJob } from "./run-job.ts";
import { JOB_MEMORY } from "./settings.ts";

// Runs a job of each kind, so that Node caches the compiled code for later jobs. Called while the image is built.
// Exits with 1 if a job fails, so that no image is built that cannot render.
// Usage: node compile-jobs.ts <folder for compiled code>
const [compiled] = process.argv.slice(2);
if (!compiled) throw new Error("a folder is needed");

const WHOLE = { startMs: 0, endMs: 1000 };
const PICTURE = {
  box: { x: 0, y: 0, w: 270, h: 480 },
  fit: "cover",
  focus: { x: 0.5, y: 0.5 },
  missing: "ink",
} as const;

const files = new Map<string, Buffer>([["/files/voice", tone()]]);
const { origin, close } = await keeper(files);
// Each job uses the output of the one before.
await done("picture", "image/jpeg", []);
await done("story", "video/mp4", [
  { kind: "image", id: "ground", src: "picture", ...WHOLE, ...PICTURE },
  {
    ...{ kind: "audio", id: "voice", ...WHOLE, role: "voice", source: { src: "voice" } },
    ...{ gainDb: 0, fadeInMs: 0, fadeOutMs: 0 },
  },
]);
await done("film", "video/mp4", [
  { kind: "video", id: "ground", src: "story", ...WHOLE, ...PICTURE, trimMs: 0, speed: 1, atEnd: "hold", sound: null },
]);
close();

async function done(id: string, type: "image/jpeg" | "video/mp4", clips: Clip[]): Promise<void> {
  const job: RenderJob = {
    id,
    files: [{ type, atMs: 0, scene: spoken(clips), upload: `${origin}/files/${id}` }],
    media: ["picture", "voice", "story"].map((it) => ({ id: it, url: `${origin}/files/${it}` })),
    report: `${origin}/reports/${id}`,
  };
  const limits = { memory: JOB_MEMORY, timeout: 60_000, silence: 60_000 };
  const entry = join(import.meta.dirname, "process/main.ts");
  const { state } = await runJob(job, { entry, limits, compiled: compiled ?? null, onProgress: () => {} }).outcome;
  if (state !== "done") throw new Error(`The job ${id} failed.`);
}

/** A second with a caption over these clips. */
function spoken(clips: Clip[]): Scene {
  const words = ["one", "second"].map((text, at) => ({ text, startMs: at * 500, endMs: at * 500 + 400 }));
  const box = { x: 20, y: 200, w: 230, h: 80 };
  const captions: Clip = { kind: "captions", id: "words", ...WHOLE, words, style: "one-word", box, accent: "accent" };
  return Scene.parse({
    ...{ version: 2, width: 270, height: 480, frameRate: 30, durationMs: WHOLE.endMs, background: "ink" },
    ...{ palette: brandPalette(null), safeZone: "both", tracks: [{ id: "all", clips: [...clips, captions] }] },
  });
}

/** Stores what is uploaded and serves it. */
async function keeper(kept: Map<string, Buffer>) {
  const server = createServer(async (request, response) => {
    const { method, url = "" } = request;
    if (method === "PUT") kept.set(url, await buffer(request));
    const file = method === "GET" ? kept.get(url) : Buffer.alloc(0);
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** A second of a tone: a mono WAV at 24 kHz. */
function tone(): Buffer {
  const samples = Int16Array.from({ length: 24_000 }, (_, i) => Math.sin(i / 12) * 16_000);
  return Buffer.concat([
    wavHead({ rate: 24_000, channels: 1, bytes: samples.byteLength }),
    new Uint8Array(samples.buffer),
  ]);
}
