import { parseArgs } from "node:util";
import { runningApp } from "../test/publishing/running-app.ts";
import { localProduct } from "../test/trust/local-product.ts";
import { matrixOfRights } from "../test/trust/rights.ts";

/**
 * The trust suite: `npm run test:trust`. Who may call what, against a running product. A short form by itself;
 * `-- --long` everything; `-- --json` ends with one line of JSON.
 */
const { values } = parseArgs({
  options: { long: { type: "boolean", default: false }, json: { type: "boolean", default: false } },
});

const app = await runningApp();
const { procedures, identities, cells, wrong } = await matrixOfRights(
  await localProduct(app),
  values.long ? "long" : "short",
).finally(app.stop);
for (const it of wrong) console.log(`✗ ${it}`);
console.log(
  values.json
    ? JSON.stringify({ procedures, identities, cells, wrong: wrong.length })
    : `${procedures} procedures, ${identities} identities, ${cells} cells, ${wrong.length} wrong`,
);
process.exit(wrong.length === 0 ? 0 : 1);
