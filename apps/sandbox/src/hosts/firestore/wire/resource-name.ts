import { invalid } from "./wire-error.ts";

/** Bytes of an id. Source: docs/platforms/firestore.md#limits. */
const LONGEST_ID = 1500;

/** Where a document lives: `parent` is the path of the document above its collection, "" at the top. */
export type DocumentName = { parent: string; collection: string; id: string; path: string };

export const databaseName = (project: string, database: string) => `projects/${project}/databases/${database}`;

/** The project of a database's name. */
export const projectOf = (database: string) => database.split("/")[1] ?? "";

/** `users/u1/posts/p1` as a place. Refuses what is no document's path. */
export function documentNameOf(path: string): DocumentName {
  const ids = path.split("/");
  for (const id of ids) checkId(id);
  const [collection, id] = ids.slice(-2);
  if (collection === undefined || id === undefined || ids.length % 2 === 1) {
    throw invalid(`Document name "${path}" lacks "/": a document's path has an even number of segments.`);
  }
  return { parent: ids.slice(0, -2).join("/"), collection, id, path };
}

/** A full resource name of this database as a place. */
export function placeOfName(name: string, database: string): DocumentName {
  const root = `${database}/documents/`;
  if (!name.startsWith(root)) throw invalid(`Document name "${name}" is not below "${root}".`);
  return documentNameOf(name.slice(root.length));
}

/** Refuses ids that Firestore refuses: empty, dots, slashes, reserved, too long. */
export function checkId(id: string): void {
  if (id === "" || id === "." || id === "..") throw invalid(`Resource id "${id}" is invalid.`);
  if (id.includes("/")) throw invalid(`Resource id "${id}" is invalid because it contains "/".`);
  if (/^__.*__$/s.test(id) && !/^__id-?\d+__$/.test(id)) {
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (Buffer.byteLength(id) > LONGEST_ID) throw invalid("The key path element name is longer than 1500 bytes.");
}
