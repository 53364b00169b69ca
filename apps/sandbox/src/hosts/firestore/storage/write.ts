import { type FieldPath, fieldPathOf, fieldValueAt, isName, withValueAt } from "../values/field-path.ts";
import type { Fields, Value } from "../values/value.ts";
import { fieldsFromJson } from "../values/value-from-json.ts";
import { flag, type Json, list, message, oneOf, textField } from "../wire/message.ts";
import { type DocumentName, placeOfName } from "../wire/resource-name.ts";
import { microsOf } from "../wire/timestamp.ts";
import { invalid, WireError } from "../wire/wire-error.ts";
import { checkDocumentSize } from "./document-size.ts";
import type { StoredDocument } from "./document-table.ts";
import { applyTransform, type Transform, transformsOf } from "./transform.ts";

type Precondition = { exists: boolean } | { updateTime: bigint } | null;
/** One write. `mask` null replaces the whole document; `change` says what the write does to it. */
export type StoredWrite = {
  place: DocumentName;
  change: "update" | "delete" | "transform" | "verify";
  fields: Fields;
  mask: FieldPath[] | null;
  transforms: Transform[];
  precondition: Precondition;
};

const DOCUMENT = ["name", "fields", "createTime", "updateTime"];

/** Reads one Write of a commit. */
export function storedWriteOf(json: unknown, database: string, where: string): StoredWrite {
  const keys = ["update", "delete", "verify", "transform", "updateMask", "updateTransforms", "currentDocument"];
  const body = message(json, keys, where);
  const change = oneOf(body, ["update", "delete", "verify", "transform"], where);
  if (!change) throw invalid("empty write operation");
  const precondition = preconditionOf(body.currentDocument, where);
  if (change === "verify" && !precondition) throw invalid("a verify must contain a precondition");
  if (change !== "update" && "updateMask" in body) throw invalid("update_mask may be set for updates only");
  if (change !== "update" && "updateTransforms" in body) throw invalid("update_transforms may be set for updates only");

  const target = change === "update" ? message(body.update, DOCUMENT, where) : {};
  const transform = change === "transform" ? message(body.transform, ["document", "fieldTransforms"], where) : {};
  const name = change === "update" ? target.name : change === "transform" ? transform.document : body[change];
  const transforms = list(change === "transform" ? transform.fieldTransforms : body.updateTransforms, where);
  if (change === "transform" && transforms.length === 0) {
    throw invalid("The list of FieldTransform must not be empty.");
  }
  return {
    place: placeOfName(textField(name, where), database),
    change,
    fields: fieldsFromJson(target.fields),
    mask: maskOf(body.updateMask, where),
    transforms: transformsOf(transforms, `${where}.transforms`),
    precondition,
  };
}

/** Refuses writes of one document that cannot all succeed, independent of what is stored. */
export function checkSequence(writes: readonly StoredWrite[]): void {
  const present = new Map<string, boolean>();
  for (const { place, change, precondition } of writes) {
    const known = present.get(place.path);
    if (known !== undefined && precondition && "exists" in precondition && precondition.exists !== known) {
      throw invalid(`The writes of ${place.path} in this request contradict each other.`);
    }
    if (change !== "verify") present.set(place.path, change !== "delete");
  }
}

/** A DocumentMask; null where there is none, which is not the same as an empty one. */
export function maskOf(json: unknown, where: string): FieldPath[] | null {
  if (json === undefined || json === null) return null;
  const paths = list(message(json, ["fieldPaths"], where).fieldPaths, where);
  return paths.map((path) => fieldPathOf(textField(path, where)));
}

export function preconditionOf(json: unknown, where: string): Precondition {
  const body: Json = message(json, ["exists", "updateTime"], where);
  const kind = oneOf(body, ["exists", "updateTime"], where);
  if (kind === "exists") return { exists: flag(body.exists, where) };
  return kind === "updateTime" ? { updateTime: microsOf(body.updateTime, where) } : null;
}

/** Refuses the write where the document is not as the precondition wants it. */
export function checkPrecondition(
  { precondition, place }: StoredWrite,
  current: Pick<StoredDocument, "updateTime"> | null,
) {
  if (!precondition) return;
  if ("updateTime" in precondition) {
    if (current?.updateTime === precondition.updateTime) return;
    throw new WireError(
      "FAILED_PRECONDITION",
      `the stored version (${current?.updateTime ?? 0}) does not match the required base version (${precondition.updateTime})`,
    );
  }
  if (precondition.exists && !current) throw new WireError("NOT_FOUND", `No document to update: ${place.path}`);
  if (!precondition.exists && current) throw new WireError("ALREADY_EXISTS", `Document already exists: ${place.path}`);
}

/** The fields after a write that does not delete, and the results of its transforms. */
export function applyWrite(
  write: StoredWrite,
  current: Pick<StoredDocument, "fields"> | null,
  requestTime: bigint,
): { fields: Fields; results: Value[] } {
  let fields = write.change === "transform" ? (current?.fields ?? new Map()) : masked(write, current);
  const results = write.transforms.map((transform) => {
    const step = applyTransform(fields, transform, requestTime);
    fields = step.fields;
    return step.result;
  });
  checkDocumentSize(write.place, fields);
  return { fields, results };
}

/** A path in the mask takes the body's value; what the body lacks is deleted. */
function masked({ mask, fields }: StoredWrite, current: Pick<StoredDocument, "fields"> | null): Fields {
  if (!mask) return fields;
  let result: Fields = current?.fields ?? new Map();
  for (const path of mask) if (!isName(path)) result = withValueAt(result, path, fieldValueAt(fields, path));
  return result;
}
