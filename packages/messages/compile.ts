import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "@inlang/paraglide-js";
import { declarations } from "./declarations.ts";

/**
 * Compiles the messages of all languages to functions in `generated/`, unless it was last done with the same ones:
 * `npm run messages`, also a part of every install. ADR 136.
 */
const here = import.meta.dirname;
const generated = join(here, "generated");
const stamp = join(generated, ".sources");

const sources = globSync("{messages/**/*.json,project.inlang/settings.json,package.json,*.ts}", {
  cwd: here,
}).toSorted();
const hash = createHash("sha256");
for (const path of sources) hash.update(path).update(readFileSync(join(here, path)));
const wanted = hash.digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  await compile({
    project: join(here, "project.inlang"),
    outdir: generated,
    // A reader's language is known before a page is built for it, or is passed to the function.
    strategy: ["globalVariable", "baseLocale"],
    // A module for each message, so that a page loads only its own.
    outputStructure: "message-modules",
    emitTsDeclarations: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
  });
  // Its own declarations take the TypeScript compiler ten seconds for 1,500 messages.
  writeFileSync(join(generated, "messages.d.ts"), declarations(join(here, "messages/en")));
  writeFileSync(
    join(generated, "runtime.d.ts"),
    'export declare const getLocale: () => import("../src/locale.ts").Locale;\n',
  );
  writeFileSync(stamp, wanted);
}
