import { instant, later, minutes } from "@vignette/domain/kernel";
import type { AccountTokens } from "@vignette/domain/social-accounts";
import { describe, expect, it } from "vitest";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { PlatformAdapter, Renewal } from "../../adapters/platforms/platform.ts";
import { type TokenSeal, tokenSeal } from "../../adapters/platforms/token-seal.ts";
import type { StoredAccount } from "../../records/account/social-accounts.ts";
import { accountTokens } from "./account-tokens.ts";
import type { TokenDeps } from "./stored-tokens.ts";

const now = instant(1_000_000_000);
const seal = tokenSeal({ current: btoa("a test key of thirty-two bytes!!"), old: null });

const someTokens = (change: Partial<AccountTokens> = {}): AccountTokens => ({
  accessToken: "old",
  accessExpiresAt: later(now, minutes(60)),
  refreshToken: "refresh-1",
  refreshExpiresAt: later(now, minutes(600)),
  issuedAt: later(now, -minutes(60)),
  ...change,
});
const expired = someTokens({ accessExpiresAt: later(now, -1) });
const silence: Renewal = { type: "unreachable", reason: "silence", said: null };
const fresh = someTokens({ accessToken: "new", refreshToken: "refresh-2", issuedAt: now });

/** A gate for an account in memory; `answers` are the platform's answers to the renewals, in order. */
async function aGate(
  tokens: AccountTokens,
  answers: Renewal[],
  setUp: { firestoreFails?: number; stale?: boolean; sealedWith?: TokenSeal } = {},
) {
  const renewals: AccountTokens[] = [];
  const told: string[] = [];
  let failures = setUp.firestoreFails ?? 0;
  let journal: string | undefined;
  let version = 1;
  let stored = {
    sealedTokens: await (setUp.sealedWith ?? seal).seal("a1", tokens),
    state: "connected",
    platform: "tiktok",
    uid: "u1",
    renewalTrouble: null,
    unreadableSince: null,
  } as StoredAccount;
  const deps = {
    accountId: "a1",
    seal,
    now: () => now,
    changed: async (uid: string) => void told.push(uid),
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

describe("an account's tokens", () => {
  it("are reused while they are valid", async () => {
    const gate = await aGate(someTokens(), []);
    expect(await gate.access()).toMatchObject({ type: "open", accessToken: "old" });
    expect(gate.renewals).toEqual([]);
  });

  it("are renewed once for concurrent callers, and the new ones are stored", async () => {
    const gate = await aGate(expired, [{ type: "renewed", tokens: fresh }]);
    const answers = await Promise.all([gate.access(), gate.access(), gate.access()]);
    expect(answers.map((it) => it.type === "open" && it.accessToken)).toEqual(["new", "new", "new"]);
    expect(gate.renewals).toHaveLength(1);
    expect((await gate.stored()).tokens.refreshToken).toBe("refresh-2");
  });

  it("keep a refresh token that the platform did not replace", async () => {
    const gate = await aGate(expired, [
      { type: "renewed", tokens: { ...fresh, refreshToken: null, refreshExpiresAt: null } },
    ]);
    await gate.access();
    expect((await gate.stored()).tokens).toMatchObject({ accessToken: "new", refreshToken: "refresh-1" });
  });

  it("are renewed early if the platform rejects them", async () => {
    const gate = await aGate(someTokens(), [{ type: "renewed", tokens: fresh }]);
    gate.refuse("old");
    expect(await gate.access()).toMatchObject({ accessToken: "new" });
    gate.refuse("old");
    expect(await gate.access()).toMatchObject({ accessToken: "new" });
    expect(gate.renewals).toHaveLength(1);
  });

  it("require a reconnection when the platform ends the connection", async () => {
    const gate = await aGate(expired, [{ type: "ended" }]);
    expect(await gate.access()).toEqual({ type: "ended" });
    expect(await gate.stored()).toMatchObject({ state: "reconnect" });
    expect(gate.told).toEqual(["u1"]);
  });

  it("remain usable while the platform does not answer", async () => {
    const gate = await aGate(expired, [silence, { type: "renewed", tokens: fresh }]);
    expect(await gate.access()).toMatchObject({ type: "unreachable" });
    expect(await gate.stored()).toMatchObject({ state: "connected" });
    expect(await gate.access()).toMatchObject({ type: "open" });
  });

  it("record a failed renewal with its reason until one succeeds, and notify the owner of both", async () => {
    const no: Renewal = { type: "unreachable", reason: "429", said: "Too many requests." };
    const gate = await aGate(expired, [no, silence, { type: "renewed", tokens: fresh }]);
    const trouble = async () => (await gate.stored()).renewalTrouble;
    await gate.access();
    expect(await trouble()).toEqual({ triedAt: now, said: "Too many requests.", holdsUntil: expired.accessExpiresAt });
    await gate.access();
    expect(await trouble()).toMatchObject({ said: null });
    expect(gate.told).toEqual(["u1"]);
    await gate.access();
    expect(await trouble()).toBeNull();
    expect(gate.told).toEqual(["u1", "u1"]);
  });

  it("are renewed after a failure even if the gate was restarted", async () => {
    const gate = await aGate(someTokens(), [silence, { type: "renewed", tokens: fresh }]);
    gate.refuse("old");
    expect(await gate.access()).toMatchObject({ type: "unreachable" });
    expect((await gate.stored()).renewalTrouble).toMatchObject({ holdsUntil: now });
    expect(await gate.open().access()).toMatchObject({ accessToken: "new" });
  });

  it("are still used while they are valid if the failure cannot be recorded", async () => {
    const gate = await aGate(someTokens({ accessExpiresAt: later(now, 1) }), [silence], {
      firestoreFails: 1,
      stale: true,
    });
    expect(await gate.access()).toMatchObject({ accessToken: "old" });
  });

  it("survive a crash between the platform's answer and the write to Firestore", async () => {
    const gate = await aGate(expired, [{ type: "renewed", tokens: fresh }], { firestoreFails: 1 });
    expect(await gate.access()).toMatchObject({ accessToken: "new" });
    expect((await gate.stored()).tokens.accessToken).toBe("old");
    expect(await gate.open().access()).toMatchObject({ accessToken: "new" });
    expect((await gate.stored()).tokens.refreshToken).toBe("refresh-2");
  });

  it("are not renewed over a connection that the owner made meanwhile", async () => {
    const anew = someTokens({ accessToken: "anew", issuedAt: later(now, 1) });
    const gate = await aGate(someTokens(), [{ type: "renewed", tokens: fresh }]);
    await gate.access();
    await gate.connectAnew(anew);
    gate.refuse("old");
    expect(await gate.access()).toMatchObject({ type: "unreachable" });
    expect(await gate.access()).toMatchObject({ accessToken: "anew" });
  });
});

describe("after a rotation of the sealing key", () => {
  const NEW = btoa("another key of thirty-two bytes!");
  const rotated = tokenSeal({ current: NEW, old: btoa("a test key of thirty-two bytes!!") });
  const withoutOld = tokenSeal({ current: NEW, old: null });

  it("tokens are sealed anew at their first use, and open without the old key from then on", async () => {
    const gate = await aGate(someTokens(), []);
    expect(await gate.open(rotated).access()).toMatchObject({ type: "open", accessToken: "old" });
    expect(await rotated.isCurrent(gate.account().sealedTokens)).toBe(true);
    expect(await gate.open(withoutOld).access()).toMatchObject({ type: "open", accessToken: "old" });
  });

  it("they are sealed anew on request, and counted", async () => {
    const gate = await aGate(someTokens(), []);
    expect(await gate.open(rotated).reseal()).toBe("old");
    expect(await gate.open(rotated).reseal()).toBe("current");
  });

  it("they are used even if they cannot be stored", async () => {
    const gate = await aGate(someTokens(), [], { firestoreFails: 1 });
    expect(await gate.open(rotated).access()).toMatchObject({ type: "open" });
    expect(await rotated.isCurrent(gate.account().sealedTokens)).toBe(false);
  });

  it("without their key the account must be reconnected, its owner is notified once, and no call hangs", async () => {
    const gate = await aGate(someTokens(), []);
    const lost = gate.open(withoutOld);
    expect(await lost.access()).toEqual({ type: "ended", unreadable: true });
    expect(await lost.access()).toEqual({ type: "ended", unreadable: true });
    expect(await lost.reseal()).toBe("unreadable");
    expect(gate.account()).toMatchObject({ state: "reconnect", unreadableSince: now });
    expect(gate.told).toEqual(["u1"]);
  });

  it("an account comes back if the right key is set again", async () => {
    const gate = await aGate(someTokens(), []);
    await gate.open(withoutOld).access();
    expect(await gate.open(rotated).access()).toMatchObject({ type: "open" });
    expect(gate.account()).toMatchObject({ state: "connected", unreadableSince: null });
    expect(gate.told).toEqual(["u1", "u1"]);
  });

  it("an unreadable journal is left out: the document's tokens are older, and valid", async () => {
    const gate = await aGate(someTokens(), [], { sealedWith: withoutOld });
    gate.leaveInJournal(await seal.seal("a1", fresh));
    expect(await gate.open(withoutOld).access()).toMatchObject({ accessToken: "old" });
  });
});
