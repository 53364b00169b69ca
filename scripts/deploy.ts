import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { deployChecks } from "./deploy/checks.ts";
import { readFacts } from "./deploy/read-facts.ts";
import { root } from "./local/settings.ts";

// Checks what a deploy needs, lists what is missing, and deploys if nothing is. `--env staging` instead of production;
// `--check` only checks.
const { values } = parseArgs({
  options: { env: { type: "string", default: "production" }, check: { type: "boolean", default: false } },
});
const findings = deployChecks(await readFacts(values.env));
const marks = { ok: "✓", missing: "✗", unknown: "?" } as const;
for (const { check, state, help } of findings) {
  console.log(`${marks[state]} ${check}`);
  for (const line of help) console.log(`    ${line}`);
}
const open = findings.filter(({ state }) => state !== "ok").length;
if (open > 0) {
  console.log(`\n${open} of ${findings.length} checks for ${values.env} are open. Nothing was deployed.`);
  process.exit(1);
}
if (!values.check) {
  run(["npm", "run", "build"]);
  run([process.execPath, join(root, "node_modules/wrangler/bin/wrangler.js"), "deploy", "--env", values.env]);
}

/** Runs a command in the repository; the script ends with it if it fails. */
function run([command = "", ...args]: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
