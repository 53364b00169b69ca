import { createHash } from "node:crypto";
import type { HostDeps } from "../../host.ts";

/** A TikTok account. `maxSeconds` is the longest video the creator may post. */
export type TiktokAccount = {
  openId: string;
  username: string;
  displayName: string;
  isPrivate: boolean;
  maxSeconds: number;
  followers: number;
};

/** The accounts of the simulated TikTok. A script that names none gets the first one. */
const PERSONAS: TiktokAccount[] = [
  persona("harbor.bakes", "Harbor Bakes", { followers: 18_420 }),
  persona("quiet.ceramics", "Quiet Ceramics", { isPrivate: true, followers: 312 }),
  persona("fresh.start", "Fresh Start", { maxSeconds: 60 }),
  persona("northside.cycles", "Northside Cycles", { maxSeconds: 300, followers: 2_140 }),
];

/** Table `tiktok_accounts`: the personas and the accounts added on the consent page. */
export function tiktokAccounts({ db }: Pick<HostDeps, "db">) {
  db.exec("CREATE TABLE IF NOT EXISTS tiktok_accounts (open_id TEXT PRIMARY KEY, body TEXT NOT NULL)");
  const save = (account: TiktokAccount) =>
    db
      .prepare("INSERT OR IGNORE INTO tiktok_accounts (open_id, body) VALUES (?, ?)")
      .run(account.openId, JSON.stringify(account));
  for (const account of PERSONAS) save(account);
  const find = (openId: string): TiktokAccount | null => {
    const row = db.prepare("SELECT body FROM tiktok_accounts WHERE open_id = ?").get(openId);
    return row ? JSON.parse(String(row.body)) : null;
  };

  return {
    find,
    all: () =>
      db
        .prepare("SELECT body FROM tiktok_accounts ORDER BY rowid")
        .all()
        .map((row): TiktokAccount => JSON.parse(String(row.body))),
    /** The account of that name; made on first use. */
    named(username: string, isPrivate: boolean): TiktokAccount {
      const account = persona(username, username, { isPrivate });
      save(account);
      return find(account.openId) ?? account;
    },
  };
}

export type TiktokAccounts = ReturnType<typeof tiktokAccounts>;

function persona(username: string, displayName: string, rest: Partial<TiktokAccount>): TiktokAccount {
  return {
    openId: openIdOf(username),
    username,
    displayName,
    isPrivate: false,
    maxSeconds: 600,
    followers: 0,
    ...rest,
  };
}

/** The same name has the same id on every machine, as `723f24d7-e717-40f8-a2b6-cb8464cd23b4` has. */
function openIdOf(username: string): string {
  const hex = createHash("sha256").update(`tiktok/${username}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}
