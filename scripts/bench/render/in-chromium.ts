import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { build, preview } from "vite";
import { chromiumFlags, ensureChromium } from "../../local/chromium.ts";
import type { Bench } from "./bench.ts";
import type { PageBench } from "./page/main.ts";
import { median, rounded } from "./pairs.ts";
import { FRAMES } from "./subject.ts";

declare const bench: PageBench;

/**
 * The export in headless Chromium without a GPU: frames a second from the files to the checked MP4, and how much longer
 * it takes than a plain loop around the browser's encoder.
 */
export async function inChromium({ subject, pairs }: Bench) {
  return withPage(dirname(subject.scene), async (page) => {
    const [fps, ratios]: [number[], number[]] = [[], []];
    for (let i = 0; i < pairs; i++) {
      const plainMs = await page.evaluate((frames) => bench.plain(frames), FRAMES);
      const productMs = await page.evaluate(() => bench.product());
      fps.push((FRAMES * 1000) / productMs);
      ratios.push(productMs / plainMs);
      console.error(`  plain loop ${(plainMs / 1000).toFixed(2)} s : export ${(productMs / 1000).toFixed(2)} s`);
    }
    return { chromiumFps: rounded(median(fps), 1), chromiumVsPlainLoop: rounded(median(ratios)) };
  });
}

async function withPage<Result>(publicDir: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), "vignette-bench-"));
  const shared = { root: join(import.meta.dirname, "page"), configFile: false, logLevel: "error", publicDir } as const;
  const built = { ...shared, build: { outDir, emptyOutDir: true, target: "es2024" } } as const;
  await build({ ...built, worker: { format: "es" } });
  const server = await preview({ ...built, preview: { host: "127.0.0.1", port: 0 } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.waitForFunction(() => "bench" in globalThis);
    return await use(page);
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}
