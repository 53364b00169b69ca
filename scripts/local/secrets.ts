import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The local instance's own key for sealing tokens and signing links. 32 bytes in base64. */
export const sealingKey = (dataDir: string): string => localSecret(dataDir, "sealing-key");

/** A secret of the local instance alone: made once, kept in the data folder. 32 bytes in base64. */
export function localSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString("base64"), { mode: 0o600 });
  }
  return readFileSync(path, "utf8");
}
