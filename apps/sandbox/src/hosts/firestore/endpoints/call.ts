import type { IndexPlan } from "../query/index-plan.ts";
import type { DocumentStore } from "../storage/document-store.ts";
import type { StoredDocument } from "../storage/document-table.ts";
import type { Transaction } from "../storage/transactions.ts";
import { fieldsToJson } from "../values/value.ts";
import { message } from "../wire/message.ts";
import { timestampOf } from "../wire/timestamp.ts";
import { invalid } from "../wire/wire-error.ts";

/** One request: which database, which path below its documents ("" at the top), and what came along. */
export type FirestoreRequest = {
  store: DocumentStore;
  database: string;
  path: string;
  params: URLSearchParams;
  body: unknown;
  /** Refuses queries without an index; null where none is required. */
  indexes: IndexPlan | null;
};

/** A document as the wire shows it. */
export function documentToJson(
  database: string,
  it: Pick<StoredDocument, "path" | "createTime" | "updateTime" | "fields">,
) {
  return {
    name: `${database}/documents/${it.path}`,
    ...(it.fields.size > 0 ? { fields: fieldsToJson(it.fields) } : {}),
    createTime: timestampOf(it.createTime),
    updateTime: timestampOf(it.updateTime),
  };
}

/** The query parameters an endpoint knows; any other is refused, as Google refuses it. */
export function checkParams({ params }: FirestoreRequest, known: readonly string[]): void {
  for (const key of params.keys()) {
    const name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (known.includes(name) || key.startsWith("$") || systemParams.includes(key)) continue;
    throw invalid(
      `Invalid JSON payload received. Unknown name "${key}": Cannot bind query parameter. Field '${key}' could not be found in request message.`,
    );
  }
}

/** Source: docs/platforms/firestore.md#queries. */
const systemParams = ["alt", "key", "fields", "prettyPrint", "quotaUser", "callback", "access_token", "oauth_token"];

/** The transaction that a read belongs to, and what the answer says of a new one. */
export function transactionOf({ store, database }: FirestoreRequest, body: Record<string, unknown>) {
  const { transaction, newTransaction } = body;
  if (typeof transaction === "string" && transaction !== "") {
    return { transaction: store.transactions.use(transaction, database), begun: null };
  }
  if (newTransaction === undefined) return { transaction: null, begun: null };
  const begun = beginTransaction({ store, database }, newTransaction);
  return { transaction: begun, begun };
}

/** Begins what TransactionOptions say. A readTime is accepted; a read-only transaction reads its own snapshot. */
export function beginTransaction(
  { store, database }: Pick<FirestoreRequest, "store" | "database">,
  json: unknown,
): Transaction {
  const options = message(json, ["readOnly", "readWrite"], "options");
  if ("readOnly" in options && "readWrite" in options) throw invalid("Invalid value at 'options' (oneof)");
  message(options.readOnly, ["readTime"], "options.read_only");
  message(options.readWrite, ["retryTransaction", "concurrencyMode"], "options.read_write");
  return store.transactions.begin(database, "readOnly" in options);
}
