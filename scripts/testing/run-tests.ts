import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../local/settings.ts";
import { failedTests, type Report } from "./failed-tests.ts";
import type { Result } from "./run-check.ts";
import { runQuietly, type Turn } from "./run-quietly.ts";
import { WASM_FLAGS } from "./wasm-flags.ts";

/**
 * The tests of some Vitest projects, in one process of their own, which has `workers` (as the projects are set, unless told).
 * Prints what they printed once they are done.
 */
export async function runTests(projects: readonly string[], turn: Turn, workers?: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "vignette-test-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const parallel = workers === undefined ? [] : [`--maxWorkers=${workers}`];
  // Without npx, which takes a third of a second of processor time to find it.
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const command = [...WASM_FLAGS, vitest, "run", ...reporters, ...parallel, ...chosen];
  const { status, output } = await runQuietly(process.execPath, command, turn);
  const result = read(report);
  rmSync(folder, { recursive: true, force: true });
  console.log(output);
  // A run that fails outside its tests (an unhandled error) must not read as a pass.
  const isSilentFailure = status !== 0 && result.failures.length === 0;
  return isSilentFailure ? { ...result, failures: [`${projects.join(", ")}: failed outside its tests`] } : result;
}

function read(path: string): Result {
  try {
    const report: Report = JSON.parse(readFileSync(path, "utf8"));
    return { passed: report.numPassedTests, failures: failedTests(report, root) };
  } catch {
    return { passed: 0, failures: [] };
  }
}
