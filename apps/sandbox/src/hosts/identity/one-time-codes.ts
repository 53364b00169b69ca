import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { IdentityError } from "./identity-error.ts";

/** A mail that would have been sent, with the code in its link. `newEmail` only for a change of address. */
export type OneTimeCode = {
  code: string;
  requestType: "PASSWORD_RESET" | "VERIFY_EMAIL" | "VERIFY_AND_CHANGE_EMAIL";
  uid: string;
  email: string;
  newEmail: string | null;
  continueUrl: string | null;
  /** Of the page that asked, as the client names it; null if it names none. */
  language: string | null;
  /** Milliseconds. */
  sentAt: number;
  used: boolean;
};

const LIFETIME_MS = { PASSWORD_RESET: 3_600_000, VERIFY_EMAIL: 259_200_000, VERIFY_AND_CHANGE_EMAIL: 259_200_000 };

/** Table `identity_codes`: every mail the provider "sent", newest first. */
export function oneTimeCodes(db: DatabaseSync, now: () => number) {
  db.exec(
    "CREATE TABLE IF NOT EXISTS identity_codes (code TEXT PRIMARY KEY, body TEXT NOT NULL, sent_at INTEGER NOT NULL)",
  );
  const put = (code: OneTimeCode) =>
    db
      .prepare("INSERT OR REPLACE INTO identity_codes (code, body, sent_at) VALUES (?, ?, ?)")
      .run(code.code, JSON.stringify(code), code.sentAt);

  return {
    send(mail: Omit<OneTimeCode, "code" | "sentAt" | "used">): OneTimeCode {
      const code = { ...mail, code: randomBytes(40).toString("base64url"), sentAt: now(), used: false };
      put(code);
      return code;
    },
    /** Throws INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
    require(code: string): OneTimeCode {
      const found = codeOf(db.prepare("SELECT body FROM identity_codes WHERE code = ?").get(code));
      if (!found || found.used) throw new IdentityError("INVALID_OOB_CODE");
      if (now() - found.sentAt > LIFETIME_MS[found.requestType]) throw new IdentityError("EXPIRED_OOB_CODE");
      return found;
    },
    use: (code: OneTimeCode): void => {
      put({ ...code, used: true });
    },
    all: (): OneTimeCode[] =>
      db
        .prepare("SELECT body FROM identity_codes ORDER BY sent_at DESC, rowid DESC")
        .all()
        .flatMap((row) => codeOf(row) ?? []),
  };
}

function codeOf(row: Record<string, unknown> | undefined): OneTimeCode | null {
  return row ? JSON.parse(String(row.body)) : null;
}

/** The link that the mail holds. */
export function mailLink(mail: OneTimeCode, appOrigin: string): string {
  const modes = {
    PASSWORD_RESET: "resetPassword",
    VERIFY_EMAIL: "verifyEmail",
    VERIFY_AND_CHANGE_EMAIL: "verifyAndChangeEmail",
  };
  const query = new URLSearchParams({ mode: modes[mail.requestType], oobCode: mail.code });
  if (mail.continueUrl) query.set("continueUrl", mail.continueUrl);
  return `${appOrigin}/reset-password?${query}`;
}
