import { type ParsedQuery, queryOf, type SortOrder } from "../query/query.ts";
import { fieldOf, runQuery } from "../query/run-query.ts";
import { type Value, valueToJson } from "../values/value.ts";
import { valueFromJson } from "../values/value-from-json.ts";
import { compareNames, compareText } from "../values/value-order.ts";
import { int32, type Json, list, message, textField } from "../wire/message.ts";
import { invalid } from "../wire/wire-error.ts";
import { checkParams, documentToJson, type FirestoreRequest, transactionOf } from "./call.ts";
import { masked, paramMask } from "./read-endpoints.ts";

/** Documents on a page, where the client does not say, and at most. Both as Google's emulator has them. */
const PAGE = 30;
const LARGEST_PAGE = 150;

/** GET the documents of a collection, page by page. */
export function listDocuments(call: FirestoreRequest) {
  const known = ["pageSize", "pageToken", "orderBy", "mask.fieldPaths", "transaction", "readTime", "showMissing"];
  checkParams(call, known);
  const { params, database, store } = call;
  const size = pageSize(params.get("pageSize"), LARGEST_PAGE);
  const query = listQuery(call, size);
  if (params.get("showMissing") === "true") return listWithMissing(call, query, size);
  call.indexes?.check(query);
  const { transaction } = transactionOf(call, Object.fromEntries(params));
  const { documents: found } = runQuery(store.reader(transaction), database, query);
  const page = found
    .slice(0, size)
    .map((it) => documentToJson(database, masked(it, paramMask(params, "mask.fieldPaths"))));
  const last = found.length > size ? found[size - 1] : undefined;
  const keys = last && query.order.map(({ path }) => fieldOf(last, path, database)).filter((it) => it !== undefined);
  return pageOf("documents", page, keys && tokenOf(keys));
}

/** POST :listCollectionIds below a document, "" at the top. A missing document with something below it counts. */
export function listCollectionIds(call: FirestoreRequest) {
  const body = message(call.body, ["pageSize", "pageToken", "readTime"], "request");
  const size = pageSize(body.pageSize, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  const after = textField(body.pageToken, "page_token");
  const ids = new Set(below(call, call.path).map((segments) => segments[0] ?? ""));
  const rest = [...ids].sort(compareText).filter((id) => after === "" || compareText(id, fromToken(after)) > 0);
  const last = rest.length > size ? rest[size - 1] : undefined;
  return pageOf("collectionIds", rest.slice(0, size), last === undefined ? undefined : toToken(last));
}

function listQuery({ params, path, database }: FirestoreRequest, size: number): ParsedQuery {
  const ids = path.split("/");
  const from = [{ collectionId: ids.at(-1) }];
  const orderBy = orderOfText(params.get("orderBy") ?? "");
  const query = queryOf({ from, orderBy, limit: size + 1 }, ids.slice(0, -1).join("/"));
  const token = params.get("pageToken");
  return token ? { ...query, start: { values: keysOf(token, query.order, database), before: false } } : query;
}

/** Documents and the places of missing ones that have documents below them, by name. */
function listWithMissing(call: FirestoreRequest, query: ParsedQuery, size: number) {
  const { database, params, store, path } = call;
  if (params.get("orderBy")) throw invalid("Cannot specify order_by when show_missing is true.");
  const ids = [...new Set(below(call, path).map((segments) => segments[0] ?? ""))].sort(compareNames);
  const after = query.start?.values[0];
  const names = ids
    .map((id) => `${database}/documents/${path}/${id}`)
    .filter((name) => after?.type !== "reference" || compareNames(name, after.value) > 0);
  const found = new Map(
    runQuery(store.reader(null), database, { ...query, start: null, limit: Number.POSITIVE_INFINITY }).documents.map(
      (it) => [
        `${database}/documents/${it.path}`,
        documentToJson(database, masked(it, paramMask(params, "mask.fieldPaths"))),
      ],
    ),
  );
  const page = names.slice(0, size).map((name) => found.get(name) ?? { name });
  const last = names.length > size ? names[size - 1] : undefined;
  return pageOf("documents", page, last === undefined ? undefined : tokenOf([{ type: "reference", value: last }]));
}

/** The segments below a path, of every document there. */
const below = ({ store, database }: FirestoreRequest, path: string): string[][] =>
  store
    .reader(null)
    .inGroup(database, path, "")
    .map((it) => it.path.slice(path === "" ? 0 : path.length + 1).split("/"));

const pageOf = (name: string, page: unknown[], nextPageToken: string | undefined): Json => ({
  ...(page.length > 0 ? { [name]: page } : {}),
  ...(nextPageToken === undefined ? {} : { nextPageToken }),
});

function pageSize(json: unknown, largest: number, usual = PAGE): number {
  const size = json === null || json === undefined ? 0 : int32(json, "page_size");
  if (size < 0) throw invalid("Page size must be nonnegative.");
  return Math.min(size === 0 ? usual : size, largest);
}

/** `priority desc, __name__` as a StructuredQuery has it. */
function orderOfText(shown: string): Json[] {
  const part = /\s*((?:`(?:[^`\\]|\\.)+`|[^\s,`])+)(?:\s+(asc|desc))?\s*(?:,|$)/iy;
  const order: Json[] = [];
  while (part.lastIndex < shown.length) {
    const [, fieldPath, direction = "asc"] = part.exec(shown) ?? [];
    if (fieldPath === undefined) throw invalid(`Invalid order by clause "${shown}".`);
    order.push({ field: { fieldPath }, direction: `${direction.toUpperCase()}ENDING` });
  }
  return order;
}

const toToken = (shown: string) => Buffer.from(shown).toString("base64url");
const fromToken = (token: string) => Buffer.from(token, "base64url").toString();
const tokenOf = (keys: readonly Value[]) => toToken(JSON.stringify(keys.map(valueToJson)));

function keysOf(token: string, order: SortOrder[], database: string): Value[] {
  try {
    const keys = list(JSON.parse(fromToken(token)), "page_token").map((it) => valueFromJson(it));
    const name = keys.at(-1);
    if (keys.length === order.length && name?.type === "reference" && name.value.startsWith(database)) return keys;
  } catch {
    // What is no token of ours is refused below.
  }
  throw invalid("Invalid page token.");
}
