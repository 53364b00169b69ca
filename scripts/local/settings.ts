import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** How one local instance is set up; see README, "Settings". Two instances with different values run side by side. */
export type Settings = {
  port: number;
  sandboxPort: number;
  dataDir: string;
  seed: "demo" | "empty";
};

/** Reads the settings from the environment. Throws an Error that names the invalid variable. */
export function settingsFrom(env: Record<string, string | undefined>): Settings {
  const seed = env.SEED || "demo";
  if (seed !== "demo" && seed !== "empty") throw new Error(`SEED must be "demo" or "empty", not "${seed}".`);
  return {
    port: portFrom(env, "PORT", 8787),
    sandboxPort: portFrom(env, "SANDBOX_PORT", 8788),
    dataDir: resolve(root, env.DATA_DIR || ".data"),
    seed,
  };
}

function portFrom(env: Record<string, string | undefined>, name: string, usual: number): number {
  const port = Number(env[name] || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} must be a port number, not "${env[name]}".`);
  return port;
}
