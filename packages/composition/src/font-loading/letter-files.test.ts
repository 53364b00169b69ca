import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import decompress from "woff2-encoder/decompress";
import { letterFiles } from "./letter-files.ts";

const require = createRequire(import.meta.url);
const NONE = new Map();
const wanted = (face: "native" | "hand") => ({ role: { face, italic: false }, letters: new Set("123") });

it("has no letters of a face that is read for another text but not yet in use", async () => {
  const common = Promise.withResolvers<Uint8Array>();
  // The common face comes, the other never does.
  const read = (path: string) => {
    if (!path.includes("tiktok")) return new Promise<never>(() => {});
    common.resolve(readFile(require.resolve(path)));
    return common.promise;
  };
  let installed = 0;
  const { hasLetters, loadLetters } = letterFiles(() => {
    installed += 1;
  });
  void loadLetters([wanted("native"), wanted("hand")], read, NONE);
  // The same work a few times more: then the first is long over.
  for (let turn = 0; turn < 3; turn += 1) await decompress(await common.promise);
  expect([hasLetters([wanted("native")], NONE), installed]).toEqual([false, 0]);
  await loadLetters([wanted("native")], read, NONE);
  expect([hasLetters([wanted("native")], NONE), installed]).toEqual([true, 1]);
});

it("reads a file once for two texts that need it at the same time", async () => {
  const paths: string[] = [];
  const read = (path: string) => {
    paths.push(path);
    return readFile(require.resolve(path)) as Promise<Uint8Array>;
  };
  const { loadLetters } = letterFiles(() => undefined);
  await Promise.all([loadLetters([wanted("native")], read, NONE), loadLetters([wanted("native")], read, NONE)]);
  expect(paths).toHaveLength(1);
});
