import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { facesFrom } from "./faces-from.ts";

const require = createRequire(import.meta.url);

/** As in the browser, from the very same files. */
export const { loadFaces } = facesFrom(async () => (path) => readFile(require.resolve(path)));
