import { buildWeb } from "./local/build-web.ts";
import { bundledWorker } from "./local/bundled-worker.ts";
import { ensureChromium } from "./local/chromium.ts";
import { type Result, runCheck } from "./testing/run-check.ts";
import { stopTogether } from "./testing/run-quietly.ts";
import { runTests } from "./testing/run-tests.ts";

// The README's second command: every check of `verify` and every test, closed by what failed and one line that counts both.
const checks: readonly (readonly [name: string, script: string])[] = [
  ["format and lint", "check"],
  ["types", "typecheck"],
  ["dead code", "dead"],
];

/**
 * One Vitest process for each lane, all at once. The Worker's tests come one after the other and take the longest of the
 * lanes that do, so they go first. What waits for nothing takes what the others leave, and all of it once they are done: in two
 * processes with one worker each, since two workers of a process would load and compile the same modules twice.
 */
const onTheBuild: readonly (readonly string[])[] = [["browser"], ["publishing"]];
const inOrder: readonly (readonly string[])[] = [["worker"]];
const inBetween: readonly (readonly string[])[] = [["unit"], ["components", "sandbox", "renderer"]];

stopTogether();
process.env.CHROMIUM_PATH = ensureChromium();
// The compiler is a Go program that ends soon: collecting its garbage takes a fifth of its time and frees next to nothing.
process.env.GOGC ??= "off";
const built = build();
const results = await Promise.all([
  built,
  ...onTheBuild.map((projects) => built.then(() => runTests(projects, "second"))),
  ...inOrder.map((projects) => runTests(projects, "first")),
  ...inBetween.map((projects) => runTests(projects, "third", 1)),
  inTurn(
    checks.map(
      ([name, script]) =>
        () =>
          runCheck(name, script, "third"),
    ),
  ),
]);
const { passed, failures } = merge(results);
// Last, so that the end of a long output names them.
for (const failure of failures) console.log(`✗ ${failure}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** The pages and the Worker that stories and scenarios start: without this, each lane would bundle the Worker for itself. */
async function build(): Promise<Result> {
  try {
    await buildWeb();
    await bundledWorker();
    console.log("✓ build");
    return { passed: 1, failures: [] };
  } catch (error) {
    console.log("✗ build");
    return { passed: 0, failures: [`build: ${error}`] };
  }
}

async function inTurn(works: readonly (() => Promise<Result>)[]): Promise<Result> {
  const results: Result[] = [];
  for (const work of works) results.push(await work());
  return merge(results);
}

function merge(results: readonly Result[]): Result {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}
