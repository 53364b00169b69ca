import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { laterFlags, noFlags, type ReadFlags } from "@vignette/domain/flags";
import { afterEach, describe, expect, it, vi } from "vitest";
import { broadcastClient } from "../../src/adapters/broadcast-client.ts";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import type { LiveChannel } from "../../src/live/live-channel.ts";
import { flagStore, forgetFlags } from "../../src/records/stores/flag-store.ts";
import { anOpenPage } from "../an-open-page.ts";
import { setMaintenance } from "../set-maintenance.ts";
import { aPerson, ask, call, requestsDuring } from "../support.ts";
import { wakeHubs } from "../wake-hubs.ts";

const { BROADCAST_HUB, LIVE } = env as unknown as Env;

describe("spec §4 Maintenance: a live flag", () => {
  it("is sent to the open pages of users and of visitors, with its value", async () => {
    const pages = [
      await anOpenPage(),
      await anOpenPage((await aPerson()).token),
      await anOpenPage((await aPerson()).token),
    ];
    const event = { type: "flags", flags: { ...noFlags, automation_frontend: true, readAt: Date.now() } } as const;
    await broadcastClient(BROADCAST_HUB).announce(event);
    for (const { heard } of pages) await expect.poll(() => heard).toEqual([event]);
    for (const page of pages) page.close();
  });

  it("reaches a page that opened while the user's last one closed", async () => {
    const { token, uid } = await aPerson();
    await anOpenPage(token);
    await runInDurableObject(LIVE.get(LIVE.idFromName(uid)) as never, async (channel: LiveChannel, state) => {
      const [last] = state.getWebSockets();
      const opening = channel.fetch(new Request(`https://live/?uid=${uid}`, { headers: { upgrade: "websocket" } }));
      if (last) await channel.webSocketClose(last, 1001);
      await opening;
    });
    expect(await usersOfHubs()).toContain(uid);
  });

  it("is sent to them when it changes, and the other flag stays as it was", async () => {
    const page = await anOpenPage();
    const { documents, announce } = buildContext(env as unknown as Env, () => undefined);
    const flags = await flagStore(documents).change({ automation_frontend: true }, announce);
    expect(flags).toMatchObject({ maintenance: false, automation_frontend: true });
    await expect.poll(() => page.heard).toEqual([{ type: "flags", flags }]);
    await flagStore(documents).change({ automation_frontend: false }, announce);
    page.close();
  });

  it("is told to every page that opens, without a question of its own", async () => {
    const { documents, announce } = buildContext(env as unknown as Env, () => undefined);
    const { token } = await aPerson();
    const first = await anOpenPage(token);
    for (const automation_frontend of [true, false]) {
      await flagStore(documents).change({ automation_frontend }, announce);
      const pages: Awaited<ReturnType<typeof anOpenPage>>[] = [];
      const reads = await requestsDuring("firestore.googleapis.com", async () => {
        pages.push(await anOpenPage(token), await anOpenPage());
      });
      const flags = { ...noFlags, automation_frontend };
      expect(pages.map((page) => page.flags)).toMatchObject([
        { type: "flags", flags },
        { type: "flags", flags },
      ]);
      expect(reads.filter(({ url }) => url.endsWith("/config_features")).length).toBeLessThanOrEqual(1);
      for (const page of pages) page.close();
    }
    first.close();
  });

  it("is sent to open pages once after a manual change in the database", async () => {
    const pages = [await anOpenPage(), await anOpenPage((await aPerson()).token)];
    await wakeHubs();
    await setMaintenance(true);
    await wakeHubs();
    await wakeHubs();
    for (const { heard } of pages) {
      await expect.poll(() => heard).toMatchObject([{ type: "flags", flags: { ...noFlags, maintenance: true } }]);
    }
    for (const page of pages) page.close();
    await setMaintenance(false);
  });

  it("stays off on a page that was answered so, though its channel has not noticed the change by hand yet", async () => {
    const { token } = await aPerson();
    const first = await anOpenPage(token);
    await setMaintenance(true);
    await wakeHubs();
    await setMaintenance(false);
    forgetFlags();
    const answer = (await call(null, "flags", "current")).value as ReadFlags;
    const page = await anOpenPage(token);
    const told = (page.flags as { flags: ReadFlags }).flags;
    expect([told.maintenance, laterFlags(answer, told).maintenance]).toEqual([true, false]);
    for (const open of [first, page]) open.close();
    await wakeHubs();
  });
});

describe("the flags", () => {
  afterEach(() => vi.useRealTimers());

  it("are read at most every two seconds, however many ask, and at once after a change", async () => {
    // Twenty calls may take more than two seconds where the machine is busy.
    vi.useFakeTimers({ toFake: ["Date"] });
    await call(null, "flags", "current");
    const asks = () => Promise.all(Array.from({ length: 20 }, () => call(null, "flags", "current")));
    expect((await requestsDuring("firestore.googleapis.com", asks)).length).toBeLessThanOrEqual(1);
    const { documents, announce } = buildContext(env as unknown as Env, () => undefined);
    for (const automation_frontend of [true, false]) {
      await flagStore(documents).change({ automation_frontend }, announce);
      expect((await call(null, "flags", "current")).value).toMatchObject({ automation_frontend });
    }
  });
});

describe("spec §2 Maintenance page", () => {
  afterEach(async () => {
    await setMaintenance(false);
    forgetFlags();
  });

  it("replaces every non-public route while the flag is on, for a minute at a time and without caching", async () => {
    await setMaintenance(true);
    await expect.poll(async () => (await ask("/dashboard")).status).toBe(503);
    for (const path of [
      "/dashboard",
      "/dashboard/admin?x=1",
      "/create/c1",
      "/reset-password",
      "/nothing",
      "/dashboard/a.png",
    ]) {
      const answer = await ask(path, { headers: { "if-none-match": "*" } });
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("60");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const html = await answer.text();
      expect(html).toContain('<h1 class="text-display-l font-bold">We\'ll be right back!</h1>');
      expect(html).toContain("Check Again");
      expect(html).not.toContain("The app");
      expect(html).toContain(`<link rel="canonical" href="http://localhost:8787${path.replace("?x=1", "")}">`);
    }
  });

  it("replaces no public route, no file and no call", async () => {
    await setMaintenance(true);
    await expect.poll(async () => (await ask("/dashboard")).status).toBe(503);
    for (const path of [
      "/",
      "/login",
      "/signup",
      "/tiktok-callback",
      "/auth/callback/instagram",
      "/blog/an-article",
      "/favicon.svg",
    ]) {
      expect((await ask(path)).status).toBe(200);
    }
    await expect
      .poll(async () => (await call(null, "flags", "current")).value)
      .toMatchObject({ ...noFlags, maintenance: true });
  });

  it("disappears as soon as the flag is off", async () => {
    await setMaintenance(true);
    await expect.poll(async () => (await ask("/dashboard")).status).toBe(503);
    await setMaintenance(false);
    await expect.poll(async () => (await ask("/dashboard")).status).toBe(200);
  });
});

/** The ids of the users whose pages the hubs send to. */
async function usersOfHubs(): Promise<unknown[]> {
  const shares = [0, 1, 2, 3].map((share) => BROADCAST_HUB.get(BROADCAST_HUB.idFromName(`everyone-${share}`)));
  const users = (_: unknown, { storage }: DurableObjectState) => storage.sql.exec("SELECT uid FROM users").toArray();
  const rows = await Promise.all(shares.map((it) => runInDurableObject(it as never, users)));
  return rows.flat().map(({ uid }) => uid);
}
