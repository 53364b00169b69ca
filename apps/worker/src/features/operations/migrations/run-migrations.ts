import * as z from "zod/mini";
import { DocumentError, type Documents, type Stored } from "../../../adapters/documents/documents.ts";
import { open, openAs } from "../../../records/open.ts";
import type { RawDocument, RecordFacts } from "../../../records/record.ts";
import { migrationRecords } from "../../../records/service/operations.ts";
import { type Migration, migrations } from "./migrations.ts";

type Deps = {
  documents: Documents;
  /** Whether the time of this run is over: the next run continues. */
  isOver: () => boolean;
  /** Called when a migration is done. */
  tell: (id: string) => void;
  /** By default the product's migrations. */
  list?: readonly Migration[];
};

/** Documents of a collection, or parents of a subcollection, that are read at once. Our own choice. */
const PAGE = 100;
/** Attempts at a document with concurrent writes. */
const TRIES = 4;
const ID = "migrations";
const Raw = z.record(z.string(), z.unknown());

/**
 * Runs the migrations in order, page by page, and stores its position after each page: a run that is cut off, or that
 * runs at the same time as another, repeats at most one page. Gives the number of changed documents.
 */
export async function runMigrations({ documents, isOver, tell, list = migrations }: Deps): Promise<number> {
  const progress = open(documents, migrationRecords);
  let changed = 0;
  while (!isOver()) {
    const stored = await progress.get(ID);
    const { done, at } = stored?.value ?? { done: [], at: null };
    const next = list.find(({ id }) => !done.includes(id));
    if (!next) return changed;
    const page = await parentsOf(documents, next.record, at?.id === next.id ? at.cursor : null);
    for (const { id } of page) changed += await migrate(documents, next, id);
    const isDone = page.length < PAGE;
    const kept = isDone
      ? { done: [...done, next.id], at: null }
      : { done, at: { id: next.id, cursor: page.at(-1)?.id ?? "" } };
    try {
      await (stored ? progress.put(ID, kept, stored.version) : progress.create(ID, kept));
    } catch (error) {
      if (error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists")) continue;
      throw error;
    }
    if (isDone) tell(next.id);
  }
  return changed;
}

/** The next page of a collection, or of the parents of a subcollection, in the order of their keys. */
async function parentsOf(documents: Documents, record: RecordFacts, cursor: string | null) {
  const place = record.parent ?? record;
  const after = cursor === null ? {} : { after: { values: [], id: cursor } };
  return await openAs(documents, place, Raw).find({ limit: PAGE, ...after });
}

/** Changes a document, or those below a parent. Gives how many were changed. */
async function migrate(documents: Documents, { record, change }: Migration, id: string): Promise<number> {
  const view = openAs(documents, record, Raw, record.parent && id);
  const found = record.parent ? await view.find({}) : [await view.get(id)];
  let changed = 0;
  for (const stored of found) if (stored && (await changeOne(stored))) changed += 1;
  return changed;

  async function changeOne(first: Stored<RawDocument>): Promise<boolean> {
    let stored: Stored<RawDocument> | null = first;
    for (let attempt = 1; stored; attempt += 1) {
      const fields = change(stored.value);
      if (!fields) return false;
      try {
        await documents.commit([view.writes.patch(stored.id, fields, { version: stored.version })]);
        return true;
      } catch (error) {
        const isOvertaken = error instanceof DocumentError && error.kind === "changed";
        if (!isOvertaken || attempt === TRIES) throw error;
        stored = await view.get(stored.id);
      }
    }
    return false;
  }
}
