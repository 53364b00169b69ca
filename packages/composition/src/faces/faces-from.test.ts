import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import decompress from "woff2-encoder/decompress";
import type { Scene } from "../scene/scene.ts";
import { ruler } from "../shaping/typesetter.ts";
import { facesFrom } from "./faces-from.ts";

const require = createRequire(import.meta.url);
const wordless: { tracks: Scene["tracks"] } = { tracks: [] };
const handwritten = { id: "t", kind: "text", text: "Burn it long enough", face: "hand" };

it("does not call a scene ready while the face that it shares with another is read but not yet in use", async () => {
  const common = Promise.withResolvers<Uint8Array>();
  // The common face comes, the other never does.
  const read = (path: string) => {
    if (!path.includes("tiktok")) return new Promise<never>(() => {});
    common.resolve(readFile(require.resolve(path)));
    return common.promise;
  };
  const { loadFaces, hasFaces } = facesFrom(async () => read);
  void loadFaces({ tracks: [{ id: "all", clips: [handwritten] }] as unknown as Scene["tracks"] });
  // The same work a few times more: then the first is long over.
  for (let turn = 0; turn < 3; turn += 1) await decompress(await common.promise);
  expect(hasFaces(wordless)).toBe(false);
  await loadFaces(wordless);
  expect(ruler()).toBeTypeOf("function");
  expect(hasFaces(wordless)).toBe(true);
});
