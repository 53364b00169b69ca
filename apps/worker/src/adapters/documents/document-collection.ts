import * as z from "zod/mini";
import { guardSegment, isSegment } from "./document-path.ts";
import { documentQueries } from "./document-queries.ts";
import { addWrite, createWrite, patchWrite, putWrite, removeWrite, versionsIn, wireWrite } from "./document-write.ts";
import { type Collection, DocumentError, type Version, type Write } from "./documents.ts";
import type { FirestoreCall } from "./firestore-call.ts";
import type { DocumentPlace, Firestore } from "./place.ts";
import { readOnce } from "./read-once.ts";
import { readDocument, storedDocument, type WireDocument } from "./stored-document.ts";

/** A Firestore collection with one schema. */
export function documentCollection<T>(firestore: Firestore, place: DocumentPlace<T>): Collection<T> {
  if (place.segments.length % 2 === 0)
    throw new DocumentError("refused", "A collection has an odd number of segments.");
  const pathOf = (id: string) => [...place.segments, guardSegment(id)];
  const nameOf = (id: string) => firestore.nameOf(pathOf(id).join("/"));
  const known = place.schema instanceof z.ZodMiniObject ? Object.keys(place.schema.shape) : [];
  const writes: Collection<T>["writes"] = {
    create: (id, value) => createWrite(nameOf(id), value as object, place),
    put: (id, value, version) => putWrite(nameOf(id), value as object, version, { ...place, known }),
    patch: (id, fields, options = {}) => patchWrite(nameOf(id), fields, options, place),
    remove: (id, version) => removeWrite(nameOf(id), version),
    add: (id, fields, increment) => addWrite(nameOf(id), fields, increment, place),
  };
  const apply = (write: Write) => committed(firestore.call, write);
  const wireDocument = async (call: FirestoreCall, id: string) => {
    const path = `/${pathOf(id).map(encodeURIComponent).join("/")}`;
    return (await call({ kind: "read", path }).catch(nullIfMissing)) as WireDocument | null;
  };

  return {
    writes,
    async get(id) {
      // An id from outside that no document can have: it names none.
      if (!isSegment(id)) return null;
      const found = await wireDocument(firestore.call, id);
      return found && storedDocument(firestore, found, place);
    },
    async several(ids) {
      const call = firestore.readsOnce ? firestore.call : readOnce(firestore);
      const found = await Promise.all(ids.filter(isSegment).map((id) => wireDocument(call, id)));
      return found.flatMap((it) => (it && readDocument(firestore, it, place)) ?? []);
    },
    ...documentQueries(firestore, place, false),
    create: (id, value) => apply(writes.create(id, value)),
    put: (id, value, version) => apply(writes.put(id, value, version)),
    patch: (id, fields, options) => apply(writes.patch(id, fields, options)),
    async remove(id, version) {
      await apply(writes.remove(id, version));
    },
  };
}

/** All collections of one name, read-only. */
export function documentGroup<T>(firestore: Firestore, place: DocumentPlace<T>): Pick<Collection<T>, "find" | "count"> {
  return documentQueries(firestore, place, true);
}

/** Applies one write and gives the document's new version. */
async function committed(call: FirestoreCall, write: Write): Promise<Version> {
  const [version = ""] = versionsIn(
    await call({ kind: "write", path: ":commit", body: { writes: [wireWrite(write)] } }),
  );
  return version;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof DocumentError && error.kind === "missing") return null;
  throw error;
}
