import { createHash } from "node:crypto";
import type { HostDeps } from "../../host.ts";

export type AccountType = "BUSINESS" | "MEDIA_CREATOR" | "PERSONAL";

/** An Instagram account. `id` is known to one app only; paths and webhooks use `userId`. */
export type InstagramAccount = {
  id: string;
  userId: string;
  username: string;
  name: string;
  type: AccountType;
  followers: number;
};

/** The accounts of the simulated Instagram. A script that names none gets the first one. */
const PERSONAS = [
  persona("harborbakes", "Harbor Bakes", "BUSINESS", 9_870),
  persona("lena.makes", "Lena Makes", "MEDIA_CREATOR", 24_300),
  persona("fresh.shop", "Fresh Shop", "BUSINESS", 0),
  persona("private.pat", "Pat (personal account)", "PERSONAL", 143),
];

/** Table `instagram_accounts`: the personas and the accounts added on the consent page. */
export function instagramAccounts({ db }: Pick<HostDeps, "db">) {
  db.exec("CREATE TABLE IF NOT EXISTS instagram_accounts (user_id TEXT PRIMARY KEY, body TEXT NOT NULL)");
  const save = (account: InstagramAccount) =>
    db
      .prepare("INSERT OR IGNORE INTO instagram_accounts (user_id, body) VALUES (?, ?)")
      .run(account.userId, JSON.stringify(account));
  for (const account of PERSONAS) save(account);
  const find = (userId: string): InstagramAccount | null => {
    const row = db.prepare("SELECT body FROM instagram_accounts WHERE user_id = ?").get(userId);
    return row ? JSON.parse(String(row.body)) : null;
  };

  return {
    find,
    all: () =>
      db
        .prepare("SELECT body FROM instagram_accounts ORDER BY rowid")
        .all()
        .map((row): InstagramAccount => JSON.parse(String(row.body))),
    /** The account of that name; made on first use. */
    named(username: string, type: AccountType): InstagramAccount {
      const account = persona(username, username, type, 0);
      save(account);
      return find(account.userId) ?? account;
    },
  };
}

export type InstagramAccounts = ReturnType<typeof instagramAccounts>;

function persona(username: string, name: string, type: AccountType, followers: number): InstagramAccount {
  return { id: longNumber("26", username), userId: longNumber("17841", username), username, name, type, followers };
}

/** 17 digits, beyond what a JavaScript number can hold; the same name has the same number on every machine. */
function longNumber(prefix: string, name: string): string {
  const digest = createHash("sha256").update(`instagram/${prefix}/${name}`).digest();
  return (
    prefix +
    (digest.readBigUInt64BE(0) % 10n ** 16n)
      .toString()
      .padStart(16, "0")
      .slice(0, 17 - prefix.length)
  );
}
