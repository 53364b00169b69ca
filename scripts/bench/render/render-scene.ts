import { readFile, writeFile } from "node:fs/promises";
import type { Scene } from "@vignette/composition";
import { renderMp4 } from "@vignette/composition/node";

// What is measured as ours, from the start of the process to its end.
// Usage: node render-scene.ts <scene.json> <output> <bits a second, or "constant" for the quality> <id>=<file>…
const [scenePath, output, bitrate, ...files] = process.argv.slice(2);
if (!scenePath || !output) throw new Error("a scene and an output are needed");
const scene: Scene = JSON.parse(await readFile(scenePath, "utf8"));
const media = new Map<string, Blob>();
for (const file of files) {
  const [id, path] = file.split("=");
  if (id && path) media.set(id, new Blob([await readFile(path)]));
}
await writeFile(output, await renderMp4(scene, media, bitrate === "constant" ? {} : { bitrate: Number(bitrate) }));
// As a job of the renderer ends.
process.exit(0);
