import { getDocumentId } from "firebase-rest-firestore";
import * as z from "zod/mini";
import { fromWireFields, type WireFields } from "./document-value.ts";
import { DocumentError, type Stored } from "./documents.ts";

export type WireDocument = { name: string; fields?: WireFields; updateTime?: string };

/** A document that passes the schema. One that does not is reported by its name and its first faulty field. */
export function storedDocument<T>(document: WireDocument, schema: z.ZodMiniType<T>): Stored<T> {
  const id = getDocumentId(document.name);
  // Whoever wrote the document by hand may have left out the id that its name holds.
  const parsed = z.safeParse(schema, { id, ...fromWireFields(document.fields) });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue ? `${issue.path.join(".")}: ${issue.message}` : "does not fit";
    throw new DocumentError("malformed", `Document ${document.name}: ${where}`);
  }
  return { id, value: parsed.data, version: document.updateTime ?? "" };
}
