import { IdentityError } from "../identity-error.ts";

const MAX_CHARACTERS = 1000;
/** Names that a token already uses. Source: docs/platforms/identity.md#calls and the registered JWT claims. */
const RESERVED = new Set(
  "acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id".split(" "),
);

/** The JSON text of custom claims, as it was given; null when it is empty. Throws INVALID_CLAIMS, CLAIMS_TOO_LARGE or FORBIDDEN_CLAIM. */
export function requireCustomAttributes(text: string): string | null {
  if (text.length > MAX_CHARACTERS) throw new IdentityError("CLAIMS_TOO_LARGE");
  const claims = claimsIn(text);
  const forbidden = Object.keys(claims).find((name) => RESERVED.has(name));
  if (forbidden) throw new IdentityError(`FORBIDDEN_CLAIM : ${forbidden}`);
  return Object.keys(claims).length === 0 ? null : text;
}

function claimsIn(text: string): object {
  if (text === "") return {};
  try {
    const claims: unknown = JSON.parse(text);
    if (typeof claims === "object" && claims !== null && !Array.isArray(claims)) return claims;
  } catch {
    // Falls through to the same refusal.
  }
  throw new IdentityError("INVALID_CLAIMS");
}
