import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { AssetType } from "@vignette/domain/assets";
import { templates } from "@vignette/domain/studio";
import { appBeside } from "./local/app-beside.ts";
import { freePort } from "./local/free-port.ts";
import { root } from "./local/settings.ts";
import { readBriefs } from "./sheets/brief-file.ts";
import { type Check, checkOf } from "./sheets/check.ts";
import { type Look, makeAll, type Withheld } from "./sheets/make-all.ts";
import { openCreation } from "./sheets/open-creation.ts";
import { excerptOf, overviewOf } from "./sheets/overview.ts";
import type { Cell } from "./sheets/page.ts";
import { sheetOf } from "./sheets/sheet.ts";

/**
 * Makes every template with six briefs, as the product makes it, and draws what comes out on contact sheets:
 * `npm run --silent sheets -- --out DIR`. Writes `DIR/<brief>.jpg`, `DIR/<brief>/<kind>-<template>.jpg`,
 * `DIR/checks.json` and `DIR/findings.json` (docs/content.md#contact-sheets).
 */
const { values } = parseArgs({
  options: {
    out: { type: "string" },
    /** Briefs instead of all built-in ones: a name of one, or the path of a file. */
    brief: { type: "string", multiple: true },
    /** Only these templates. */
    template: { type: "string", multiple: true },
    /** Only these kinds. */
    kind: { type: "string", multiple: true },
    /** As if the product had no photos. */
    "without-photos": { type: "boolean" },
    /** Keeps the finished files beside the sheets. */
    files: { type: "boolean" },
    /** Renders no files, which takes most of the time; their bytes are then 0. */
    quick: { type: "boolean" },
    /** The last line is the content of `checks.json`. */
    json: { type: "boolean" },
  },
});
if (!values.out) throw new Error("Name a folder: npm run --silent sheets -- --out DIR");
const out = resolve(values.out);
const looks = wantedLooks(values.kind, values.template);
const briefs = readBriefs(values.brief).map((it) => (values["without-photos"] ? { ...it, photos: [] } : it));
const say = (line: string) => console.error(line);

const dataDir = mkdtempSync(join(tmpdir(), "vignette-sheets-"));
const settings = { dataDir, seed: "empty", crons: false, site: join(root, "apps/worker/test/site") } as const;
const app = await appBeside({ ...settings, port: await freePort(), sandboxPort: await freePort() });
const checks: (Check | (Withheld & { brief: string }))[] = [];
const findings: unknown[] = [];
let failed = 0;
try {
  for (const brief of briefs) await sheetsOf(brief);
} finally {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
write("checks.json", JSON.stringify(checks, null, 2));
write("findings.json", JSON.stringify(findings, null, 2));
if (values.json) console.log(JSON.stringify(checks));
process.exit(failed > 0 ? 1 : 0);

async function sheetsOf(brief: (typeof briefs)[number]): Promise<void> {
  const began = performance.now();
  const drawn: { check: Check; excerpt: Cell[] }[] = [];
  for await (const made of makeAll(app, brief, looks)) {
    if ("withheld" in made) {
      checks.push({ ...made, brief: brief.name });
      say(`${brief.name} ${made.kind}-${made.template}: withheld: ${made.withheld}`);
      continue;
    }
    const name = `${made.kind}-${made.style.template}`;
    if (made.state === "failed") {
      say(`${brief.name} ${name}: not made: ${made.failure}`);
      failed += 1;
      continue;
    }
    const creation = await openCreation(made, accountOf(brief.brief));
    try {
      const { check, found, files } = await checkOf(creation, { brief: brief.name, rendered: !values.quick });
      checks.push(check);
      findings.push({ brief: brief.name, template: check.template, found });
      write(`${brief.name}/${name}.jpg`, await sheetOf(creation, check, found));
      if (values.files) files.map((file) => write(`${brief.name}/${name}-${file.name}`, file.bytes));
      drawn.push({ check, excerpt: await excerptOf(creation.files, check) });
      say(`${brief.name} ${name}`);
    } finally {
      creation.close();
    }
  }
  write(`${brief.name}.jpg`, await overviewOf(brief, drawn));
  say(`${brief.name}: ${drawn.length} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/** The name of an account as the product writes it on a last page, from the product's name. */
function accountOf({ name }: { name: string }): string {
  return `@${name.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, "")}`;
}

function wantedLooks(kinds: readonly string[] | undefined, names: readonly string[] | undefined): Look[] {
  const all = AssetType.options.flatMap((kind) => templates[kind].map(({ name }) => ({ kind, template: name })));
  const wanted = all.filter(
    ({ kind, template }) => (!kinds || kinds.includes(kind)) && (!names || names.includes(template)),
  );
  if (wanted.length === 0) throw new Error(`There are: ${all.map(({ template }) => template).join(", ")}.`);
  return wanted;
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(join(out, path, ".."), { recursive: true });
  writeFileSync(join(out, path), content);
}
