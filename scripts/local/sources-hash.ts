import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./settings.ts";

/** One hash over the files that some patterns match in the repository, and over the versions of all packages. */
export function sourcesHash(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const paths = [...patterns, "package-lock.json"].flatMap((it) => globSync(it, { cwd: root, withFileTypes: false }));
  for (const path of paths.sort()) {
    try {
      hash.update(path).update(readFileSync(join(root, path)));
    } catch {
      // A folder.
    }
  }
  return hash.digest("hex");
}
