import type { HostDeps } from "../../host.ts";

/** One mail that Resend accepted. */
export type SentMail = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  sentAt: number;
};
/** The first answer to an idempotency key, and the body it was given to. */
type KeptAnswer = { body: string; id: string };

/** How long a key is remembered, in ms. Source: docs/platforms/resend.md#idempotency. */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/** Tables `resend_mails` and `resend_keys`: accepted mails, newest first, and the keys they came with. */
export function sentMailTable({ db, now }: Pick<HostDeps, "db" | "now">) {
  db.exec(`CREATE TABLE IF NOT EXISTS resend_mails (n INTEGER PRIMARY KEY, id TEXT NOT NULL, mail TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS resend_keys (key TEXT PRIMARY KEY, body TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL)`);
  return {
    add(mail: Omit<SentMail, "sentAt">, key: string | undefined, body: string): void {
      const kept: SentMail = { ...mail, sentAt: now() };
      db.prepare("INSERT INTO resend_mails (id, mail) VALUES (?, ?)").run(mail.id, JSON.stringify(kept));
      if (key === undefined) return;
      db.prepare("INSERT OR REPLACE INTO resend_keys (key, body, id, at) VALUES (?, ?, ?, ?)").run(
        key,
        body,
        mail.id,
        now(),
      );
    },
    answerTo(key: string): KeptAnswer | null {
      const row = db
        .prepare("SELECT body, id FROM resend_keys WHERE key = ? AND at > ?")
        .get(key, now() - KEY_LIFETIME);
      return row ? { body: String(row.body), id: String(row.id) } : null;
    },
    all: (): SentMail[] =>
      db
        .prepare("SELECT mail FROM resend_mails ORDER BY n DESC")
        .all()
        .map(({ mail }) => JSON.parse(String(mail)) as SentMail),
  };
}
