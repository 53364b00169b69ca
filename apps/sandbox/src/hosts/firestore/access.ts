import type { DatabaseSync } from "node:sqlite";
import { accessTokens } from "../../access-tokens.ts";
import { lazySigningKey } from "../google/signing-key.ts";
import { idTokens } from "../identity/id-tokens.ts";
import { WireError } from "./wire/wire-error.ts";

type Deps = { db: DatabaseSync; now: () => number; credentials: { projectId: string } };

/** Who calls: the service account, which no rule concerns, or a client with a user's ID token or without any token. */
export type FirestoreCaller = "service-account" | "client";

/** Tells who calls, from the Authorization header. A token that is neither of the two kinds is refused. */
export function firestoreCallers({ db, now, credentials: { projectId } }: Deps) {
  const tokens = accessTokens(db, now);
  const users = idTokens({ db, key: lazySigningKey(db, "securetoken"), projectId, now });

  return async (header: string | undefined): Promise<FirestoreCaller> => {
    if (header === undefined) return "client";
    if (tokens.accepts(header)) return "service-account";
    if (await users.read(header.replace(/^Bearer /i, ""))) return "client";
    throw new WireError(
      "UNAUTHENTICATED",
      "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
    );
  };
}

/**
 * Refuses a client's call under the rules that the product ships, which allow nothing. What reads and writes no document
 * is not evaluated. Source: docs/platforms/firestore.md#security-rules.
 */
export function refuseClient(verb: string, body: unknown): void {
  if (verb === "beginTransaction" || verb === "rollback") return;
  if (verb === "commit" && isEmpty(body, "writes")) return;
  if (verb === "batchGet" && isEmpty(body, "documents")) return;
  throw new WireError("PERMISSION_DENIED", "Missing or insufficient permissions.");
}

function isEmpty(body: unknown, field: string): boolean {
  const list: unknown = typeof body === "object" && body !== null ? Reflect.get(body, field) : undefined;
  return list === undefined || (Array.isArray(list) && list.length === 0);
}
