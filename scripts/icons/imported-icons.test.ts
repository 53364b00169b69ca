import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../local/settings.ts";
import { ICONS_FOLDER, importedIcons } from "./imported-icons.ts";

it("the icons in packages/ui are those that the screens import (if not: npm run icons)", () => {
  const index = readFileSync(join(root, ICONS_FOLDER, "index.ts"), "utf8");
  const written = [...index.matchAll(/export \{ (\w+) \}/g)].map((it) => it[1]).sort();
  expect(written).toEqual(importedIcons());
});
