import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Whether a proof is there: a decision that the link reaches, or a test of that name in that file. */
export function holds(proof: string): boolean {
  const link = /\]\((decisions\/[^)]+)\)/.exec(proof)?.[1];
  if (link) return existsSync(join(root, "docs", link));
  if (/^(nothing to run|open): ?/.test(proof)) return true;
  const [, path = "", name = ""] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
  if (name === "" || !existsSync(join(root, path)) || dirname(path) === ".") return false;
  // A name is in the line that opens the test or its group, also after a table of cases.
  return readFileSync(join(root, path), "utf8")
    .split("\n")
    .some((line) => line.includes(name) && /\b(it|describe)\b|^\s*\]/.test(line));
}
