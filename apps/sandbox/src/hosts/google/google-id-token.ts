import { jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import type { SigningKey } from "./signing-key.ts";

const ISSUER = "https://accounts.google.com";
const LIFETIME_S = 3600;

/**
 * OAuth client ids of this project: `vignette-local.apps.googleusercontent.com`, or with a name in front of the first
 * dot (`vignette-local-web.apps…`). Google refuses a client it does not know, so the sandbox does too.
 */
export const isOwnClientId = (clientId: string): boolean =>
  /^vignette-local(-[a-z0-9-]+)?\.apps\.googleusercontent\.com$/.test(clientId);

const GoogleClaims = z.object({
  sub: z.string(),
  aud: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  picture: z.optional(z.string()),
  nonce: z.optional(z.string()),
});
/** What a Google ID token says about a person. */
export type GoogleClaims = z.infer<typeof GoogleClaims>;

/** Signs an ID token as accounts.google.com does. `now` in milliseconds. */
export async function signGoogleIdToken(key: SigningKey, claims: GoogleClaims, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return await new SignJWT({ ...claims, azp: claims.aud, jti: crypto.randomUUID() })
    .setProtectedHeader({ alg: "RS256", kid: key.kid, typ: "JWT" })
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_S)
    .sign(key.privateKey);
}

/** The claims of a Google ID token for this project, or null if anything about it is wrong. `now` in milliseconds. */
export async function readGoogleIdToken(key: SigningKey, token: string, now: number): Promise<GoogleClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ["RS256"],
      issuer: ISSUER,
      currentDate: new Date(now),
    });
    const claims = GoogleClaims.parse(payload);
    return isOwnClientId(claims.aud) ? claims : null;
  } catch {
    return null;
  }
}
