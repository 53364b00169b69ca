import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { declarations, functions } from "./area-module.ts";
import { areas } from "./message-file.ts";

/**
 * Compiles the messages of all languages to functions in `generated/`, unless it was last done with the same ones:
 * `npm run messages`, also a part of every install. ADR 146.
 */
const here = import.meta.dirname;
const generated = join(here, "generated");
const stamp = join(generated, ".sources");

const sources = globSync("{messages/**/*.json,package.json,*.ts,src/locale.ts}", { cwd: here }).toSorted();
const hash = createHash("sha256");
for (const path of sources) hash.update(path).update(readFileSync(join(here, path)));
const wanted = hash.digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(generated);
  const write = (name: string, text: string) => writeFileSync(join(generated, name), text);
  for (const area of areas()) {
    write(`${area}.js`, functions(area));
    write(`${area}.d.ts`, declarations(area));
  }
  const all = areas().map((it) => `export * from "./${it}.js";\n`);
  for (const name of ["all.js", "all.d.ts"]) write(name, all.join(""));
  write("runtime.js", 'export const getLocale = () => "en";\n');
  write("runtime.d.ts", 'export declare const getLocale: () => import("../src/locale.ts").Locale;\n');
  writeFileSync(stamp, wanted);
}
