import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod/mini";

const entry = z.object({ resolved: z.optional(z.string()), link: z.optional(z.boolean()) });
const lockfile = z.object({ packages: z.record(z.string(), entry) });
const { packages } = lockfile.parse(JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")));

// Without it, npm asks the registry about each package, and downloads it again though it lies in npm's cache.
it("the lockfile names the address of every package, so that npm installs from its cache", () => {
  const installed = Object.entries(packages).filter(([path]) => path.includes("node_modules/"));
  const unnamed = installed.filter(([, { resolved, link }]) => !link && resolved === undefined);
  expect(unnamed.map(([path]) => path)).toEqual([]);
});
