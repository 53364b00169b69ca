import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, type Settings } from "../local/settings.ts";
import type { KeyPlace, Keys } from "./key-place.ts";

/**
 * The keys of the deployed Worker. Cloudflare never shows a secret again, so they are kept in a file until they are in
 * your password manager; before the first rotation the current key is taken from the variable SEALING_KEY.
 */
export function productionKeys({ dataDir }: Settings, env: Record<string, string | undefined>): KeyPlace {
  const file = join(dataDir, "rotation-production.json");

  function read(): Keys {
    if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
    if (!env.SEALING_KEY) throw new Error("Set SEALING_KEY to the key that production uses now.");
    return { current: env.SEALING_KEY, old: env.SEALING_KEY_OLD || null, rotatedAt: null };
  }
  function write(keys: Keys): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  }

  return {
    origin: env.ORIGIN || originOf(readFileSync(join(root, "wrangler.toml"), "utf8")),
    read,
    begin(next, now) {
      const old = read().current;
      // Written first: a key that is deployed and lost would disconnect every account.
      write({ current: next, old, rotatedAt: now });
      setSecrets({ SEALING_KEY: next, SEALING_KEY_OLD: old });
    },
    finish() {
      setSecrets({ SEALING_KEY_OLD: null });
      write({ ...read(), old: null });
    },
    toApply: `Store the keys of ${file} in your password manager. The new secrets are live within a minute: run \`npm run rotate -- --production\` again.`,
  };
}

/** The origin of `[env.production.vars]`. */
function originOf(config: string): string {
  const [, production = ""] = config.split("[env.production.vars]");
  const origin = /^PUBLIC_ORIGIN = "([^"]+)"/m.exec(production)?.[1];
  if (!origin) throw new Error("wrangler.toml names no PUBLIC_ORIGIN for production.");
  return origin;
}

/** All at once, so that no deployment has only one of them; null deletes. Source: docs/platforms/cloudflare.md#secrets. */
function setSecrets(secrets: Record<string, string | null>): void {
  const { status } = spawnSync("npx", ["wrangler", "secret", "bulk", "--env", "production"], {
    cwd: root,
    input: JSON.stringify(secrets),
    stdio: ["pipe", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("wrangler did not set the secrets; nothing was re-sealed. Run this again.");
}
