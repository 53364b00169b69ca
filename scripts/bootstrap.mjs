// Installs what is missing before `npm start`, `npm run dev` and `npm test`. Plain JavaScript, because it runs on
// any Node from 20 on; everything after it runs on the version that package.json pins.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { removeUnread, UNREAD } from "./install/unread-files.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}node_modules/.vignette-installed`;
/** Only there while npm installs; one is left behind if the install is killed. */
const addressed = `${root}npm-shrinkwrap.json`;
/** Bytes that were removed for each entry of the list of unread files, and that are left. A test reads it. */
const record = `${root}node_modules/.vignette-removed.json`;
const wanted = hashOf(readFileSync(`${root}package-lock.json`));
const list = hashOf(JSON.stringify(UNREAD.map(({ files }) => String(files))));

if (Number(process.versions.node.split(".")[0]) < 20)
  fail(`Vignette needs Node 20 or newer; this is ${process.version}.`);
rmSync(addressed, { force: true });
const [installed, emptied] = hasNode() && existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
if (installed !== wanted) await install();
if (installed !== wanted || emptied !== list) {
  removeWhatNothingReads();
  writeFileSync(stamp, `${wanted} ${list}`);
}
compileMessages();

function hashOf(text) {
  return createHash("sha256").update(text).digest("hex");
}

/** Node's binary is an optional dependency, one for each system: npm goes on without one that it cannot download. */
function hasNode() {
  return existsSync(`${root}node_modules/.bin/node`) || existsSync(`${root}node_modules/.bin/node.cmd`);
}

async function install() {
  console.log("Installing dependencies (first run, or the lockfile changed)…");
  // Not `npm ci`: it refuses a lockfile in which a binary for some other system is missing, and registries that mirror
  // only part of npm leave such gaps. `--no-save` takes the versions of the lockfile and leaves the file alone.
  const command = ["install", "--no-save", "--no-audit", "--no-fund"];
  const isDone = [installWithAddresses, (it) => npm(it).status === 0].some((run) => run(command) && hasNode());
  if (!isDone) fail(await whyNotInstalled());
}

/** Adds what an install before this one took to what this one takes: npm leaves packages alone that have not changed. */
function removeWhatNothingReads() {
  const before = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
  const { removed, left } = removeUnread(`${root}node_modules`);
  const sum = UNREAD.map(({ what }, at) => [what, (before.removed?.[what] ?? 0) + removed[at]]);
  writeFileSync(record, JSON.stringify({ removed: Object.fromEntries(sum), left }));
}

/**
 * Installs from a copy of the lockfile that has the address of every package. Without addresses, npm asks the registry
 * for the record of each of 400 packages, and downloads files again that are in its cache. The lockfile itself has none,
 * because they depend on the registry that npm is set to. False if a registry keeps its files at other addresses.
 */
function installWithAddresses(command) {
  const named = npm(["config", "get", "registry"], { stdio: "pipe" }).stdout?.toString().trim() ?? "";
  if (!URL.canParse(named)) return false;
  // Its address may have a path, and need not end in a slash.
  const registry = named.replace(/\/*$/, "/");
  const lockfile = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8"));
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    if (entry.integrity === undefined || entry.resolved !== undefined) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    entry.resolved = new URL(`${name}/-/${name.split("/").at(-1)}-${entry.version}.tgz`, registry).href;
  }
  // npm reads this file in place of package-lock.json.
  writeFileSync(addressed, JSON.stringify(lockfile));
  try {
    return npm(command).status === 0;
  } finally {
    rmSync(addressed, { force: true });
  }
}

function npm(command, { stdio = "inherit" } = {}) {
  // The encoder's package would fetch an ffmpeg for the command line, which nothing here uses. An npm that knows
  // `allowScripts` does not run its script at all; this is for older ones.
  const options = { cwd: root, stdio, env: { ...process.env, SKIP_FFMPEG: "true" } };
  const path = process.env.npm_execpath;
  return path
    ? spawnSync(process.execPath, [path, ...command], options)
    : spawnSync("npm", command, { ...options, shell: true });
}

/** Before anything imports them: types, tests, builds. Takes no time if they are as they were. */
function compileMessages() {
  const node = `${root}node_modules/.bin/node${process.platform === "win32" ? ".cmd" : ""}`;
  const { status } = spawnSync(node, [`${root}packages/messages/compile.ts`], { cwd: root, stdio: "inherit" });
  if (status !== 0) fail("The messages could not be compiled. The lines above say why.");
}

/** Without a network there is one reason; otherwise npm has reported it. */
async function whyNotInstalled() {
  const failed = "npm install failed. The lines above say why; fix that and run the command again.";
  // npm names its registry to the scripts that it runs.
  const { npm_config_registry: registry } = process.env;
  if (registry === undefined) return failed;
  const { hostname } = new URL(registry);
  return await lookup(hostname).then(
    () => failed,
    () =>
      `The packages cannot be downloaded: ${hostname} is not reachable. Connect to the network, or set npm's registry to one that is, and run the command again.`,
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
