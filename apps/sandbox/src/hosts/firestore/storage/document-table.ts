import type { DatabaseSync } from "node:sqlite";
import { type Fields, fieldsToJson } from "../values/value.ts";
import { fieldsFromJson } from "../values/value-from-json.ts";
import type { DocumentName } from "../wire/resource-name.ts";

/** One document as it is stored. `version` is new with every change of any document. Times in microseconds. */
export type StoredDocument = DocumentName & { version: number; createTime: bigint; updateTime: bigint; fields: Fields };

/** The documents of a database by collection path and id, and the collection paths by collection id. */
type Documents = { inPath: Map<string, Map<string, StoredDocument>>; pathsOf: Map<string, Set<string>> };

/**
 * Documents found by their place, by collection and by collection group. Every change is written to SQLite; reads are
 * answered from memory, because a local database is small and a test suite reads it all the time.
 */
export function documentTable(db: DatabaseSync) {
  db.exec(`CREATE TABLE IF NOT EXISTS firestore_documents (
    version INTEGER PRIMARY KEY AUTOINCREMENT, database TEXT NOT NULL, parent TEXT NOT NULL, collection TEXT NOT NULL,
    id TEXT NOT NULL, fields TEXT NOT NULL, create_time INTEGER NOT NULL, update_time INTEGER NOT NULL,
    UNIQUE (database, collection, parent, id))`);
  const all = db.prepare("SELECT * FROM firestore_documents WHERE database = ?");
  const replace = db.prepare(
    "REPLACE INTO firestore_documents (database, collection, parent, id, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const remove = db.prepare(
    "DELETE FROM firestore_documents WHERE database = ? AND collection = ? AND parent = ? AND id = ?",
  );
  const clear = db.prepare("DELETE FROM firestore_documents WHERE database = ?");
  const names = db.prepare("SELECT DISTINCT database FROM firestore_documents");
  const loaded = new Map<string, Documents>();

  function documentsOf(database: string): Documents {
    const known = loaded.get(database);
    if (known) return known;
    const documents: Documents = { inPath: new Map(), pathsOf: new Map() };
    for (const row of all.all(database)) add(documents, storedDocument(row));
    loaded.set(database, documents);
    return documents;
  }

  const inPath = (database: string, path: string) => [...(documentsOf(database).inPath.get(path)?.values() ?? [])];

  return {
    get: (database: string, { parent, collection, id }: DocumentName): StoredDocument | null =>
      documentsOf(database).inPath.get(collectionPath(parent, collection))?.get(id) ?? null,
    /** All documents of one collection. */
    inCollection: (database: string, parent: string, name: string) => inPath(database, collectionPath(parent, name)),
    /** All documents below `parent` in collections of that name; of any name where it is "". */
    inGroup(database: string, parent: string, name: string): StoredDocument[] {
      const documents = documentsOf(database);
      const paths = name === "" ? documents.inPath.keys() : (documents.pathsOf.get(name) ?? []);
      return [...paths]
        .filter((path) => parent === "" || `${path}/`.startsWith(`${parent}/`))
        .flatMap((path) => inPath(database, path));
    },
    put(database: string, place: DocumentName, fields: Fields, createTime: bigint, updateTime: bigint) {
      const { collection, parent, id, path } = place;
      const documents = documentsOf(database);
      const json = JSON.stringify(fieldsToJson(fields));
      const { lastInsertRowid } = replace.run(database, collection, parent, id, json, createTime, updateTime);
      add(documents, {
        version: Number(lastInsertRowid),
        parent,
        collection,
        id,
        path,
        createTime,
        updateTime,
        fields,
      });
    },
    remove(database: string, { parent, collection, id }: DocumentName) {
      remove.run(database, collection, parent, id);
      documentsOf(database).inPath.get(collectionPath(parent, collection))?.delete(id);
    },
    /** Sets what is in memory back to `before`, once SQLite has rolled a change back. */
    restore(database: string, { parent, collection, id }: DocumentName, before: StoredDocument | null) {
      if (before) add(documentsOf(database), before);
      else documentsOf(database).inPath.get(collectionPath(parent, collection))?.delete(id);
    },
    /** The names of all databases that hold documents. */
    databases: () => names.all().map((row) => String(row.database)),
    clear(database: string) {
      clear.run(database);
      loaded.delete(database);
    },
  };
}

export type DocumentTable = ReturnType<typeof documentTable>;

function add({ inPath, pathsOf }: Documents, document: StoredDocument): void {
  const path = collectionPath(document.parent, document.collection);
  const present = inPath.get(path);
  if (present) {
    present.set(document.id, document);
    return;
  }
  inPath.set(path, new Map([[document.id, document]]));
  pathsOf.set(document.collection, (pathsOf.get(document.collection) ?? new Set()).add(path));
}

/** Fields are decoded on first use: most documents of a start are never read. */
function storedDocument(row: Record<string, unknown>): StoredDocument {
  const [parent, collection, id] = [String(row.parent), String(row.collection), String(row.id)];
  let decoded: Fields | undefined;
  return {
    version: Number(row.version),
    parent,
    collection,
    id,
    path: `${collectionPath(parent, collection)}/${id}`,
    createTime: BigInt(Number(row.create_time)),
    updateTime: BigInt(Number(row.update_time)),
    get fields() {
      decoded ??= fieldsFromJson(JSON.parse(String(row.fields)));
      return decoded;
    },
  };
}

const collectionPath = (parent: string, collection: string) => (parent === "" ? collection : `${parent}/${collection}`);
