import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { APP_VERSION } from "@vignette/domain/kernel";
import { backUp } from "./backup/archive.ts";
import { localInstance } from "./backup/local-instance.ts";
import { startOrExplain } from "./local/start-or-explain.ts";
import { StartFault } from "./local/start-problem.ts";

// `npm run backup -- --to <folder>`: every document, person and file of the local instance of DATA_DIR, which must be stopped.
const { to } = parseArgs({ options: { to: { type: "string" } } }).values;

await startOrExplain(async (settings) => {
  if (to === undefined) throw new StartFault("Say where: npm run backup -- --to <folder>");
  if (!existsSync(join(settings.dataDir, "sandbox")))
    throw new StartFault(`There is no instance in ${settings.dataDir}. Set DATA_DIR to the folder of one.`);
  const instance = await localInstance(settings);
  try {
    const { documents, people, files, bytes } = await backUp(instance, resolve(to), APP_VERSION);
    console.log(
      `${documents} documents, ${people} people and ${files} files (${Math.ceil(bytes / 1e6)} MB) are in ${to}`,
    );
  } finally {
    await instance.close();
  }
});
