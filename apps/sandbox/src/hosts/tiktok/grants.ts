import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { HostDeps } from "../../host.ts";
import type { PlatformSettings } from "../../platform-settings.ts";
import type { TiktokScope } from "./scopes.ts";

export type TiktokGrant = { openId: string; clientKey: string; scopes: TiktokScope[] };
export type TokenPair = TiktokGrant & {
  accessToken: string;
  refreshToken: string;
  /** Seconds. */
  expiresIn: number;
  refreshExpiresIn: number;
};
type CodeRequest = TiktokGrant & { redirectUri: string; challenge: string | null };
type CodeUse = { code: string; clientKey: string; redirectUri: string; verifier: string | null };

/** The documentation gives no lifetime; short, so that a slow exchange is noticed. */
const CODE_LIFETIME_MS = 10 * 60_000;
const DAY_S = 86_400;
/** Seconds of access and of refresh. Sources: docs/platforms/tiktok.md#login. */
const LIFETIMES = { "2h": [7200, 180 * DAY_S], "24h": [DAY_S, 365 * DAY_S] } as const;

/** Tables `tiktok_codes` and `tiktok_tokens`: what users allowed, each code once, each refresh token once. */
export function tiktokGrants({ db, now }: Pick<HostDeps, "db" | "now">, settings: () => PlatformSettings) {
  createTables(db);

  function issue(grant: TiktokGrant): TokenPair {
    const [expiresIn, refreshExpiresIn] = LIFETIMES[settings().tiktokTokens];
    const pair = { ...grant, accessToken: secret("act"), refreshToken: secret("rft"), expiresIn, refreshExpiresIn };
    db.prepare("INSERT INTO tiktok_tokens VALUES (?, ?, ?, ?, ?, ?, ?, 0)").run(
      pair.accessToken,
      pair.refreshToken,
      grant.openId,
      grant.clientKey,
      grant.scopes.join(","),
      now() + expiresIn * 1000,
      now() + refreshExpiresIn * 1000,
    );
    return pair;
  }

  return {
    /** A code for the redirect, with the two characters that make people forget to decode it. */
    code(request: CodeRequest): string {
      const code = `${randomBytes(32).toString("base64url")}*0!${Math.floor(1000 + Math.random() * 9000)}`;
      db.prepare("INSERT INTO tiktok_codes VALUES (?, ?, ?)").run(
        code,
        JSON.stringify(request),
        now() + CODE_LIFETIME_MS,
      );
      return code;
    },
    /** Null if the code is unknown, used, expired, or was issued to another app. */
    exchange(use: CodeUse): TokenPair | null {
      const row = db.prepare("DELETE FROM tiktok_codes WHERE code = ? RETURNING *").get(use.code);
      const request: CodeRequest | null = row ? JSON.parse(String(row.body)) : null;
      if (!row || !request || Number(row.expires_at) <= now()) return null;
      if (request.clientKey !== use.clientKey || request.redirectUri !== use.redirectUri) return null;
      if (request.challenge !== null && !provesChallenge(request.challenge, use.verifier)) return null;
      return issue({ openId: request.openId, clientKey: request.clientKey, scopes: request.scopes });
    },
    /** A new pair; the old refresh token stops working, the old access token lives out its time. */
    refresh(refreshToken: string, clientKey: string): TokenPair | null {
      const row = db
        .prepare(
          "UPDATE tiktok_tokens SET rotated = 1 WHERE refresh_token = ? AND client_key = ? AND rotated = 0 AND refresh_expires_at > ? RETURNING *",
        )
        .get(refreshToken, clientKey, now());
      return row ? issue(grantOf(row)) : null;
    },
    find(accessToken: string): TiktokGrant | null {
      const row = db
        .prepare("SELECT * FROM tiktok_tokens WHERE access_token = ? AND expires_at > ?")
        .get(accessToken, now());
      return row ? grantOf(row) : null;
    },
    /** Whose token it is, of either kind and whether or not it still works. */
    ownerOf(token: string): string | null {
      const row = db
        .prepare("SELECT open_id FROM tiktok_tokens WHERE access_token = ? OR refresh_token = ?")
        .get(token, token);
      return row ? String(row.open_id) : null;
    },
    /** The user's access tokens have run out; the refresh token still works. */
    expire(openId: string): void {
      db.prepare("UPDATE tiktok_tokens SET expires_at = ? WHERE open_id = ?").run(now(), openId);
    },
    /** Ends every token of this user with this app, as leaving "apps and permissions" does. */
    revoke({ openId }: Pick<TiktokGrant, "openId">): void {
      db.prepare("DELETE FROM tiktok_tokens WHERE open_id = ?").run(openId);
    },
  };
}

export type TiktokGrants = ReturnType<typeof tiktokGrants>;

function createTables(db: DatabaseSync): void {
  db.exec("CREATE TABLE IF NOT EXISTS tiktok_codes (code TEXT PRIMARY KEY, body TEXT NOT NULL, expires_at INTEGER)");
  db.exec(`CREATE TABLE IF NOT EXISTS tiktok_tokens (
    access_token TEXT PRIMARY KEY, refresh_token TEXT UNIQUE, open_id TEXT, client_key TEXT, scopes TEXT,
    expires_at INTEGER, refresh_expires_at INTEGER, rotated INTEGER)`);
}

function secret(prefix: string): string {
  return `${prefix}.${randomBytes(36).toString("base64url")}!${Math.floor(1000 + Math.random() * 9000)}.va`;
}

function grantOf(row: Record<string, SQLOutputValue>): TiktokGrant {
  const scopes = String(row.scopes).split(",").filter(Boolean) as TiktokScope[];
  return { openId: String(row.open_id), clientKey: String(row.client_key), scopes };
}

/** S256 in base64url, or in hex as the desktop variant is said to want it. */
function provesChallenge(challenge: string, verifier: string | null): boolean {
  const digest = createHash("sha256").update(verifier ?? "");
  return [digest.copy().digest("base64url"), digest.digest("hex")].includes(challenge);
}
