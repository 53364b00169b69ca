import { createFirestoreClient } from "firebase-rest-firestore";
import { logLine } from "../log/log-line.ts";
import type { ServiceAccount } from "./access-token.ts";
import { documentCollection, documentGroup } from "./document-collection.ts";
import { guardedPath, guardSegment } from "./document-path.ts";
import { versionsIn, wireWrite } from "./document-write.ts";
import type { Documents, Unreadable } from "./documents.ts";
import { firestoreCall } from "./firestore-call.ts";
import type { Firestore } from "./place.ts";

/**
 * Documents in Firestore, over REST.
 *
 * `firebase-rest-firestore` owns configuration, token exchange, resource names and value conversion. Its reads lose the
 * update time that every version here is, and its writes lose data (docs/platforms/firestore.md#the-client-package), so
 * calls are made here.
 */
export function firestoreDocuments(options: FirestoreOptions): Documents {
  return documentsOver(firestoreConnection(options));
}

type FirestoreOptions = ServiceAccount & { fetch: typeof globalThis.fetch };
type Connection = Omit<Firestore, "unreadable" | "readsOnce">;

/** The part that all requests of an isolate can share: it holds the access token. */
export function firestoreConnection({ fetch, ...account }: FirestoreOptions): Connection {
  const client = createFirestoreClient(account);
  return { call: firestoreCall(account, fetch), nameOf: (path) => client.getReferenceValue(path) };
}

/** Documents over a connection. Unreadable ones are reported to `unreadable`. `readsOnce` for one through `readOnce`. */
export function documentsOver(
  connection: Connection,
  unreadable: Firestore["unreadable"] = logUnreadable,
  readsOnce = false,
): Documents {
  const firestore = { ...connection, unreadable, readsOnce };
  return {
    readsOnce,
    collection: (path, schema, settings = {}) =>
      documentCollection(firestore, { segments: guardedPath(path), schema, ...settings }),
    group: (name, schema, settings = {}) =>
      documentGroup(firestore, { segments: [guardSegment(name)], schema, ...settings }),
    commit: async (writes) => {
      if (writes.length === 0) return [];
      const body = { writes: writes.map(wireWrite) };
      return versionsIn(await connection.call({ kind: "write", path: ":commit", body }));
    },
  };
}

/** Logs the path of a document and its problem, never its content. */
export function logUnreadable({ path, problem }: Unreadable): void {
  logLine("error", "A document cannot be read.", { path, problem });
}
