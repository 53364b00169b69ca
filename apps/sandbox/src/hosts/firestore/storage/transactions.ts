import { randomBytes } from "node:crypto";
import type { DocumentName } from "../wire/resource-name.ts";
import { invalid, WireError } from "../wire/wire-error.ts";
import type { DocumentTable, StoredDocument } from "./document-table.ts";

/**
 * A transaction reads the state at its first read. What others change later is kept in `before` as it was, and at
 * commit a document that was both read and changed is a conflict.
 */
export type Transaction = {
  id: string;
  database: string;
  readOnly: boolean;
  beganAt: number;
  usedAt: number;
  reading: boolean;
  seen: Set<string>;
  before: Map<string, StoredDocument | null>;
  /** Each says whether a query that was run would still find the same. */
  stillTrue: (() => boolean)[];
};

/** Where documents are read from: the present, or a transaction's snapshot. */
export type Reader = Pick<DocumentTable, "inCollection" | "inGroup" | "get">;

/** Source: docs/platforms/firestore.md#limits. */
const LONGEST_MS = 270_000;
const LONGEST_IDLE_MS = 60_000;

/** The open transactions. They live in memory: after a restart all have expired. */
export function transactionBook(now: () => number) {
  const open = new Map<string, Transaction>();
  const ended = new Set<string>();

  return {
    begin(database: string, readOnly: boolean): Transaction {
      for (const it of open.values()) if (isOver(it, now())) open.delete(it.id);
      const id = randomBytes(12).toString("base64");
      const transaction: Transaction = {
        ...{ id, database, readOnly, beganAt: now(), usedAt: now(), reading: false },
        ...{ seen: new Set(), before: new Map(), stillTrue: [] },
      };
      open.set(id, transaction);
      return transaction;
    },
    /** Refused as invalid when it is unknown, of another database, ended, or expired. */
    use(id: string, database: string): Transaction {
      const transaction = open.get(bare(id));
      if (transaction?.database !== database || isOver(transaction, now())) {
        throw invalid("The referenced transaction has expired or is no longer valid.");
      }
      transaction.usedAt = now();
      return transaction;
    },
    end(transaction: Transaction) {
      open.delete(transaction.id);
      ended.add(transaction.id);
    },
    endAll(database: string) {
      for (const it of open.values()) if (it.database === database) this.end(it);
    },
    /** A transaction that has ended already may be rolled back again: a client cannot know. */
    rollback(id: string, database: string) {
      if (!ended.has(bare(id))) this.end(this.use(id, database));
    },
    /** Tells every reading transaction that this document is about to change. */
    keep(database: string, path: string, before: StoredDocument | null) {
      for (const it of open.values()) {
        if (it.reading && it.database === database && !it.before.has(path)) it.before.set(path, before);
      }
    },
  };
}

/** Base64 of either alphabet. */
const bare = (id: string) => id.replaceAll("-", "+").replaceAll("_", "/");
const isOver = (it: Transaction, now: number) => now - it.beganAt > LONGEST_MS || now - it.usedAt > LONGEST_IDLE_MS;

/** Aborts where something that was read has changed since. */
export function checkConflicts(transaction: Transaction): void {
  const changed = [...transaction.before.keys()].some((path) => transaction.seen.has(path));
  if (changed || !transaction.stillTrue.every((still) => still())) {
    throw new WireError("ABORTED", "Too much contention on these documents. Please try again.");
  }
}

/** The snapshot of a transaction. */
export function snapshotReader(table: Reader, transaction: Transaction): Reader {
  transaction.reading = true;
  const { before, seen } = transaction;

  function asBefore(present: StoredDocument[], belongs: (it: StoredDocument) => boolean): StoredDocument[] {
    const changed = [...before.values()].filter((it) => it !== null);
    return [...present.filter((it) => !before.has(it.path)), ...changed.filter(belongs)];
  }

  return {
    get(database: string, place: DocumentName) {
      seen.add(place.path);
      return before.has(place.path) ? (before.get(place.path) ?? null) : table.get(database, place);
    },
    inCollection: (database, parent, name) =>
      asBefore(table.inCollection(database, parent, name), (it) => it.parent === parent && it.collection === name),
    inGroup: (database, parent, name) =>
      asBefore(
        table.inGroup(database, parent, name),
        (it) => (name === "" || it.collection === name) && (parent === "" || it.path.startsWith(`${parent}/`)),
      ),
  };
}
