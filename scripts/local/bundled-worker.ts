import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleWorker } from "./bundle-worker.ts";
import { root } from "./settings.ts";
import { sourcesHash } from "./sources-hash.ts";

const SOURCES = [
  "apps/worker/src/**/*",
  "packages/*/src/**/*",
  "packages/messages/{messages/**/*,*.*}",
  "wrangler.toml",
];

const kept = join(root, "node_modules/.cache/vignette/worker.js");

/** The script of the Worker, bundled unless the last one came from the very same sources: `npm test` starts it for each lane and for several files. */
export async function bundledWorker(): Promise<string> {
  const firstLine = `// ${sourcesHash(SOURCES)}\n`;
  const last = existsSync(kept) ? readFileSync(kept, "utf8") : "";
  if (last.startsWith(firstLine)) return last;

  const { script } = await bundleWorker();
  mkdirSync(dirname(kept), { recursive: true });
  // Several may start at once, and none may read half a file.
  const own = `${kept}.${process.pid}`;
  writeFileSync(own, firstLine + script);
  renameSync(own, kept);
  return script;
}
