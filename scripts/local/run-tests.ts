import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Count } from "./run-check.ts";
import { runQuietly, type Turn } from "./run-quietly.ts";
import { root } from "./settings.ts";
import { WASM_FLAGS } from "./wasm-flags.ts";

/** The tests of some Vitest projects, in one process of their own. Prints what they printed once they are done. */
export async function runTests(projects: readonly string[], turn: Turn): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), "vignette-test-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  // Without npx, which takes a third of a second of processor time to find it.
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const command = [...WASM_FLAGS, vitest, "run", ...reporters, ...chosen];
  const { status, output } = await runQuietly(process.execPath, command, turn);
  const count = countTests(report);
  rmSync(folder, { recursive: true, force: true });
  console.log(output);
  // A run that fails outside its tests (a file that does not load) must not read as a pass.
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function countTests(report: string): Count {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
