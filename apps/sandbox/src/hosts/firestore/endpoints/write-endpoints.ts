import { randomInt } from "node:crypto";
import type { WriteResult } from "../storage/document-store.ts";
import { preconditionOf, type StoredWrite, storedWriteOf } from "../storage/write.ts";
import { valueToJson } from "../values/value.ts";
import { fieldsFromJson } from "../values/value-from-json.ts";
import { type Json, list, message, textField } from "../wire/message.ts";
import { checkId, documentNameOf } from "../wire/resource-name.ts";
import { timestampOf } from "../wire/timestamp.ts";
import { invalid, WireError } from "../wire/wire-error.ts";
import { checkParams, documentToJson, type FirestoreRequest } from "./call.ts";
import { masked, paramMask } from "./read-endpoints.ts";

const DOCUMENT = ["name", "fields", "createTime", "updateTime"];

/** POST a document into a collection, under `documentId` or an id of ours. */
export function createDocument(call: FirestoreRequest) {
  checkParams(call, ["documentId", "mask.fieldPaths"]);
  const body = message(call.body, DOCUMENT, "document");
  if ("name" in body && body.name !== "") throw invalid("document.name must not be set");
  const id = call.params.get("documentId") || newId();
  checkId(id);
  return put(call, {
    ...blank(`${call.path}/${id}`),
    fields: fieldsFromJson(body.fields),
    precondition: { exists: false },
  });
}

/** PATCH a document: as a whole, or the fields of updateMask. */
export function patchDocument(call: FirestoreRequest) {
  checkParams(call, [
    "updateMask.fieldPaths",
    "mask.fieldPaths",
    "currentDocument.exists",
    "currentDocument.updateTime",
  ]);
  const body = message(call.body, DOCUMENT, "document");
  if (body.name && body.name !== `${call.database}/documents/${call.path}`) {
    throw invalid("document.name does not match the resource name of the request.");
  }
  return put(call, {
    ...blank(call.path),
    fields: fieldsFromJson(body.fields),
    mask: paramMask(call.params, "updateMask.fieldPaths"),
    precondition: paramPrecondition(call.params),
  });
}

/** DELETE a document. A missing one is no failure, unless a precondition says so. */
export function deleteDocument(call: FirestoreRequest) {
  checkParams(call, ["currentDocument.exists", "currentDocument.updateTime"]);
  const write: StoredWrite = { ...blank(call.path), change: "delete", precondition: paramPrecondition(call.params) };
  call.store.commit(call.database, [write]);
  return {};
}

/** POST documents:commit. */
export function commit(call: FirestoreRequest) {
  const body = message(call.body, ["writes", "transaction"], "request");
  const writes = list(body.writes, "writes").map((it, at) => storedWriteOf(it, call.database, `writes[${at}]`));
  const id = textField(body.transaction, "transaction");
  const transaction = id === "" ? null : call.store.transactions.use(id, call.database);
  const { time, results } = call.store.commit(call.database, writes, transaction);
  return {
    ...(results.length > 0 ? { writeResults: results.map(resultToJson) } : {}),
    commitTime: timestampOf(time),
  };
}

/** POST documents:batchWrite: each write for itself. */
export function batchWrite(call: FirestoreRequest) {
  const body = message(call.body, ["writes", "labels"], "request");
  const writes = list(body.writes, "writes").map((it, at) => storedWriteOf(it, call.database, `writes[${at}]`));
  if (writes.length === 0) return {};
  if (new Set(writes.map((it) => it.place.path)).size < writes.length) {
    throw invalid("the same document cannot be written more than once in a single request");
  }
  const outcomes = writes.map((write) => attempt(call, write));
  return { writeResults: outcomes.map((it) => it.result), status: outcomes.map((it) => it.status) };
}

function attempt(call: FirestoreRequest, write: StoredWrite): { result: Json; status: Json } {
  try {
    const [result] = call.store.commit(call.database, [write]).results;
    return { result: result ? resultToJson(result) : {}, status: {} };
  } catch (error) {
    if (error instanceof WireError) return { result: {}, status: error.rpcStatus };
    throw error;
  }
}

function put(call: FirestoreRequest, write: StoredWrite) {
  call.store.commit(call.database, [write]);
  const document = call.store.get(call.database, write.place);
  if (!document) throw new WireError("INTERNAL", "The document vanished.");
  return documentToJson(call.database, masked(document, paramMask(call.params, "mask.fieldPaths")));
}

const blank = (path: string): StoredWrite => ({
  place: documentNameOf(path),
  change: "update",
  fields: new Map(),
  mask: null,
  transforms: [],
  precondition: null,
});

function paramPrecondition(params: URLSearchParams) {
  const exists = params.get("currentDocument.exists");
  const updateTime = params.get("currentDocument.updateTime");
  return preconditionOf(
    { exists: exists === null ? null : exists === "true" || (exists === "false" ? false : exists), updateTime },
    "current_document",
  );
}

const resultToJson = ({ updateTime, results }: WriteResult): Json => ({
  ...(updateTime === null ? {} : { updateTime: timestampOf(updateTime) }),
  ...(results.length > 0 ? { transformResults: results.map(valueToJson) } : {}),
});

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** Twenty letters, as Firestore draws its ids. */
const newId = () => Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
