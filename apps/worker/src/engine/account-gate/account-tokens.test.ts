import { days, later } from "@vignette/domain/kernel";
import { notificationId } from "@vignette/domain/notifications";
import { describe, expect, it } from "vitest";
import type { Renewal } from "../../adapters/platforms/platform.ts";
import { tokenSeal } from "../../adapters/platforms/token-seal.ts";
import { aGate, expired, fresh, now, seal, silence, someTokens } from "./a-gate.test-support.ts";

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
    const about = { kind: "connection-ended", accountId: "a1", platform: "tiktok", username: "acme" };
    expect(gate.occasions).toMatchObject([{ uid: "u1", about, occurrence: expired.issuedAt, by: null }]);
  });

  it("remain usable while the platform does not answer", async () => {
    const gate = await aGate(expired, [silence, { type: "renewed", tokens: fresh }]);
    expect(await gate.access()).toMatchObject({ type: "unreachable" });
    expect(await gate.stored()).toMatchObject({ state: "connected" });
    expect(await gate.access()).toMatchObject({ type: "open" });
  });

  it("record a failed renewal with its reason until one succeeds, and notify the owner of both", async () => {
    const no: Renewal = { type: "unreachable", said: "Too many requests." };
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

  it("are told of as failing at the second failure within three days of their end, as one occasion", async () => {
    const gate = await aGate(expired, []);
    await gate.access();
    expect(gate.occasions).toEqual([]);
    await gate.access();
    await gate.access();
    const ids = gate.occasions.map((it) => notificationId(it));
    expect(new Set(ids)).toEqual(new Set([`renewal-failing_a1_${expired.issuedAt}`]));
    const lasting = await aGate(someTokens({ accessExpiresAt: later(now, days(4)) }), [], { stale: true });
    await lasting.access();
    await lasting.access();
    expect(lasting.occasions).toEqual([]);
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
