import { aggregate, aggregationsOf } from "./aggregation.ts";
import { type Call, documentToJson, transactionOf } from "./call.ts";
import { message } from "./message.ts";
import { type Query, queryOf } from "./query.ts";
import { runQuery, selected } from "./run-query.ts";
import { timestampOf } from "./timestamp.ts";
import type { Transaction } from "./transactions.ts";
import { fieldsToJson } from "./value.ts";
import { invalid } from "./wire-error.ts";

const OPTIONS = ["transaction", "newTransaction", "readTime", "explainOptions"];

/** POST documents:runQuery. An answer of nothing is still one element, with the time of reading. */
export function answerQuery(call: Call) {
  const body = message(call.body, ["structuredQuery", ...OPTIONS], "request");
  if (!body.structuredQuery) throw invalid("only structured queries are supported");
  const query = queryOf(body.structuredQuery, call.path);
  call.indexes?.check(query);
  const { transaction, begun } = transactionOf(call, body);
  const documents = find(call, query, transaction);
  const readTime = timestampOf(call.store.readTime());
  const answers = documents.map((it) => ({ document: documentToJson(call.database, selected(it, query)), readTime }));
  return [
    ...(begun ? [{ transaction: begun.id }] : []),
    ...answers.slice(0, -1),
    { ...answers.at(-1), readTime, done: true },
  ];
}

/** POST documents:runAggregationQuery. */
export function answerAggregation(call: Call) {
  const body = message(call.body, ["structuredAggregationQuery", ...OPTIONS], "request");
  const asked = message(body.structuredAggregationQuery, ["structuredQuery", "aggregations"], "aggregation_query");
  if (!asked.structuredQuery) throw invalid("only structured queries are supported");
  const query = queryOf(asked.structuredQuery, call.path);
  const aggregations = aggregationsOf(asked.aggregations);
  call.indexes?.check(
    query,
    aggregations.flatMap((it) => (it.kind === "count" ? [] : [it.path])),
  );
  const { transaction, begun } = transactionOf(call, body);
  const aggregateFields = fieldsToJson(aggregate(find(call, query, transaction), aggregations));
  const answer = { result: { aggregateFields }, readTime: timestampOf(call.store.readTime()) };
  return [...(begun ? [{ transaction: begun.id }] : []), { ...answer, done: true }];
}

/** In a transaction the answer is remembered: at commit the query must find the same. */
function find({ store, database }: Call, query: Query, transaction: Transaction | null) {
  const documents = runQuery(store.reader(transaction), database, query);
  if (transaction && !transaction.readOnly) {
    const found = versionsOf(documents);
    transaction.stillTrue.push(() => versionsOf(runQuery(store.reader(null), database, query)) === found);
  }
  return documents;
}

const versionsOf = (documents: { version: number }[]) => documents.map((it) => it.version).join();
