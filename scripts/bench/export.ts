import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build, preview } from "vite";
import { chromiumFlags, ensureChromium } from "../local/chromium.ts";
import type { Bench } from "./page/main.ts";

declare const bench: Bench;

// How fast a story is exported in the browser, against a plain WebCodecs loop in the same run: the machine's own speed
// and load fall out of the ratio. Usage: node scripts/bench/export.ts [seconds of story] [pairs of runs]
const seconds = Number(process.argv[2] ?? 10);
const pairs = Number(process.argv[3] ?? 3);
const outDir = await mkdtemp(join(tmpdir(), "vignette-bench-"));
const shared = {
  root: join(import.meta.dirname, "page"),
  configFile: false,
  logLevel: "error",
  build: { outDir, target: "es2024" },
} as const;
await build({ ...shared, worker: { format: "es" } });
const server = await preview({ ...shared, preview: { host: "127.0.0.1", port: 0 } });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const page = await browser.newPage();
await page.goto(server.resolvedUrls?.local[0] ?? "");
await page.waitForFunction(() => "bench" in globalThis);

const ratios: number[] = [];
for (let pair = 0; pair < pairs; pair++) {
  const plainMs = await page.evaluate((it) => bench.plain(it), seconds);
  const productMs = await page.evaluate((it) => bench.product(it), seconds);
  ratios.push(productMs / plainMs);
  console.log(`plain WebCodecs loop ${fps(plainMs)} fps · export ${fps(productMs)} fps`);
}
const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(pairs / 2)];
console.log(`The export takes ${ratio?.toFixed(2)} × the time of a plain WebCodecs loop (median of ${pairs}).`);
await browser.close();
await server.close();
await rm(outDir, { recursive: true, force: true });

function fps(ms: number): string {
  return ((seconds * 30_000) / ms).toFixed(1);
}
