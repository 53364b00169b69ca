import type { DatabaseSync } from "node:sqlite";

/** One person's account, as the identity provider stores it. */
export type Account = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  password: HashedPassword | null;
  /** Milliseconds. */
  passwordUpdatedAt: number | null;
  google: GoogleLink | null;
  disabled: boolean;
  /** JSON text of the custom claims, as the provider keeps them. */
  customAttributes: string | null;
  /** Seconds. Tokens from before are dead. */
  validSince: number;
  /** Counts the bumps of `validSince`: two events within one second still differ. */
  generation: number;
  /** Milliseconds. */
  createdAt: number;
  lastLoginAt: number;
  lastRefreshAt: number;
};

export type HashedPassword = { salt: string; hash: string; cost?: number };

export type GoogleLink = { sub: string; email: string; displayName: string | null; photoUrl: string | null };

/** Table `identity_accounts`: one row an account, unique by email (lower case) and by Google id. */
export function accountTable(db: DatabaseSync) {
  db.exec(`CREATE TABLE IF NOT EXISTS identity_accounts (
    uid TEXT PRIMARY KEY, email TEXT UNIQUE, google_sub TEXT UNIQUE, body TEXT NOT NULL, created_at INTEGER NOT NULL)`);
  const one = (column: "uid" | "email" | "google_sub", value: string): Account | null =>
    accountOf(db.prepare(`SELECT body FROM identity_accounts WHERE ${column} = ?`).get(value));

  return {
    byUid: (uid: string) => one("uid", uid),
    byEmail: (email: string) => one("email", email.toLowerCase()),
    byGoogle: (sub: string) => one("google_sub", sub),
    /** Inserts or replaces. Returns the account, for chaining. */
    save(account: Account): Account {
      db.prepare(
        `INSERT INTO identity_accounts (uid, email, google_sub, body, created_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (uid) DO UPDATE SET email = excluded.email, google_sub = excluded.google_sub, body = excluded.body`,
      ).run(account.uid, account.email, account.google?.sub ?? null, JSON.stringify(account), account.createdAt);
      return account;
    },
    remove(uid: string): void {
      db.prepare("DELETE FROM identity_accounts WHERE uid = ?").run(uid);
    },
    /** Accounts in the order of their uid, after `after`. */
    page(after: string, limit: number): Account[] {
      const rows = db
        .prepare("SELECT body FROM identity_accounts WHERE uid > ? ORDER BY uid LIMIT ?")
        .all(after, limit);
      return rows.flatMap((row) => accountOf(row) ?? []);
    },
  };
}

function accountOf(row: Record<string, unknown> | undefined): Account | null {
  return row ? JSON.parse(String(row.body)) : null;
}
