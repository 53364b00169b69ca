import { Instant } from "@vignette/domain/kernel";
import { Platform } from "@vignette/domain/social-accounts";
import * as z from "zod/mini";
import { DocumentError, type Documents } from "../../adapters/documents/documents.ts";

/** A round trip to a platform that somebody started. */
const ConnectState = z.object({
  uid: z.string(),
  platform: Platform,
  /** The account that is renewed; null for a new one. */
  accountId: z._default(z.nullable(z.string()), null),
  returnTo: z.string(),
  expiresAt: Instant,
});
export type ConnectState = z.infer<typeof ConnectState>;

/** Collection `connect_states`, keyed by the state parameter. Firestore removes old ones by a TTL on `expiresAt`. */
export function connectStateStore(documents: Documents) {
  const states = documents.collection("connect_states", ConnectState, { timestamps: ["expiresAt"] });
  return {
    create: states.create,
    /** The state, which nobody can take a second time; null if there is none or somebody was faster. */
    async take(id: string): Promise<ConnectState | null> {
      const stored = await states.get(id);
      if (!stored) return null;
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
