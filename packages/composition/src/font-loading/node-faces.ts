import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { facesFrom } from "./faces-from.ts";

const require = createRequire(import.meta.url);

/** The same files as in the browser. */
export const { loadFaces } = facesFrom(async () => ({
  ...(await import("./load-files.ts")),
  read: (path) => readFile(require.resolve(path)),
}));
