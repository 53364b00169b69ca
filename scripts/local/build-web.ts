import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./settings.ts";
import { sourcesHash } from "./sources-hash.ts";

const dist = join(root, "apps/web/dist");
const stamp = join(dist, ".sources");

const SOURCES = [
  "apps/web/{src,public}/**/*",
  "apps/web/{site/**/*,*.*}",
  "packages/*/src/**/*",
  "packages/messages/{messages/**/*,*.*}",
  "apps/worker/src/**/*.ts",
];

/** Builds the web app unless the last build was made from the very same sources. */
export async function buildWeb(): Promise<"built" | "unchanged"> {
  const wanted = sourcesHash(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return "unchanged";

  // Loaded only when there is something to build: a start with unchanged sources should not wait for the bundler.
  const { build } = await import("vite");
  await build({ root: join(root, "apps/web"), logLevel: "warn" });
  writeFileSync(stamp, wanted);
  return "built";
}
