// Installs what is missing before `npm start`, `npm run dev` and `npm test`. Plain JavaScript, because it runs on
// any Node from 20 on; everything after it runs on the version that package.json pins.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}node_modules/.vignette-installed`;
const wanted = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex");

if (Number(process.versions.node.split(".")[0]) < 20)
  fail(`Vignette needs Node 20 or newer; this is ${process.version}.`);
if (!isInstalled()) await install();

function isInstalled() {
  const pinned = existsSync(`${root}node_modules/.bin/node`) || existsSync(`${root}node_modules/.bin/node.cmd`);
  return pinned && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

async function install() {
  console.log("Installing dependencies (first run, or the lockfile changed)…");
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lockfile in which a binary for some other system is missing, and registries that mirror
  // only part of npm leave such gaps. `--no-save` takes the versions of the lockfile and leaves the file alone.
  const command = ["install", "--no-save", "--no-audit", "--no-fund"];
  // The encoder's package would fetch an ffmpeg for the command line, which nothing here uses. An npm that knows
  // `allowScripts` does not run its script at all; this is for older ones.
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, SKIP_FFMPEG: "true" } };
  const result = npm
    ? spawnSync(process.execPath, [npm, ...command], options)
    : spawnSync("npm", command, { ...options, shell: true });
  if (result.status !== 0) fail(await whyNotInstalled());
  writeFileSync(stamp, wanted);
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
