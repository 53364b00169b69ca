import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restore } from "./backup/archive.ts";
import { localInstance } from "./backup/local-instance.ts";
import { checkStart } from "./local/check-start.ts";
import { startOrExplain } from "./local/start-or-explain.ts";
import { StartFault } from "./local/start-problem.ts";

// `npm run restore -- --from <folder>`: replaces every document, person and file of the local instance of DATA_DIR.
const { from } = parseArgs({ options: { from: { type: "string" } } }).values;

await startOrExplain(async (settings) => {
  if (from === undefined) throw new StartFault("Say from where: npm run restore -- --from <folder>");
  await checkStart({}, settings.dataDir);
  const instance = await localInstance(settings);
  try {
    const { documents, people, files, version } = await restore(instance, resolve(from));
    console.log(`${documents} documents, ${people} people and ${files} files of version ${version} are back.`);
  } finally {
    await instance.close();
  }
});
