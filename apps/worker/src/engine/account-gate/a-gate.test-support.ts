import { instant, later, minutes } from "@vignette/domain/kernel";
import type { Occasion } from "@vignette/domain/notifications";
import type { AccountTokens } from "@vignette/domain/social-accounts";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { PlatformAdapter, Renewal } from "../../adapters/platforms/platform.ts";
import { type TokenSeal, tokenSeal } from "../../adapters/platforms/token-seal.ts";
import type { StoredAccount } from "../../records/account/social-accounts.ts";
import { accountTokens } from "./account-tokens.ts";
import type { TokenDeps } from "./stored-tokens.ts";

export const now = instant(1_000_000_000);
export const seal = tokenSeal({ current: btoa("a test key of thirty-two bytes!!"), old: null });

export const someTokens = (change: Partial<AccountTokens> = {}): AccountTokens => ({
  accessToken: "old",
  accessExpiresAt: later(now, minutes(60)),
  refreshToken: "refresh-1",
  refreshExpiresAt: later(now, minutes(600)),
  issuedAt: later(now, -minutes(60)),
  ...change,
});
export const expired = someTokens({ accessExpiresAt: later(now, -1) });
export const silence: Renewal = { type: "unreachable", said: null };
export const fresh = someTokens({ accessToken: "new", refreshToken: "refresh-2", issuedAt: now });

/** A gate for an account in memory; `answers` are the platform's answers to the renewals, in order. */
export async function aGate(
  tokens: AccountTokens,
  answers: Renewal[],
  setUp: { firestoreFails?: number; stale?: boolean; sealedWith?: TokenSeal } = {},
) {
  const renewals: AccountTokens[] = [];
  const told: string[] = [];
  const occasions: Occasion[] = [];
  let failures = setUp.firestoreFails ?? 0;
  let journal: string | undefined;
  let version = 1;
  let stored = {
    sealedTokens: await (setUp.sealedWith ?? seal).seal("a1", tokens),
    id: "a1",
    state: "connected",
    platform: "tiktok",
    username: "acme",
    uid: "u1",
    renewalTrouble: null,
    unreadableSince: null,
  } as StoredAccount;
  const deps = {
    accountId: "a1",
    seal,
    now: () => now,
    changed: async (uid: string) => void told.push(uid),
    notify: async (occasion: Occasion) => void occasions.push(occasion),
    journal: {
      read: async () => journal,
      write: async (it: string) => {
        journal = it;
      },
      clear: async () => {
        journal = undefined;
      },
    },
    accounts: {
      find: async () => ({ id: "a1", value: stored, version: String(version) }),
      patch: async (_id: string, fields: Partial<StoredAccount>, expected?: string) => {
        if (failures-- > 0) throw new DocumentError("unavailable", "away");
        if (expected !== undefined && expected !== String(version)) throw new DocumentError("changed", "changed");
        stored = { ...stored, ...fields };
        version += 1;
        return String(version);
      },
    },
    platforms: {
      tiktok: {
        isStale: (it: AccountTokens) => setUp.stale ?? it.accessExpiresAt <= now,
        renew: async (it: AccountTokens) => {
          renewals.push(it);
          return answers.shift() ?? silence;
        },
      } as Partial<PlatformAdapter>,
    },
  };
  const open = (keys: TokenSeal = seal) => accountTokens({ ...deps, seal: keys } as unknown as TokenDeps);
  return {
    ...open(),
    open,
    renewals,
    told,
    occasions,
    leaveInJournal: (sealed: string) => {
      journal = sealed;
    },
    account: () => stored,
    stored: async () => ({ ...stored, tokens: await seal.unseal("a1", stored.sealedTokens) }),
    connectAnew: async (it: AccountTokens) => {
      stored = { ...stored, sealedTokens: await seal.seal("a1", it) };
      version += 1;
    },
  };
}
