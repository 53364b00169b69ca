import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./settings.ts";
import { sourcesHash } from "./sources-hash.ts";

const dist = join(root, "apps/web/dist");
const stamp = join(dist, ".sources");

const SOURCES = [
  "apps/web/{src,public}/**/*",
  "apps/web/{site/**/*,*.*}",
  "packages/*/src/**/*",
  "packages/messages/{messages/**/*,*.*}",
  "apps/worker/src/**/*.ts",
];

/** Builds the web app unless the last build was made from the very same sources. Rejects if it cannot be built. */
export async function buildWeb(): Promise<"built" | "unchanged"> {
  const wanted = sourcesHash(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return "unchanged";

  // A process of its own gives back the gigabyte that the bundler takes, and may be asked for by a process of tests, whose
  // NODE_ENV would put React's development build into the app.
  const vite = [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"];
  const env = { ...process.env, NODE_ENV: "production" };
  const [status] = await once(
    spawn(process.execPath, vite, { cwd: join(root, "apps/web"), env, stdio: "inherit" }),
    "close",
  );
  if (status !== 0) throw new Error("The web app could not be built. The lines above say why.");
  writeFileSync(stamp, wanted);
  return "built";
}
