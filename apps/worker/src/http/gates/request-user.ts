import { VIEW_AS_HEADER, viewOnly } from "@vignette/domain/admin";
import { refuseAccess } from "@vignette/domain/identity";
import { Refusal } from "@vignette/domain/kernel";
import { documentRefusal } from "../../adapters/documents/document-refusal.ts";
import type { Documents } from "../../adapters/documents/documents.ts";
import { type TokenUser, verifyToken } from "../../adapters/identity/verify-token.ts";
import { documentsOf } from "../../context/build-context.ts";
import type { Env } from "../../context/env.ts";
import { standingOf } from "../../context/standing-of.ts";
import { assertAddressRate, assertUserRate } from "./rate-limits.ts";

/**
 * The user of the bearer token, unless the user is disabled or deleted. An `x-user-id` of another user is refused; it
 * is never trusted. Admins who view another account are refused, because routes write. Source: ADR 2, ADR 49, ADR 52.
 */
export async function requestUser(headers: Headers, env: Env): Promise<TokenUser | Refusal> {
  if (headers.has(VIEW_AS_HEADER)) return viewOnly();
  const user = await tokenUser(headers, env);
  return user instanceof Refusal ? user : await admitted(user, env);
}

/** The user of the bearer token alone, also after the deletion of the account: to finish a deletion that failed. */
export async function tokenUser(headers: Headers, env: Env): Promise<TokenUser | Refusal> {
  const user = await countedUser(bearerToken(headers), headers, env);
  const claimed = headers.get("x-user-id");
  if (user instanceof Refusal || claimed === null || claimed === user.uid) return user;
  return new Refusal("forbidden", "identity.other-user", "You're signed in as a different user.");
}

/**
 * The user of an identity token. The request counts against the user's rate or, without a valid token, against that of
 * its address. Throws a Refusal if there were too many.
 */
export async function countedUser(token: string | null, headers: Headers, env: Env): Promise<TokenUser | Refusal> {
  const user = await verifyToken(token, env.FIREBASE_PROJECT_ID);
  if (user instanceof Refusal) await assertAddressRate(headers, env);
  else await assertUserRate(user.uid, env);
  return user;
}

/** The user, or a Refusal if a valid token is not enough. Also refused if the database cannot be read. */
export async function admitted(
  user: TokenUser,
  env: Env,
  documents: Documents = documentsOf(env),
): Promise<TokenUser | Refusal> {
  try {
    return refuseAccess(await standingOf(documents, user.uid)) ?? user;
  } catch (error) {
    const refusal = documentRefusal(error);
    if (refusal) return refusal;
    throw error;
  }
}

function bearerToken(headers: Headers): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}
