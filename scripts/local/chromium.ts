import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Flags for a headless browser that connects only to the app. */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Chromium without windows comes first: stories take a fifth less processor time in it.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "msedge",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of an installed Chrome or Chromium: `CHROMIUM_PATH`, then the PATH, then the usual places. */
function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? "").split(process.platform === "win32" ? ";" : ":");
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  return found ?? places.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds a browser or gets one: by apt-get on Debian as root, else through Playwright. Throws an Error that says what to
 * do.
 */
export function ensureChromium(): string {
  const found = findChromium() ?? installedByApt() ?? installedByPlaywright();
  if (!found) throw new Error("The browser tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH to it.");
  return found;
}

function installedByApt(): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("Installing Chromium with apt-get, for the browser tests…");
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  // Debian packages both. Distributions based on it may have only the second.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const { status } = spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], { stdio: "ignore" });
    if (status === 0) break;
  }
  return findChromium();
}

function installedByPlaywright(): string | null {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve("playwright-core/package.json")), "cli.js");
  console.log("Fetching Chromium through Playwright, for the browser tests…");
  const done = spawnSync(process.execPath, [cli, "install", "chromium", "--no-shell"], { stdio: "inherit" });
  if (done.status !== 0) return null;
  const where = spawnSync(
    process.execPath,
    ["-e", 'process.stdout.write(require("playwright-core").chromium.executablePath())'],
    { encoding: "utf8" },
  );
  return where.stdout && existsSync(where.stdout) ? where.stdout : null;
}
