import { maskOf } from "../storage/write.ts";
import { type FieldPath, fieldPathOf, projection } from "../values/field-path.ts";
import { list, message, textField } from "../wire/message.ts";
import { documentNameOf, placeOfName } from "../wire/resource-name.ts";
import { timestampOf } from "../wire/timestamp.ts";
import { WireError } from "../wire/wire-error.ts";
import { checkParams, documentToJson, type FirestoreRequest, transactionOf } from "./call.ts";

/** GET a document. */
export function getDocument(call: FirestoreRequest) {
  checkParams(call, ["mask.fieldPaths", "transaction", "readTime"]);
  const { transaction } = transactionOf(call, Object.fromEntries(call.params));
  const mask = paramMask(call.params, "mask.fieldPaths");
  const document = call.store.reader(transaction).get(call.database, documentNameOf(call.path));
  if (!document) {
    throw new WireError("NOT_FOUND", `Document "${call.database}/documents/${call.path}" not found.`);
  }
  return documentToJson(call.database, masked(document, mask));
}

/** POST documents:batchGet. Duplicates are answered once. */
export function batchGet(call: FirestoreRequest) {
  const keys = ["documents", "mask", "transaction", "newTransaction", "readTime"];
  const body = message(call.body, keys, "request");
  const { transaction, begun } = transactionOf(call, body);
  const mask = maskOf(body.mask, "mask");
  const names = new Set(list(body.documents, "documents").map((name) => textField(name, "documents")));
  const reader = call.store.reader(transaction);
  const readTime = timestampOf(call.store.readTime());
  const answers = [...names].map((name) => {
    const document = reader.get(call.database, placeOfName(name, call.database));
    return document
      ? { found: documentToJson(call.database, masked(document, mask)), readTime }
      : { missing: name, readTime };
  });
  return begun ? [{ transaction: begun.id }, ...answers] : answers;
}

/** A mask given as repeated query parameters; null where it is not given. */
export function paramMask(params: URLSearchParams, key: string): FieldPath[] | null {
  const paths = [...params.getAll(key), ...params.getAll(key.replace(/[A-Z]/g, (it) => `_${it.toLowerCase()}`))];
  const unique = [...new Set(paths)];
  return unique.length > 0 ? unique.map(fieldPathOf) : null;
}

export const masked = <T extends { fields: Parameters<typeof projection>[0] }>(it: T, mask: FieldPath[] | null): T =>
  mask ? { ...it, fields: projection(it.fields, mask) } : it;
