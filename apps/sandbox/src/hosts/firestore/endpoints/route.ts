import { message, textField } from "../wire/message.ts";
import { checkId, databaseName } from "../wire/resource-name.ts";
import { invalid } from "../wire/wire-error.ts";
import { beginTransaction, type FirestoreRequest } from "./call.ts";
import { listCollectionIds, listDocuments } from "./list-endpoints.ts";
import { answerAggregation, answerQuery } from "./query-endpoints.ts";
import { batchGet, getDocument } from "./read-endpoints.ts";
import { batchWrite, commit, createDocument, deleteDocument, patchDocument } from "./write-endpoints.ts";

type Answer = (call: FirestoreRequest) => object;
/** `verb` is the method of Firestore's own (`commit`), or that of HTTP (`GET`). */
type Endpoint = { project: string; verb: string; target: Pick<FirestoreRequest, "database" | "path">; answer: Answer };

const methods: Record<string, Answer> = {
  commit,
  batchWrite,
  batchGet,
  listCollectionIds,
  runQuery: answerQuery,
  runAggregationQuery: answerAggregation,
  beginTransaction(call) {
    const body = message(call.body, ["options"], "request");
    return { transaction: beginTransaction(call, body.options).id };
  },
  rollback({ store, database, body }) {
    store.transactions.rollback(
      textField(message(body, ["transaction"], "request").transaction, "transaction"),
      database,
    );
    return {};
  },
};

/** Methods that stream: their answers, and their errors, come in an array. */
export const isArrayEndpoint = (pathname: string) => /:(runQuery|runAggregationQuery|batchGet)$/.test(pathname);

/** The operation of a request; null if the path is not one of Firestore's. */
export function endpointOf(method: string, pathname: string): Endpoint | null {
  const parts = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents([/:].*)?$/.exec(pathname);
  const [, project = "", database = "", rest = ""] = parts ?? [];
  const colon = rest.lastIndexOf(":");
  const verb = rest.slice(colon + 1);
  const isMethod = method === "POST" && colon >= 0 && Object.hasOwn(methods, verb);
  const path = isMethod ? rest.slice(0, colon) : rest;
  if (!parts || path.startsWith(":")) return null;
  const ids = segmentsOf(path);
  const answer = isMethod ? methods[verb] : documentAnswer(method, ids.length);
  if (!answer) return null;
  const name = databaseName(decodeURIComponent(project), decodeURIComponent(database));
  return {
    project: decodeURIComponent(project),
    verb: isMethod ? verb : method,
    target: { database: name, path: ids.join("/") },
    answer,
  };
}

/** A path with an even number of ids is a document's, with an odd one a collection's. */
function documentAnswer(method: string, length: number): Answer | null {
  if (length === 0) return null;
  if (method === "GET") return length % 2 === 0 ? getDocument : listDocuments;
  if (method === "POST") return createDocument;
  if (method === "PATCH") return patchDocument;
  return method === "DELETE" ? deleteDocument : null;
}

/** Ids are decoded one by one: a slash inside one is refused, never read as two. */
function segmentsOf(rest: string): string[] {
  if (rest === "") return [];
  const ids = rest.slice(1).split("/").map(decoded);
  for (const id of ids) checkId(id);
  return ids;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid(`Resource id "${segment}" is not well encoded.`);
  }
}
