import { DocumentError, type Documents } from "../../adapters/documents/documents.ts";
import { type ConnectState, connectStateRecords } from "../../records/account/connect-states.ts";
import { open } from "../../records/open.ts";

/** Collection `connect_states`, keyed by the state parameter. Firestore removes old ones by a TTL on `expiresAt`. */
export function connectStateStore(documents: Documents) {
  const states = open(documents, connectStateRecords);
  return {
    create: states.create,
    /**
     * The user's state, which can be taken only once; null if there is none or a concurrent request took it. A state of
     * another user stays, so that another user's call cannot use it up.
     */
    async take(uid: string, id: string): Promise<ConnectState | null> {
      const stored = await states.get(id);
      if (stored?.value.uid !== uid) return null;
      try {
        await states.remove(id, stored.version);
        return stored.value;
      } catch (error) {
        if (error instanceof DocumentError && (error.kind === "changed" || error.kind === "missing")) return null;
        throw error;
      }
    },
  };
}
export type ConnectStateStore = ReturnType<typeof connectStateStore>;
