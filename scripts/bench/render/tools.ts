import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, homedir } from "node:os";
import { delimiter, join } from "node:path";

/** Where the measured programs and files stay from run to run. */
export const BENCH_DIR = join(homedir(), ".cache/vignette-bench");

/** Remotion as it was on the day this was written, all parts of one version (its own rule), and what it runs on. */
const REMOTION = ["remotion", "@remotion/bundler", "@remotion/renderer"].map((name) => `${name}@4.0.529`);
const REACT = ["react@19.2.3", "react-dom@19.2.3"];

/** The path of ffmpeg; installed by apt-get on Debian as root if it is missing. Never a part of the product. */
export function ensureFfmpeg(): string {
  return onPath("ffmpeg") ?? installed("ffmpeg", "ffmpeg");
}

/** The browser that Remotion is quickest with. */
export function ensureHeadlessShell(): string {
  return onPath("chromium-headless-shell") ?? installed("chromium-headless-shell", "chromium-headless-shell");
}

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

function installed(name: string, debianPackage: string): string {
  console.error(`Installing ${debianPackage} with apt-get, for this measurement only…`);
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], { stdio: "ignore" });
  const found = onPath(name);
  if (!found)
    throw new Error(`${name} is needed and could not be installed. On Debian: apt-get install ${debianPackage}`);
  return found;
}

/** A folder with Remotion in it and the composition bundled, ready to be rendered. Bundling is not measured. */
export async function ensureRemotion(media: { photo: string; voice: string }): Promise<string> {
  const folder = join(BENCH_DIR, "remotion");
  await mkdir(join(folder, "public"), { recursive: true });
  await cp(join(import.meta.dirname, "remotion"), folder, { recursive: true });
  await cp(media.photo, join(folder, "public/photo.jpg"));
  await cp(media.voice, join(folder, "public/voice.wav"));
  const wanted = [...REMOTION, ...REACT];
  if (!existsSync(join(folder, "node_modules/@remotion/renderer"))) {
    console.error("Installing Remotion into the bench's own folder…");
    await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
    run("npm", ["install", "--save-exact", "--no-audit", "--no-fund", ...wanted], folder);
  }
  const sources = await Promise.all(["entry.jsx", "public/photo.jpg"].map((file) => readFile(join(folder, file))));
  const stamp = createHash("sha256").update(Buffer.concat(sources)).digest("hex");
  const known = await readFile(join(folder, "bundled"), "utf8").catch(() => "");
  if (known !== stamp) run(process.execPath, [join(folder, "bundle.mjs")], folder);
  await writeFile(join(folder, "bundled"), stamp);
  return folder;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const done = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${done.stdout}\n${done.stderr}`);
}

/** The maximum of tabs for Remotion: it refuses more than there are processors. */
export const TABS = availableParallelism();
