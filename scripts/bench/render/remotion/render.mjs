import { readFile } from "node:fs/promises";
import { renderMedia, selectComposition } from "@remotion/renderer";

// Usage: node render.mjs <browser> <tabs> <preset> <bits a second> <output>
const [browserExecutable, tabs, x264Preset, bitrate, outputLocation] = process.argv.slice(2);
const serveUrl = await readFile(`${import.meta.dirname}/location`, "utf8");
const browser = { browserExecutable, chromeMode: "headless-shell", logLevel: "error" };
const composition = await selectComposition({ serveUrl, id: "bench", ...browser });
await renderMedia({
  ...browser,
  serveUrl,
  composition,
  outputLocation,
  codec: "h264",
  audioCodec: "aac",
  pixelFormat: "yuv420p",
  colorSpace: "bt709",
  x264Preset,
  videoBitrate: bitrate,
  concurrency: Number(tabs),
});
