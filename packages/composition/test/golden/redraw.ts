import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { nodeDrawing } from "./draw-golden.ts";
import { goldenScenes } from "./golden-scenes.ts";
import { referencePath, toPng } from "./references.ts";

/** `npm run golden`: redraws all references after an intended change of look. */
const draw = nodeDrawing();
const folder = dirname(referencePath({ name: "any" }, 0));
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
let bytes = 0;
for (const golden of goldenScenes()) {
  for (const ms of golden.momentsMs) {
    const png = toPng(await draw(golden.scene, ms));
    bytes += png.length;
    await writeFile(referencePath(golden, ms), png);
  }
}
console.log(`Drawn into ${folder}: ${Math.round(bytes / 1000)} kB. Look at them before you commit them.`);
