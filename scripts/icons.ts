import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ICONS_FOLDER, importedIcons } from "./icons/imported-icons.ts";
import { lucide } from "./icons/lucide.ts";
import { root } from "./local/settings.ts";

/**
 * `npm run icons` writes a file for each icon of Lucide that a screen imports, and an index of all. Run it after the first
 * import of an icon or the last. A file each, so that a page loads only its own icons. Source: ADR 91
 */
const VERSION = "1.75.0";
const NOTE = `// Written by \`npm run icons\` from Lucide ${VERSION} (ISC License).\n`;

const { license, drawing } = lucide(VERSION);
const names = importedIcons();
const drawings = await Promise.all(names.map(drawing));
const folder = join(root, ICONS_FOLDER);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "LICENSE"), license);
const index = names.map((name, at) => `export { ${name} } from "./${drawings[at]?.name}.ts";\n`);
writeFileSync(join(folder, "index.ts"), `${NOTE}${index.join("")}`);
for (const [at, { name, shapes }] of drawings.entries()) {
  const parts = shapes.map((shape) => JSON.stringify(shape)).join(", ");
  const component = `export const ${names[at]} = /* @__PURE__ */ createIcon(${parts});\n`;
  writeFileSync(join(folder, `${name}.ts`), `${NOTE}import { createIcon } from "../create-icon.ts";\n\n${component}`);
}
execFileSync("node_modules/.bin/biome", ["check", "--write", ICONS_FOLDER], { cwd: root, stdio: "inherit" });
console.log(`${names.length} icons`);
