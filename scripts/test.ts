import { buildWeb } from "./local/build-web.ts";
import { ensureChromium } from "./local/chromium.ts";
import { type Count, runCheck } from "./local/run-check.ts";
import { runTests } from "./local/run-tests.ts";

// The README's second command: every check of `verify` and every test, closed by one line that counts both.
const checks: readonly (readonly [name: string, script: string])[] = [
  ["format and lint", "check"],
  ["types", "typecheck"],
  ["dependency rules", "deps"],
  ["dead code", "dead"],
];

/** What waits runs beside what computes: pages, platforms and posts mostly wait, so two cores carry four lanes. */
const afterBuild: readonly (readonly string[])[] = [["browser"], ["publishing"]];
const atOnce: readonly (readonly string[])[] = [["worker"], ["unit", "sandbox", "renderer"]];

process.env.CHROMIUM_PATH = ensureChromium();
const built = build();
const counts = await Promise.all([
  built,
  ...afterBuild.map((projects) => built.then(() => runTests(projects))),
  ...atOnce.map(runTests),
  ...checks.map(([name, script]) => runCheck(name, script)),
]);
const total = counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function build(): Promise<Count> {
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
