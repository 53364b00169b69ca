import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The local instance's own key for sealing tokens and signing links. 32 bytes in base64. */
export const sealingKey = (dataDir: string): string => localSecret(dataDir, "sealing-key");

/** The file of the sealing key before the last rotation. */
export const OLD_SEALING_KEY = "sealing-key-old";

/** The sealing key before the last rotation; undefined if there was none or it is not needed any more. */
export function oldSealingKey(dataDir: string): string | undefined {
  const path = join(dataDir, OLD_SEALING_KEY);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** A secret of the local instance alone: made once, kept in the data folder. 32 bytes in base64. */
export function localSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString("base64"), { mode: 0o600 });
  }
  return readFileSync(path, "utf8");
}
