import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const worker = join(import.meta.dirname, "../apps/worker/src");
const read = (path: string) => readFileSync(join(worker, path), "utf8");

/** Where a text opens a collection by itself instead of asking `records/open.ts`. */
const opens = (text: string): string[] => text.match(/\b(?:collection|group)\s*(?:<[^>]*>)?\(/g) ?? [];

describe("a collection of Firestore", () => {
  it("is opened in records/open.ts and nowhere else", () => {
    const others = globSync("**/*.ts", { cwd: worker }).filter(
      (path) => !path.endsWith(".test.ts") && !path.startsWith("adapters/documents/") && path !== "records/open.ts",
    );
    expect(others.filter((path) => opens(read(path)).length > 0)).toEqual([]);
  });

  it.each([
    'documents.collection("users", User)',
    'ctx.documents.collection<User>("users", User)',
    'documents.group("targets", Target)',
    'const { collection } = documents; collection("users", User)',
  ])("is caught where it is opened like this: %s", (line) => {
    expect(opens(line)).toHaveLength(1);
  });

  it("has its entry in the registry", () => {
    const registry = read("records/registry.ts");
    const declared = globSync("records/*/*.ts", { cwd: worker }).flatMap((path) =>
      [...read(path).matchAll(/export const (\w+) = record\(/g)].map((match) => match[1] ?? ""),
    );
    expect(declared.length).toBeGreaterThan(30);
    expect(declared.filter((name) => !registry.includes(`  ${name},\n`))).toEqual([]);
  });
});
