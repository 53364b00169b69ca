import { buildWeb } from "./local/build-web.ts";
import { bundledWorker } from "./local/bundled-worker.ts";
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

/**
 * One Vitest process for each lane, all at once. Lanes whose tests come one after the other have priority, because the
 * longest of them decides how long everything takes. What can use every processor takes what they leave, and all of it
 * once they are done.
 */
const onTheBuild: readonly (readonly string[])[] = [["browser"], ["publishing"]];
const inOrder: readonly (readonly string[])[] = [["worker"]];
const inParallel: readonly (readonly string[])[] = [["unit", "components", "sandbox", "renderer"]];

process.env.CHROMIUM_PATH = ensureChromium();
// The compiler is a Go program that ends soon: collecting its garbage takes a fifth of its time and frees next to nothing.
process.env.GOGC ??= "off";
const built = build();
const counts = await Promise.all([
  built,
  ...onTheBuild.map((projects) => built.then(() => runTests(projects, "first"))),
  ...inOrder.map((projects) => runTests(projects, "first")),
  ...inParallel.map((projects) => runTests(projects, "then")),
  inTurn(
    checks.map(
      ([name, script]) =>
        () =>
          runCheck(name, script, "then"),
    ),
  ),
]);
const total = sum(counts);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** The pages and the Worker that stories and scenarios start: without this, each lane would bundle the Worker for itself. */
async function build(): Promise<Count> {
  try {
    await buildWeb();
    await bundledWorker();
    console.log("✓ build");
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log("✗ build");
    console.log(error);
    return { passed: 0, failed: 1 };
  }
}

async function inTurn(works: readonly (() => Promise<Count>)[]): Promise<Count> {
  const counts: Count[] = [];
  for (const work of works) counts.push(await work());
  return sum(counts);
}

function sum(counts: readonly Count[]): Count {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
}
