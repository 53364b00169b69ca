import { parseArgs } from "node:util";
import { runningApp } from "../test/publishing/running-app.ts";
import { hostileCalls } from "../test/trust/fuzz/fuzz.ts";
import { leftoversOf } from "../test/trust/leftovers/leftovers.ts";
import { localFiles } from "../test/trust/local-files.ts";
import { localProduct } from "../test/trust/local-product.ts";
import { matrixOfRights } from "../test/trust/rights.ts";

/**
 * The trust suite: `npm run test:trust`, against a running product of its own. Who may call what, and what hostile calls
 * do. A short form by itself; `-- --long` everything; `-- --json` ends with one line of JSON; `-- --seed N` makes the
 * hostile calls of that seed; `-- --only <text>` makes only those of procedures whose name contains it.
 */
const { values } = parseArgs({
  options: {
    long: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});

const app = await runningApp();
const { files, close } = await localFiles(app.dataDir);
const report = await check().finally(close).finally(app.stop);
console.log(values.json ? JSON.stringify(report) : tell(report));
process.exit(report.wrong + report.serverErrors + report.hangs + report.leftovers === 0 ? 0 : 1);

async function check() {
  const product = await localProduct(app, files);
  const form = values.long ? "long" : "short";
  const rights =
    values.only === undefined
      ? await matrixOfRights(product, form)
      : { procedures: 0, identities: 0, cells: 0, wrong: [] };
  for (const it of rights.wrong) console.log(`✗ ${it}`);
  console.log(`rights: ${rights.cells} cells in ${seconds()} s`);
  const { fuzzed, accepted, serverErrors, hangs } = await hostileCalls(product, form, Number(values.seed), values.only);
  for (const it of [...serverErrors, ...hangs]) console.log(`✗ ${it}`);
  console.log(`hostile calls: ${fuzzed}, ${accepted} of them accepted, in ${seconds()} s`);
  const leftovers =
    values.only === undefined
      ? [...(await leftoversOf(product, "account")), ...(await leftoversOf(product, "project"))]
      : [];
  for (const it of leftovers) console.log(`✗ ${it}`);
  console.log(`leftovers: ${leftovers.length} in ${seconds()} s`);
  return {
    ...rights,
    wrong: rights.wrong.length,
    fuzzed,
    serverErrors: serverErrors.length,
    hangs: hangs.length,
    leftovers: leftovers.length,
  };
}

function seconds(): number {
  return Math.round(performance.now() / 1000);
}

function tell(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
}
