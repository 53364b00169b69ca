import { importPKCS8, SignJWT } from "jose";
import * as z from "zod/mini";

/** Source: docs/platforms/firestore.md#service-account. */
const TOKEN_URL = "https://oauth2.googleapis.com/token";
const GRANT_TYPE = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** Lets a service account act on any account. Source: docs/platforms/identity.md#calls. */
const SCOPE = "https://www.googleapis.com/auth/identitytoolkit";

export type IdentityServiceAccount = { projectId: string; clientEmail: string; privateKey: string };

const Answer = z.object({ access_token: z.string().check(z.minLength(1)) });

/**
 * An access token of the service account for the identity provider: the database's token does not cover it. Throws if
 * Google refuses.
 */
export async function serviceToken(
  { clientEmail, privateKey }: IdentityServiceAccount,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  const key = await importPKCS8(privateKey.replaceAll("\\n", "\n"), "RS256");
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(clientEmail)
    .setSubject(clientEmail)
    .setAudience(TOKEN_URL)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(key);
  const response = await fetch(TOKEN_URL, {
    method: "POST",
    body: new URLSearchParams({ grant_type: GRANT_TYPE, assertion }),
    signal: AbortSignal.timeout(10_000),
  });
  return Answer.parse(await response.json()).access_token;
}
