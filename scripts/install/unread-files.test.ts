import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../local/settings.ts";
import { removeUnread } from "./unread-files.mjs";

describe("what nothing reads", () => {
  it("is removed with the folders that it leaves empty, and licenses stay", () => {
    const folder = mkdtempSync(join(tmpdir(), "vignette-packages-"));
    for (const path of [
      "stripe/cjs/a.js",
      "stripe/esm/a.js",
      "stripe/LICENSE.md",
      "stripe/README.md",
      "other/cjs/a.js",
    ]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), "1");
    }
    const { removed, left } = removeUnread(folder);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).map((it) =>
      join(it.parentPath, it.name).slice(folder.length + 1),
    );
    rmSync(folder, { recursive: true });
    expect(files.toSorted()).toEqual(
      [
        "other",
        "other/cjs",
        "other/cjs/a.js",
        "stripe",
        "stripe/LICENSE.md",
        "stripe/esm",
        "stripe/esm/a.js",
      ].toSorted(),
    );
    expect([removed.reduce((sum, it) => sum + it), left]).toEqual([2 * 4096, 8 * 4096]);
  });

  // A new version may have other folders. With packages from before the list was changed, delete node_modules and install.
  it("was found in the packages that are installed, of which at most 900 MB are left", () => {
    const { removed, left } = JSON.parse(readFileSync(join(root, "node_modules/.vignette-removed.json"), "utf8"));
    expect(Object.keys(removed).filter((what) => removed[what] === 0)).toEqual([]);
    if (process.platform === "linux") expect(left).toBeLessThan(900e6);
  });
});
