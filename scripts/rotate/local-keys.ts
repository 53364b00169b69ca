import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OLD_SEALING_KEY, sealingKey } from "../local/secrets.ts";
import type { Settings } from "../local/settings.ts";
import type { KeyPlace } from "./key-place.ts";

/** The keys of the local instance: two files in its data folder. */
export function localKeys({ dataDir, port }: Settings): KeyPlace {
  const old = join(dataDir, OLD_SEALING_KEY);
  return {
    origin: `http://localhost:${port}`,
    read() {
      const isRotated = existsSync(old);
      return {
        current: sealingKey(dataDir),
        old: isRotated ? readFileSync(old, "utf8") : null,
        rotatedAt: isRotated ? statSync(old).mtimeMs : null,
      };
    },
    begin(next) {
      writeFileSync(old, sealingKey(dataDir), { mode: 0o600 });
      writeFileSync(join(dataDir, "sealing-key"), next, { mode: 0o600 });
    },
    finish: () => rmSync(old),
    toApply: "Restart `npm start`, then run `npm run rotate` again.",
  };
}
