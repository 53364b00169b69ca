import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "./local/build-web.ts";
import { ensureChromium } from "./local/chromium.ts";
import { root } from "./local/settings.ts";

// The README's second command: every check of `verify` and every test, closed by one line that counts both.
type Count = { passed: number; failed: number };

const checks: readonly (readonly [name: string, script: string])[] = [
  ["format and lint", "check"],
  ["types", "typecheck"],
  ["dependency rules", "deps"],
  ["dead code", "dead"],
];

process.env.CHROMIUM_PATH = ensureChromium();
const counts = [...checks.map(([name, script]) => runCheck(name, script)), await runBuild(), runTests()];
const total = counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function runCheck(name: string, script: string): Count {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", script], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  console.log(`${status === 0 ? "✓" : "✗"} ${name}`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runBuild(): Promise<Count> {
  try {
    await buildWeb();
    console.log("✓ build");
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log("✗ build");
    console.log(error);
    return { passed: 0, failed: 1 };
  }
}

function runTests(): Count {
  const folder = mkdtempSync(join(tmpdir(), "vignette-test-"));
  const report = join(folder, "report.json");
  const { status } = spawnSync(
    "npx",
    ["--no-install", "vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    },
  );
  const count = countTests(report);
  rmSync(folder, { recursive: true, force: true });
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
