import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";
import type { FileLookup } from "../records/files/file-lookup.ts";
import type { FileFacts, Located, RecordFacts } from "../records/record.ts";
import { records } from "../records/registry.ts";
import { unreadablePaths } from "../records/stores/unreadable-store.ts";
import { openRaw } from "./owned-documents.ts";

type Holder = { record: RecordFacts; files: FileFacts };

const holders: readonly Holder[] = records.flatMap((record) =>
  record.ownership?.files ? [{ record, files: record.ownership.files }] : [],
);

/**
 * Gives a function that checks whether a document names a file, by the registry's facts about files. True also for a
 * file in a folder that no collection declares, and for one that an unreadable document may name. Throws if a document
 * cannot be read now. Files of one folder share their reads.
 */
export function namesFile(documents: Documents): (key: string) => Promise<boolean> {
  const known = new Map<string, Promise<Located[]>>();
  const look = (record: RecordFacts, lookup: FileLookup): Promise<Located[]> => {
    const name = JSON.stringify([record.name, lookup]);
    const found = known.get(name) ?? foundBy(documents, record, lookup);
    known.set(name, found);
    return found;
  };
  let unreadable: Promise<string | null> | null = null;

  return async (key) => {
    const [folder = ""] = key.split("/");
    const lookups = holders.flatMap(({ record, files }) => {
      const lookup = Object.hasOwn(files.under, folder) ? files.under[folder]?.(key) : undefined;
      return lookup ? [{ record, files, lookup }] : [];
    });
    if (lookups.length === 0) return true;
    // The cheapest first: most files lie in the folder of a document that is there.
    for (const { record, files, lookup } of lookups.toSorted((a, b) => cost(a.lookup) - cost(b.lookup))) {
      const found = await look(record, lookup);
      if (found.some((document) => mayName(record, files, document, key))) return true;
    }
    unreadable ??= unreadableTexts(documents);
    return (await unreadable)?.includes(key) ?? true;
  };
}

async function foundBy(documents: Documents, record: RecordFacts, lookup: FileLookup): Promise<Located[]> {
  const collection = openRaw(documents, record);
  if ("field" in lookup) return await collection.find({ where: [[lookup.field, "==", lookup.is]] });
  const found = await collection.get(lookup.id);
  return found ? [found] : [];
}

/** An unreadable document may name any file that leads to it. */
function mayName({ schema }: RecordFacts, { of }: FileFacts, document: Located, key: string): boolean {
  const { keys = [], folders = [], shown = [] } = of(document);
  const isNamed = keys.includes(key) || shown.includes(key) || folders.some((folder) => key.startsWith(folder));
  return isNamed || !z.safeParse(schema, document.value).success;
}

const cost = (lookup: FileLookup): number => ("id" in lookup ? 0 : 1);

/**
 * The text of all documents that are known to be unreadable, since the field that leads from a file to them may be
 * damaged; null if there are too many.
 */
async function unreadableTexts(documents: Documents): Promise<string | null> {
  const paths = await unreadablePaths(documents);
  if (paths === null) return null;
  const texts = paths.map(async (path) => {
    const [name, id = "", ...below] = path.split("/");
    const holder = holders.find(({ record }) => record.name === name);
    const found = holder && below.length === 0 ? await openRaw(documents, holder.record).get(id) : null;
    return JSON.stringify(found?.value ?? null);
  });
  return (await Promise.all(texts)).join("\n");
}
