import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, extname, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { build, type Rolldown } from "vite";

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/**
 * A test page, built as production builds it except for the size, open in a headless Chromium with storage of its own. `root` is the folder of
 * its `index.html`.
 */
export async function openBrowserPage(root = import.meta.dirname): Promise<{ page: Page; close: () => Promise<void> }> {
  const server = served.get(root) ?? buildPage(root).then(serving);
  served.set(root, server);
  browser ??= launched();
  const { port } = (await server).address() as AddressInfo;
  const page = await (await browser).newPage();
  await page.goto(`http://127.0.0.1:${port}/index.html`);
  await page.waitForFunction(() => "page" in globalThis);
  return { page, close: () => page.close() };
}

type Files = ReadonlyMap<string, string | Uint8Array>;

/** For all test files that run in one process, as long as it lives: Playwright ends its browsers with the process. */
const served = new Map<string, Promise<Server>>();
let browser: Promise<Browser> | null = null;

async function buildPage(root: string): Promise<Files> {
  const options = { target: "es2024", write: false, minify: false, reportCompressedSize: false } as const;
  const made = await build({ root, configFile: false, logLevel: "error", build: options, worker: { format: "es" } });
  const { output } = made as Rolldown.RolldownOutput;
  return new Map(output.map((it) => [`/${it.fileName}`, it.type === "chunk" ? it.code : it.source]));
}

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

async function serving(files: Files): Promise<Server> {
  const server = createServer(({ url = "" }, response) => {
    const path = new URL(url, "http://localhost").pathname;
    const file = files.get(path);
    response.writeHead(file === undefined ? 404 : 200, { "content-type": TYPES[extname(path)] ?? "font/woff2" });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server.unref();
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
