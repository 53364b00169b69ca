import { Refusal } from "@vignette/domain/kernel";
import { type TokenUser, verifyToken } from "../adapters/identity/verify-token.ts";

/** The user of the bearer token. An `x-user-id` of another user is refused; it is never trusted. Source: ADR 2. */
export async function requestUser(headers: Headers, projectId: string): Promise<TokenUser | Refusal> {
  const user = await verifyToken(bearerToken(headers), projectId);
  const claimed = headers.get("x-user-id");
  if (user instanceof Refusal || claimed === null || claimed === user.uid) return user;
  return new Refusal("forbidden", "identity.other-user", "You are signed in as somebody else.");
}

function bearerToken(headers: Headers): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}
