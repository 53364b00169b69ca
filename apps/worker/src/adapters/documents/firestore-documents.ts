import { createFirestoreClient } from "firebase-rest-firestore";
import type { ServiceAccount } from "./access-token.ts";
import { documentCollection, documentGroup } from "./document-collection.ts";
import { guardedPath, guardSegment } from "./document-path.ts";
import { wireWrite } from "./document-write.ts";
import type { Documents } from "./documents.ts";
import { firestoreCall } from "./firestore-call.ts";

/**
 * Documents in Firestore, over REST.
 *
 * `firebase-rest-firestore` owns configuration, token exchange, resource names and value conversion. Its reads lose the
 * update time that every version here is, and its writes lose data (docs/platforms/firestore.md#the-client-package), so
 * calls are made here.
 */
export function firestoreDocuments(options: ServiceAccount & { fetch: typeof globalThis.fetch }): Documents {
  const { fetch, ...account } = options;
  const client = createFirestoreClient(account);
  const call = firestoreCall(account, fetch);
  const nameOf = (path: string) => client.getReferenceValue(path);
  const commit: Documents["commit"] = async (writes) => {
    if (writes.length > 0) await call({ kind: "write", path: ":commit", body: { writes: writes.map(wireWrite) } });
  };

  return {
    collection: (path, schema, settings = {}) =>
      documentCollection({ call, nameOf }, { segments: guardedPath(path), schema, ...settings }),
    group: (name, schema, settings = {}) =>
      documentGroup({ call, nameOf }, { segments: [guardSegment(name)], schema, ...settings }),
    commit,
  };
}
