import type { Fields, Value } from "../values/value.ts";
import type { DocumentName } from "../wire/resource-name.ts";
import { invalid } from "../wire/wire-error.ts";

/** 1 MiB. Source: docs/platforms/firestore.md#limits. */
const LARGEST_DOCUMENT = 1_048_576;

/** Refuses a document over 1 MiB, counted as Firestore's page on storage size counts. */
export function checkDocumentSize(place: DocumentName, fields: Fields): void {
  const size = nameSize(place.path) + fieldsSize(fields) + 32;
  if (size <= LARGEST_DOCUMENT) return;
  throw invalid(
    `Document '${place.path}' cannot be written because its size (${size.toLocaleString("en")} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
  );
}

const nameSize = (path: string) => path.split("/").reduce((sum, id) => sum + textSize(id), 16);
const textSize = (text: string) => Buffer.byteLength(text) + 1;

function fieldsSize(fields: Fields): number {
  let sum = 0;
  for (const [name, value] of fields) sum += textSize(name) + valueSize(value);
  return sum;
}

function valueSize(value: Value): number {
  switch (value.type) {
    case "null":
    case "boolean":
      return 1;
    case "integer":
    case "double":
    case "timestamp":
      return 8;
    case "geoPoint":
      return 16;
    case "string":
      return textSize(value.value);
    case "bytes":
      return value.value.byteLength;
    case "reference":
      return nameSize(value.value.replace(/^.*?\/documents\//, ""));
    case "array":
      return value.value.reduce((sum, item) => sum + valueSize(item), 0);
    case "map":
      return fieldsSize(value.value);
  }
}
