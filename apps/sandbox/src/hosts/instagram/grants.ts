import { randomBytes } from "node:crypto";
import type { HostDeps } from "../../host.ts";
import type { InstagramScope } from "./scopes.ts";

export type InstagramGrant = { userId: string; scopes: InstagramScope[] };
export type InstagramToken = InstagramGrant & {
  token: string;
  kind: "short" | "long";
  /** Milliseconds since the epoch. */
  createdAt: number;
  expiresAt: number;
};
type CodeRequest = InstagramGrant & { clientId: string; redirectUri: string };
type CodeUse = { code: string; clientId: string; redirectUri: string };

const HOUR_MS = 3_600_000;
/** About 60 days, as Instagram prints it. In seconds. */
export const LONG_TOKEN_SECONDS = 5_183_944;

/** Tables `instagram_codes` and `instagram_tokens`. Source: docs/platforms/instagram.md#login. */
export function instagramGrants({ db, now }: Pick<HostDeps, "db" | "now">) {
  db.exec("CREATE TABLE IF NOT EXISTS instagram_codes (code TEXT PRIMARY KEY, body TEXT NOT NULL, expires_at INTEGER)");
  db.exec("CREATE TABLE IF NOT EXISTS instagram_tokens (token TEXT PRIMARY KEY, body TEXT NOT NULL)");

  const tokensOf = (userId: string): InstagramToken[] =>
    db
      .prepare("SELECT body FROM instagram_tokens WHERE json_extract(body, '$.userId') = ?")
      .all(userId)
      .map((row) => JSON.parse(String(row.body)));

  return {
    /** Valid for one hour and one exchange. */
    code(request: CodeRequest): string {
      const code = `AQ${randomBytes(60).toString("base64url")}`;
      db.prepare("INSERT INTO instagram_codes VALUES (?, ?, ?)").run(code, JSON.stringify(request), now() + HOUR_MS);
      return code;
    },
    /** Null if the code is unknown, used, expired, or was issued to another app. */
    exchange(use: CodeUse): InstagramToken | null {
      const row = db.prepare("DELETE FROM instagram_codes WHERE code = ? RETURNING *").get(use.code);
      const request: CodeRequest | null = row ? JSON.parse(String(row.body)) : null;
      if (!row || !request || Number(row.expires_at) <= now()) return null;
      if (request.clientId !== use.clientId || request.redirectUri !== use.redirectUri) return null;
      return this.issue(request, "short");
    },
    issue({ userId, scopes }: InstagramGrant, kind: InstagramToken["kind"]): InstagramToken {
      const lifetimeMs = kind === "short" ? HOUR_MS : LONG_TOKEN_SECONDS * 1000;
      const token: InstagramToken = {
        userId,
        scopes,
        kind,
        token: `${kind === "short" ? "IGQW" : "IGAA"}${randomBytes(48).toString("base64url")}`,
        createdAt: now(),
        expiresAt: now() + lifetimeMs,
      };
      db.prepare("INSERT INTO instagram_tokens VALUES (?, ?)").run(token.token, JSON.stringify(token));
      return token;
    },
    /** The user's tokens have run out: Instagram renews none that has ended. */
    expire(userId: string): void {
      for (const token of tokensOf(userId)) {
        const ended = JSON.stringify({ ...token, expiresAt: now() });
        db.prepare("UPDATE instagram_tokens SET body = ? WHERE token = ?").run(ended, token.token);
      }
    },
    /** The user took the permission back: every token is unknown from now on. */
    revoke(userId: string): void {
      for (const { token } of tokensOf(userId)) db.prepare("DELETE FROM instagram_tokens WHERE token = ?").run(token);
    },
    /** Also expired tokens: their error differs from that of forged ones. */
    find(token: string): InstagramToken | null {
      const row = db.prepare("SELECT body FROM instagram_tokens WHERE token = ?").get(token);
      return row ? JSON.parse(String(row.body)) : null;
    },
  };
}

export type InstagramGrants = ReturnType<typeof instagramGrants>;
