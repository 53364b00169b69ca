import { aggregate, aggregationsOf } from "../query/aggregation.ts";
import { fieldFilters } from "../query/filter.ts";
import { type ParsedQuery, queryOf } from "../query/query.ts";
import { runQuery, selected } from "../query/run-query.ts";
import type { Transaction } from "../storage/transactions.ts";
import { type FieldPath, fieldPathToText, isName, samePath } from "../values/field-path.ts";
import { fieldsToJson } from "../values/value.ts";
import { message } from "../wire/message.ts";
import { timestampOf } from "../wire/timestamp.ts";
import { invalid } from "../wire/wire-error.ts";
import { documentToJson, type FirestoreRequest, transactionOf } from "./call.ts";

const OPTIONS = ["transaction", "newTransaction", "readTime", "explainOptions"];

/**
 * POST documents:runQuery. If nothing is found, the answer is one element with the time of reading. What an offset
 * skipped is counted beside the first result. Source: docs/platforms/firestore.md#methods.
 */
export function answerQuery(call: FirestoreRequest) {
  const body = message(call.body, ["structuredQuery", ...OPTIONS], "request");
  if (!body.structuredQuery) throw invalid("only structured queries are supported");
  const query = queryOf(body.structuredQuery, call.path);
  call.indexes?.check(query);
  const { transaction, begun } = transactionOf(call, body);
  const { documents, skipped } = find(call, query, transaction);
  const readTime = timestampOf(call.store.readTime());
  const found = documents.map((it) => ({ document: documentToJson(call.database, selected(it, query)), readTime }));
  const [first = { readTime }, ...others] = found;
  const answers = [{ ...first, ...(skipped > 0 && { skippedResults: skipped }) }, ...others];
  return [...(begun ? [{ transaction: begun.id }] : []), ...answers.slice(0, -1), { ...answers.at(-1), done: true }];
}

/** POST documents:runAggregationQuery. */
export function answerAggregation(call: FirestoreRequest) {
  const body = message(call.body, ["structuredAggregationQuery", ...OPTIONS], "request");
  const asked = message(body.structuredAggregationQuery, ["structuredQuery", "aggregations"], "aggregation_query");
  if (!asked.structuredQuery) throw invalid("only structured queries are supported");
  const query = queryOf(asked.structuredQuery, call.path);
  const aggregations = aggregationsOf(asked.aggregations);
  const summed = aggregations.flatMap((it) => (it.kind === "count" ? [] : [it.path]));
  if (query.select && summed.length > 0) {
    throw invalid("Cannot apply property masks when aggregation fields are present.");
  }
  const planned = inOneIndex(query, summed);
  call.indexes?.check(query, summed);
  const { transaction, begun } = transactionOf(call, body);
  const aggregateFields = fieldsToJson(aggregate(find(call, planned, transaction).documents, aggregations));
  const answer = { result: { aggregateFields }, readTime: timestampOf(call.store.readTime()) };
  return [...(begun ? [{ transaction: begun.id }] : []), { ...answer, done: true }];
}

/**
 * The query as production runs it for a sum: from one index that has the summed fields too. So a document that
 * lacks one of them is not found, and counts nowhere, not even in a count beside the sum.
 */
function inOneIndex(query: ParsedQuery, summed: readonly FieldPath[]): ParsedQuery {
  const missing = summed.filter((path) => !query.order.some((it) => samePath(it.path, path)));
  if (missing.length === 0) return query;
  // No index has fields after the name; below a document, a collection group is a range of names.
  const isBelow = query.allDescendants && query.parent !== "";
  if (query.isNameGiven || isBelow || fieldFilters(query.filter).some((it) => isName(it.path))) {
    throw invalid(`This query requires an index that has fields [${missing.map(fieldPathToText)}] after __name__.`);
  }
  const added = missing.map((path) => ({ path, descending: query.order.at(-1)?.descending ?? false }));
  return { ...query, order: [...query.order.slice(0, -1), ...added, ...query.order.slice(-1)] };
}

/** Runs a query. A transaction remembers the result: at commit the query must find the same. */
function find({ store, database }: FirestoreRequest, query: ParsedQuery, transaction: Transaction | null) {
  const result = runQuery(store.reader(transaction), database, query);
  if (transaction && !transaction.readOnly) {
    const found = versionsOf(result.documents);
    transaction.stillTrue.push(() => versionsOf(runQuery(store.reader(null), database, query).documents) === found);
  }
  return result;
}

const versionsOf = (documents: { version: number }[]) => documents.map((it) => it.version).join();
