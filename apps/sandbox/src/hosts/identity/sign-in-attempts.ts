import type { DatabaseSync } from "node:sqlite";
import { IdentityError } from "./identity-error.ts";

const WINDOW_MS = 5 * 60_000;
const ALLOWED = 10;
const TOO_MANY =
  "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.";

/**
 * Wrong passwords by email. After ten in five minutes (our own choice: the provider documents no number) even the right
 * one is refused.
 */
export function signInAttempts(db: DatabaseSync, now: () => number) {
  db.exec("CREATE TABLE IF NOT EXISTS identity_wrong_passwords (email TEXT NOT NULL, at INTEGER NOT NULL)");
  return {
    /** Throws TOO_MANY_ATTEMPTS_TRY_LATER. */
    requireFew(email: string): void {
      const count = db
        .prepare("SELECT count(*) AS n FROM identity_wrong_passwords WHERE email = ? AND at > ?")
        .get(email, now() - WINDOW_MS);
      if (Number(count?.n) >= ALLOWED) throw new IdentityError(TOO_MANY);
    },
    addWrong(email: string): void {
      db.prepare("INSERT INTO identity_wrong_passwords (email, at) VALUES (?, ?)").run(email, now());
    },
    clear(email: string): void {
      db.prepare("DELETE FROM identity_wrong_passwords WHERE email = ?").run(email);
    },
  };
}
