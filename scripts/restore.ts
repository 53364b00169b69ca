import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restore } from "./backup/archive.ts";
import { localInstance } from "./backup/local-instance.ts";
import { settingsFrom } from "./local/settings.ts";

// `npm run restore -- --from <folder>`: replaces every document, person and file of the local instance of DATA_DIR.
const { values } = parseArgs({ options: { from: { type: "string" } } });
if (values.from === undefined) throw new Error("Say from where: npm run restore -- --from <folder>");
const instance = await localInstance(settingsFrom(process.env));
try {
  const { documents, people, files, version } = await restore(instance, resolve(values.from));
  console.log(`${documents} documents, ${people} people and ${files} files of version ${version} are back.`);
} finally {
  await instance.close();
}
