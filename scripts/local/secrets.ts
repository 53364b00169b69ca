import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The local instance's own key for sealing tokens and signing links: made once, kept in the data folder. 32 bytes in base64. */
export function sealingKey(dataDir: string): string {
  const path = join(dataDir, "sealing-key");
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString("base64"), { mode: 0o600 });
  }
  return readFileSync(path, "utf8");
}
