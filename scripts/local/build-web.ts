import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./settings.ts";

const dist = join(root, "apps/web/dist");
const stamp = join(dist, ".sources");

/** Builds the web app unless the last build was made from the very same sources. */
export async function buildWeb(): Promise<"built" | "unchanged"> {
  const wanted = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return "unchanged";

  // Loaded only when there is something to build: a start with unchanged sources should not wait for the bundler.
  const { build } = await import("vite");
  await build({ root: join(root, "apps/web"), logLevel: "warn" });
  writeFileSync(stamp, wanted);
  return "built";
}

/** One hash over everything that the web build reads. */
function sourcesHash(): string {
  const hash = createHash("sha256");
  const patterns = [
    "apps/web/{src,public}/**/*",
    "apps/web/*.*",
    "packages/*/src/**/*",
    "apps/worker/src/**/*.ts",
    "package-lock.json",
  ];
  for (const path of patterns.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: false })).sort()) {
    const file = join(root, path);
    try {
      hash.update(path).update(readFileSync(file));
    } catch {
      // A folder.
    }
  }
  return hash.digest("hex");
}
