import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { signer } from "../../src/adapters/files/signer.ts";
import { tokenSeal } from "../../src/adapters/platforms/token-seal.ts";
import type { Env } from "../../src/context/env.ts";
import { RESEAL_LABEL, resealMessage } from "../../src/http/operations/reseal-message.ts";
import { stored } from "../stored.ts";
import { aScene } from "../studio/a-scene.ts";
import { ask, call, writeDocument } from "../support.ts";

const { SEALING_KEY } = env as unknown as Env;
const OTHER = btoa("another key of thirty-two bytes!");

type Page = { current: number; old: number; unreadable: number; next: unknown };

async function reseal(input: object, secret = SEALING_KEY, until = Date.now() + 60_000) {
  const body = JSON.stringify(input);
  const signature = await signer({ current: secret, old: null }, RESEAL_LABEL).sign(resealMessage(`${until}`, body));
  const headers = { "x-vignette-signature": `${until}.${signature}` };
  return await ask("/api/keys/reseal", { method: "POST", headers, body });
}

/** The counts over all pages. */
async function counts(dryRun: boolean) {
  const sum = { current: 0, old: 0, unreadable: 0 };
  for (let after: unknown = null; ; ) {
    const page = (await (await reseal({ after, dryRun })).json()) as Page;
    for (const name of ["current", "old", "unreadable"] as const) sum[name] += page[name];
    if (page.next === null) return sum;
    after = page.next;
  }
}

const sealOf = async (id: string) => (await stored(`socialAccounts/${id}`))?.sealedTokens;

describe("sealing all accounts anew", () => {
  it("is refused without a signature of the current key, and with an old one", async () => {
    const input = { after: null, dryRun: true };
    expect((await reseal(input)).status).toBe(200);
    expect((await reseal(input, OTHER)).status).toBe(401);
    expect((await reseal(input, SEALING_KEY, Date.now() - 1)).status).toBe(401);
    expect((await reseal(input, SEALING_KEY, Date.now() + 3_600_000)).status).toBe(401);
    expect((await ask("/api/keys/reseal", { method: "POST", body: JSON.stringify(input) })).status).toBe(401);
    expect((await reseal({ after: "x", dryRun: true })).status).toBe(400);
  });

  it("marks accounts that no key opens, so that their owners reconnect; a dry run changes nothing", async () => {
    const { person, accountId } = await aScene();
    const tokens = {
      ...{ accessToken: "a", accessExpiresAt: Date.now(), refreshToken: null, refreshExpiresAt: null },
      issuedAt: Date.now(),
    };
    const lost = await tokenSeal({ current: OTHER, old: null }).seal(accountId, tokens as never);
    await writeDocument(`socialAccounts/${accountId}`, { sealedTokens: { stringValue: lost } });

    const before = await sealOf(accountId);
    expect((await counts(true)).unreadable).toBeGreaterThanOrEqual(1);
    expect(await sealOf(accountId)).toEqual(before);

    expect((await counts(false)).unreadable).toBeGreaterThanOrEqual(1);
    const accounts = (await call(person, "socialAccounts", "list")).value;
    expect(accounts.find(({ id }) => id === accountId)).toMatchObject({ state: "reconnect" });
    expect((await call(person, "socialAccounts", "disconnect", { id: accountId })).status).toBe(200);
  });
});
