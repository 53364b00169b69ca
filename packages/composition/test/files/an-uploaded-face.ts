import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import decompress from "woff2-encoder/decompress";

const require = createRequire(import.meta.url);

/** The id of the file of an uploaded face. */
export const UPLOADED = "materials/user/font/file" as const;

/** Bundled fonts that stand for ones that a user uploads: one of one weight, and one of many. */
export const SLAB = "@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2";
export const VARIABLE = "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";

/** A bundled font as it is stored when it was uploaded: unpacked. */
export async function asUploaded(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await decompress(await readFile(require.resolve(path))));
}
