import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { build, preview } from "vite";

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/** The test page, built as production builds it, open in a headless Chromium. */
export async function openBrowserPage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const root = join(import.meta.dirname, "browser");
  const outDir = await mkdtemp(join(tmpdir(), "vignette-composition-"));
  const shared = { root, configFile: false, logLevel: "error", build: { outDir, target: "es2024" } } as const;
  await build({ ...shared, worker: { format: "es" } });
  const server = await preview({ ...shared, preview: { host: "127.0.0.1", port: 0 } });
  const browser = await launched();
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  await page.waitForFunction(() => "page" in globalThis);
  const close = async () => {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { page, close };
}

async function launched(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: ARGS });
}

/** `CHROMIUM_PATH`, or `chromium` on the PATH. */
function chromiumPath(): string {
  const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "chromium"));
  const found = process.env.CHROMIUM_PATH ?? onPath.find((path) => existsSync(path));
  if (!found) throw new Error("These tests need Chromium: put it on the PATH or set CHROMIUM_PATH.");
  return found;
}
