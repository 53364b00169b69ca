import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { APP_VERSION } from "@vignette/domain/kernel";
import { backUp } from "./backup/archive.ts";
import { localInstance } from "./backup/local-instance.ts";
import { settingsFrom } from "./local/settings.ts";

// `npm run backup -- --to <folder>`: every document, person and file of the local instance of DATA_DIR, which must be stopped.
const { values } = parseArgs({ options: { to: { type: "string" } } });
if (values.to === undefined) throw new Error("Say where: npm run backup -- --to <folder>");
const instance = await localInstance(settingsFrom(process.env));
try {
  const { documents, people, files, bytes } = await backUp(instance, resolve(values.to), APP_VERSION);
  console.log(
    `${documents} documents, ${people} people and ${files} files (${Math.ceil(bytes / 1e6)} MB) are in ${values.to}`,
  );
} finally {
  await instance.close();
}
