import type { DatabaseSync } from "node:sqlite";
import { type Fields, fieldsToJson, type Value } from "../values/value.ts";
import { type DocumentName, documentNameOf } from "../wire/resource-name.ts";
import { invalid } from "../wire/wire-error.ts";
import { documentTable, type StoredDocument } from "./document-table.ts";
import { checkConflicts, type Reader, snapshotReader, type Transaction, transactionBook } from "./transactions.ts";
import { applyWrite, checkPrecondition, checkSequence, type StoredWrite } from "./write.ts";

/** What a write did. `updateTime` null: the document is gone. */
export type WriteResult = { updateTime: bigint | null; results: Value[] };
export type DocumentStore = ReturnType<typeof makeStore>;

const stores = new WeakMap<DatabaseSync, DocumentStore>();

/** The documents in this SQLite file: one store for the whole process, so that transactions see all writes. */
export function documentStore(deps: { db: DatabaseSync; now: () => number }): DocumentStore {
  const store = stores.get(deps.db) ?? makeStore(deps.db, deps.now);
  stores.set(deps.db, store);
  return store;
}

function makeStore(db: DatabaseSync, now: () => number) {
  const table = documentTable(db);
  const transactions = transactionBook(now);
  let lastCommit = 0n;

  /** Later than every document it touches, and than the commit before unless the clock was set back. */
  function commitTime(touched: (StoredDocument | null)[]): bigint {
    const present = microsNow(now);
    const behind = lastCommit >= present && lastCommit - present < 1_000_000n;
    const earliest = behind ? lastCommit + 1n : present;
    lastCommit = touched.reduce((time, it) => (it && it.updateTime >= time ? it.updateTime + 1n : time), earliest);
    return lastCommit;
  }

  function write(database: string, it: StoredWrite, time: bigint): WriteResult {
    const current = table.get(database, it.place);
    checkPrecondition(it, current);
    if (it.change === "verify") return { updateTime: current?.updateTime ?? null, results: [] };
    if (it.change === "delete") {
      table.remove(database, it.place);
      return { updateTime: null, results: [] };
    }
    const { fields, results } = applyWrite(it, current, microsNow(now));
    if (current && sameFields(current.fields, fields)) return { updateTime: current.updateTime, results };
    table.put(database, it.place, fields, current?.createTime ?? time, time);
    return { updateTime: time, results };
  }

  /** A savepoint works inside a caller's own SQLite transaction too. `undo` sets back what is in memory. */
  function atomically<T>(work: () => T, undo: () => void): T {
    db.exec("SAVEPOINT firestore_commit");
    try {
      const result = work();
      db.exec("RELEASE firestore_commit");
      return result;
    } catch (error) {
      db.exec("ROLLBACK TO firestore_commit; RELEASE firestore_commit");
      undo();
      throw error;
    }
  }

  /** All writes in their order, or none. Refused as ABORTED where the transaction's reads no longer hold. */
  function commit(database: string, writes: readonly StoredWrite[], transaction: Transaction | null = null) {
    if (transaction?.readOnly && writes.length > 0) {
      throw invalid("Cannot modify entities in a read-only transaction.");
    }
    checkSequence(writes);
    const places = [...new Map(writes.map((it) => [it.place.path, it.place])).values()];
    const before = places.map((place) => table.get(database, place));
    if (transaction) {
      transactions.end(transaction);
      checkConflicts(transaction);
    }
    const time = commitTime(before);
    const results = atomically(
      () => writes.map((it) => write(database, it, time)),
      () => places.forEach((place, at) => void table.restore(database, place, before[at] ?? null)),
    );
    for (const [at, { path }] of places.entries()) transactions.keep(database, path, before[at] ?? null);
    return { time, results };
  }

  return {
    transactions,
    commit,
    readTime: () => (lastCommit > microsNow(now) ? lastCommit : microsNow(now)),
    /** The present, or a transaction's snapshot. */
    reader: (transaction: Transaction | null): Reader => (transaction ? snapshotReader(table, transaction) : table),
    /** Writes one document without asking anything, for seeds. */
    put(database: string, path: string, fields: Fields) {
      const blind = { change: "update", mask: null, transforms: [], precondition: null } as const;
      commit(database, [{ ...blind, mask: null, transforms: [], place: documentNameOf(path), fields }]);
    },
    databases: table.databases,
    /** Removes all documents of a database; its open transactions end. */
    clear(database: string) {
      table.clear(database);
      transactions.endAll(database);
    },
    get: (database: string, place: DocumentName) => table.get(database, place),
  };
}

const microsNow = (now: () => number) => BigInt(Math.floor(now())) * 1000n;
const sameFields = (a: Fields, b: Fields) => JSON.stringify(fieldsToJson(a)) === JSON.stringify(fieldsToJson(b));
