import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { SigningKey } from "../google/signing-key.ts";
import type { Account } from "./accounts/account.ts";

export const ID_TOKEN_LIFETIME_S = 3600;

/** How and when a person signed in; carried from token to token by the refresh token. */
export type SignIn = { provider: "password" | "google.com" /** Seconds. */; authTime: number };
export type ReadIdToken = { uid: string; signIn: SignIn; generation: number };

type Deps = { db: DatabaseSync; key: () => SigningKey; projectId: string; now: () => number };

/** ID tokens (RS256, one hour) and refresh tokens (table `identity_refresh_tokens`, until revoked). */
export function idTokens({ db, key, projectId, now }: Deps) {
  db.exec(`CREATE TABLE IF NOT EXISTS identity_refresh_tokens (
    token TEXT PRIMARY KEY, uid TEXT NOT NULL, provider TEXT NOT NULL, auth_time INTEGER NOT NULL, generation INTEGER NOT NULL)`);
  const issuer = `https://securetoken.google.com/${projectId}`;

  return {
    /**
     * Signs the claims of docs/platforms/identity.md#tokens. `jti` ends in the account's generation, by which it can be
     * revoked.
     */
    async sign(account: Account, signIn: SignIn): Promise<string> {
      const issuedAt = Math.floor(now() / 1000);
      return await new SignJWT({
        ...claimsOf(account, signIn),
        jti: `${randomBytes(12).toString("hex")}.${account.generation}`,
      })
        .setProtectedHeader({ alg: "RS256", kid: key().kid, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(projectId)
        .setSubject(account.uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ID_TOKEN_LIFETIME_S)
        .sign(key().privateKey);
    },
    /** Signs any claims as genuine, as the provider does for its other projects; for tests of what a caller may not accept. */
    async signClaims(claims: JWTPayload): Promise<string> {
      const header = { alg: "RS256", kid: key().kid, typ: "JWT" };
      return await new SignJWT(claims).setProtectedHeader(header).sign(key().privateKey);
    },
    /** Null if the token is forged, foreign or expired. The caller checks whether its account still exists. */
    async read(token: string): Promise<ReadIdToken | null> {
      try {
        const options = { algorithms: ["RS256"], issuer, audience: projectId, currentDate: new Date(now()) };
        const { payload } = await jwtVerify(token, key().publicKey, options);
        return readIdTokenOf(payload);
      } catch {
        return null;
      }
    },
    mintRefreshToken(account: Account, signIn: SignIn): string {
      const token = `AMf-${randomBytes(48).toString("base64url")}`;
      db.prepare(
        "INSERT INTO identity_refresh_tokens (token, uid, provider, auth_time, generation) VALUES (?, ?, ?, ?, ?)",
      ).run(token, account.uid, signIn.provider, signIn.authTime, account.generation);
      return token;
    },
    readRefreshToken(token: string): ReadIdToken | null {
      const row = db.prepare("SELECT * FROM identity_refresh_tokens WHERE token = ?").get(token);
      if (!row) return null;
      return {
        uid: String(row.uid),
        signIn: { provider: providerOf(row.provider), authTime: Number(row.auth_time) },
        generation: Number(row.generation),
      };
    },
  };
}

function claimsOf(account: Account, { provider, authTime }: SignIn) {
  return {
    ...(account.customAttributes && JSON.parse(account.customAttributes)),
    ...(account.displayName && { name: account.displayName }),
    ...(account.photoUrl && { picture: account.photoUrl }),
    auth_time: authTime,
    user_id: account.uid,
    ...(account.email && { email: account.email, email_verified: account.emailVerified }),
    firebase: {
      identities: {
        ...(account.google && { "google.com": [account.google.sub] }),
        ...(account.email && { email: [account.email] }),
      },
      sign_in_provider: provider,
    },
  };
}

function readIdTokenOf(payload: Record<string, unknown>): ReadIdToken {
  const firebase = payload.firebase as { sign_in_provider?: unknown } | undefined;
  return {
    uid: String(payload.sub),
    signIn: { provider: providerOf(firebase?.sign_in_provider), authTime: Number(payload.auth_time) },
    generation: Number(String(payload.jti).split(".").at(-1)),
  };
}

const providerOf = (value: unknown): SignIn["provider"] => (value === "google.com" ? "google.com" : "password");
