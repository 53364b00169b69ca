import { createHash } from "node:crypto";
import type { WantedPicture } from "./paint-file.ts";
import { paintInThread } from "./painter.ts";

/** Pictures that are remembered, about a third of a megabyte each. Our own choice. */
const KEPT = 64;
const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * A painted picture as a file. Painted once and remembered, because tests ask for the same pictures again and again.
 */
export function pictureFile(wanted: WantedPicture): Promise<Uint8Array<ArrayBuffer>> {
  const { prompt, width, height, variant, type, quality, detail = 1, reference = null } = wanted;
  const shown = reference && createHash("sha256").update(reference).digest("hex");
  const key = JSON.stringify([prompt, width, height, variant, type, quality, detail, shown]);
  const file = files.get(key) ?? paintInThread(wanted);
  files.delete(key);
  files.set(key, file);
  const [oldest] = files.keys();
  if (files.size > KEPT && oldest !== undefined) files.delete(oldest);
  return file;
}
