import { getDocumentId } from "firebase-rest-firestore";
import * as z from "zod/mini";
import { fromWireFields, type WireFields } from "./document-value.ts";
import { DocumentError, type Stored } from "./documents.ts";
import type { DocumentPlace, Firestore } from "./place.ts";

export type WireDocument = { name: string; fields?: WireFields; updateTime?: string };

/** A document that passes the schema. Throws DocumentError "malformed" for one that does not, and reports it. */
export function storedDocument<T>(firestore: Firestore, document: WireDocument, place: DocumentPlace<T>): Stored<T> {
  let problem = "";
  const unreadable: Firestore["unreadable"] = (found) => {
    problem = found.problem;
    firestore.unreadable(found);
  };
  const stored = readDocument({ unreadable }, document, place);
  if (!stored) throw new DocumentError("malformed", `Document ${document.name}: ${problem}`);
  return stored;
}

/** Like `storedDocument`, but null for a document that does not pass the schema: one of them spoils no list. */
export function readDocument<T>(
  { unreadable }: Pick<Firestore, "unreadable">,
  document: WireDocument,
  { schema, keyAs }: Pick<DocumentPlace<T>, "schema" | "keyAs">,
): Stored<T> | null {
  const id = getDocumentId(document.name);
  // A manually created document may lack the id that its name contains.
  const fields = fromWireFields(document.fields, { id, ...(keyAs && { [keyAs]: id }) });
  const parsed = z.safeParse(schema, fields);
  const version = document.updateTime ?? "";
  if (parsed.success) return { id, value: parsed.data, version };
  const [issue] = parsed.error.issues;
  unreadable({
    path: pathOf(document.name),
    uid: "uid" in fields && typeof fields.uid === "string" ? fields.uid : null,
    problem: issue ? `${issue.path.map(String).join(".")}: ${issue.message}` : "does not fit",
    version,
  });
  return null;
}

/** `projects/p1` of `projects/vignette-app/databases/(default)/documents/projects/p1`. */
const pathOf = (name: string): string => name.split("/documents/").slice(1).join("/documents/");
