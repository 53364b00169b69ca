import type { DatabaseSync } from "node:sqlite";
import { type Fields, fieldsToJson } from "../values/value.ts";
import { fieldsFromJson } from "../values/value-from-json.ts";
import type { DocumentName } from "../wire/resource-name.ts";

/** One document as it is stored. `version` is new with every change of any document. Times in microseconds. */
export type StoredDocument = DocumentName & { version: number; createTime: bigint; updateTime: bigint; fields: Fields };

/** How many documents stay decoded in memory. Our own choice: a local database is small. */
const DECODED = 20_000;

/** Documents in SQLite, found by their place, by collection and by collection group. */
export function documentTable(db: DatabaseSync) {
  db.exec(`CREATE TABLE IF NOT EXISTS firestore_documents (
    version INTEGER PRIMARY KEY AUTOINCREMENT, database TEXT NOT NULL, parent TEXT NOT NULL, collection TEXT NOT NULL,
    id TEXT NOT NULL, fields TEXT NOT NULL, create_time INTEGER NOT NULL, update_time INTEGER NOT NULL,
    UNIQUE (database, collection, parent, id))`);
  const columns = "version, parent, collection, id, create_time, update_time";
  const from = `SELECT ${columns} FROM firestore_documents WHERE database = ?`;
  const one = db.prepare(`${from} AND collection = ? AND parent = ? AND id = ?`);
  const collection = db.prepare(`${from} AND collection = ? AND parent = ?`);
  const group = db.prepare(`${from} AND collection = ?`);
  const all = db.prepare(from);
  const fieldsOfVersion = db.prepare("SELECT fields FROM firestore_documents WHERE version = ?");
  const insert = db.prepare(
    "INSERT INTO firestore_documents (database, collection, parent, id, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const remove = db.prepare(
    "DELETE FROM firestore_documents WHERE database = ? AND collection = ? AND parent = ? AND id = ?",
  );
  const clear = db.prepare("DELETE FROM firestore_documents WHERE database = ?");
  const names = db.prepare("SELECT DISTINCT database FROM firestore_documents");
  const decoded = new Map<number, Fields>();

  /** Fields are decoded on first use and cached: a version never changes. */
  function decode(version: number): Fields {
    const known = decoded.get(version);
    if (known) return known;
    const fields = fieldsFromJson(JSON.parse(String(fieldsOfVersion.get(version)?.fields ?? "{}")));
    if (decoded.size >= DECODED) decoded.clear();
    decoded.set(version, fields);
    return fields;
  }

  function stored(row: Record<string, unknown>): StoredDocument {
    const [version, parent, id] = [Number(row.version), String(row.parent), String(row.id)];
    const name = String(row.collection);
    return {
      version,
      parent,
      collection: name,
      id,
      path: `${parent === "" ? "" : `${parent}/`}${name}/${id}`,
      createTime: BigInt(Number(row.create_time)),
      updateTime: BigInt(Number(row.update_time)),
      get fields() {
        return decode(version);
      },
    };
  }

  return {
    get(database: string, place: DocumentName): StoredDocument | null {
      const row = one.get(database, place.collection, place.parent, place.id);
      return row ? stored(row) : null;
    },
    /** All documents of one collection. */
    inCollection: (database: string, parent: string, name: string) =>
      collection.all(database, name, parent).map(stored),
    /** All documents below `parent` in collections of that name; of any name where it is "". */
    inGroup: (database: string, parent: string, name: string) =>
      (name === "" ? all.all(database) : group.all(database, name))
        .map(stored)
        .filter((it) => parent === "" || it.path.startsWith(`${parent}/`)),
    put(database: string, place: DocumentName, fields: Fields, createTime: bigint, updateTime: bigint) {
      const { collection: name, parent, id } = place;
      remove.run(database, name, parent, id);
      insert.run(database, name, parent, id, JSON.stringify(fieldsToJson(fields)), createTime, updateTime);
    },
    remove: (database: string, place: DocumentName) => {
      remove.run(database, place.collection, place.parent, place.id);
    },
    /** After a rollback SQLite gives its versions out again. */
    forget: () => decoded.clear(),
    /** The names of all databases that hold documents. */
    databases: () => names.all().map((row) => String(row.database)),
    clear: (database: string) => {
      clear.run(database);
    },
  };
}

export type DocumentTable = ReturnType<typeof documentTable>;
