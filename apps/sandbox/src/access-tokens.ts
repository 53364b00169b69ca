import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** Google access tokens of the service account: minted by oauth2.googleapis.com, checked by Firestore and Identity Toolkit. */
export function accessTokens(db: DatabaseSync, now: () => number) {
  db.exec("CREATE TABLE IF NOT EXISTS google_access_tokens (token TEXT PRIMARY KEY, expires_at INTEGER NOT NULL)");
  const insert = db.prepare("INSERT INTO google_access_tokens (token, expires_at) VALUES (?, ?)");
  const find = db.prepare("SELECT expires_at FROM google_access_tokens WHERE token = ?");
  // Every call to Firestore asks, with the same few tokens.
  const known = new Map<string, number>();
  const expiryOf = (token: string): number | undefined => {
    const kept = known.get(token);
    if (kept !== undefined) return kept;
    const row = find.get(token);
    if (row) known.set(token, Number(row.expires_at));
    return row && Number(row.expires_at);
  };

  return {
    /** A token for `lifetimeMs` milliseconds. */
    mint(lifetimeMs: number): string {
      const token = `ya29.${randomBytes(24).toString("base64url")}`;
      insert.run(token, now() + lifetimeMs);
      return token;
    },
    /** `Bearer owner` is the service account itself, as with Google's emulators. */
    accepts(authorization: string | null | undefined): boolean {
      const token = authorization?.replace(/^Bearer /i, "");
      if (token === "owner") return true;
      return (expiryOf(token ?? "") ?? 0) > now();
    },
  };
}
