import { env } from "cloudflare:workers";
import { strictConfig } from "@vignette/domain/country";
import { hours } from "@vignette/domain/kernel";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { mutations, writingRoutes } from "../../src/context/write-access.ts";
import { httpApp } from "../../src/http/http-app.ts";
import { publicConfigStore } from "../../src/records/stores/public-config-store.ts";
import { aUser } from "../a-user.ts";
import { checkout } from "../billing/a-buyer.ts";
import { setMaintenance } from "../set-maintenance.ts";
import { anAdmin, ask, call, type Person, procedures, writeDocument } from "../support.ts";

const IN_BRAZIL = { "cf-ipcountry": "BR" };
const IN_GERMANY = { "cf-ipcountry": "DE" };

const createProject = (person: Person, headers: Record<string, string> = {}) =>
  call(person, "projects", "create", { name: "Acme" }, headers);

/** A route that only its guard can refuse: there is no such upload. */
const sendPart = (person: Person, headers: Record<string, string> = {}) =>
  ask("/api/uploads/nothing/parts/1", {
    method: "PUT",
    headers: { authorization: `Bearer ${person.token}`, ...headers },
    body: "x",
  });

describe("the table of writes", () => {
  it("names every mutation, and nothing else", () => {
    const known = procedures.filter(({ kind }) => kind === "mutation").map(({ path }) => path);
    expect(Object.keys(mutations).toSorted()).toEqual(known.toSorted());
  });

  it("names every route that writes, and nothing else", () => {
    const writes = httpApp().routes.filter(({ method }) => !["GET", "HEAD", "ALL"].includes(method));
    const known = new Set(writes.map(({ method, path }) => `${method} ${path}`));
    expect(Object.keys(writingRoutes).toSorted()).toEqual([...known].toSorted());
  });
});

describe("spec §6 Country restriction: where the product is not offered", () => {
  const config = publicConfigStore(buildContext(env as unknown as Env, () => undefined).documents);
  const restrict = (on: boolean) =>
    config.change(
      () => ({ ...strictConfig(), countryRestrictionOn: on }),
      async () => {},
    );
  beforeEach(() => restrict(true));
  afterEach(() => restrict(true));

  it("nothing is created, and the country is named", async () => {
    const answer = await createProject(await aUser(), IN_BRAZIL);
    expect(answer).toMatchObject({ status: 403, error: { data: { refusal: "country.not-offered" } } });
    expect(answer.error?.message).toBe("Vignette isn't available in Brazil yet.");
  });

  it("nothing is bought or uploaded", async () => {
    const person = await aUser();
    const bought = await checkout(person, { planId: "growth" }, IN_BRAZIL);
    expect([bought.status, await bought.json()]).toMatchObject([403, { code: "country.not-offered" }]);
    expect((await sendPart(person, IN_BRAZIL)).status).toBe(403);
    expect((await sendPart(person, IN_GERMANY)).status).toBe(404);
  });

  it("the account, support, the data export and the deletion stay open", async () => {
    const person = await aUser();
    const asks = { type: "country", message: "" };
    expect((await call(person, "identity", "saveProfile", { displayName: "Ana" }, IN_BRAZIL)).status).toBe(200);
    expect((await call(person, "support", "contact", asks, IN_BRAZIL)).status).toBe(200);
    expect((await call(person, "identity", "deleteAccount", { confirm: "delete" }, IN_BRAZIL)).status).toBe(200);
  });

  it("a user who said to be elsewhere is believed for a day, as on the screen", async () => {
    const person = await aUser();
    expect((await createProject(person, IN_BRAZIL)).status).toBe(403);
    await call(person, "country", "report", { countryCode: "DE" }, IN_BRAZIL);
    expect((await createProject(person, IN_BRAZIL)).status).toBe(200);
  });

  it("a detection of yesterday does not count", async () => {
    const person = await aUser();
    await call(person, "country", "detect", undefined, IN_GERMANY);
    const lastDetected = { integerValue: String(Date.now() - hours(24)) };
    await writeDocument(`users/${person.uid}`, {
      detectedCountry: {
        mapValue: {
          fields: {
            countryCode: { stringValue: "DE" },
            countryName: { stringValue: "Germany" },
            isSupported: { booleanValue: true },
            detectionMethod: { stringValue: "edge" },
            confidence: { stringValue: "high" },
            lastDetected,
          },
        },
      },
    });
    expect((await createProject(person, IN_BRAZIL)).status).toBe(403);
  });

  it("a user with an unknown country creates nothing", async () => {
    expect((await createProject(await aUser(), { "cf-ipcountry": "XX" })).status).toBe(403);
  });

  it("everything is open while the restriction is off", async () => {
    await restrict(false);
    expect((await createProject(await aUser(), IN_BRAZIL)).status).toBe(200);
  });
});

describe("spec §2 Maintenance: while the flag is on", () => {
  afterEach(() => setMaintenance(false));

  it("nothing is written, by users or visitors, and the answer says so", async () => {
    const person = await aUser();
    await setMaintenance(true);
    const answer = await createProject(person);
    expect(answer).toMatchObject({ status: 503, error: { data: { refusal: "flags.maintenance" } } });
    expect(answer.error?.message).toBe(
      "We'll be right back! Scheduled maintenance is running, so nothing was changed.",
    );
    expect((await call(null, "approval", "open", { token: "x".repeat(32) })).status).toBe(503);
    expect((await sendPart(person)).status).toBe(503);
    expect((await call(person, "projects", "list")).value).toEqual([]);
  });

  it("admins write, users sign in, and payments are settled", async () => {
    const [admin, person] = [await anAdmin(), await aUser()];
    await setMaintenance(true);
    expect((await createProject(admin)).status).toBe(200);
    expect((await call(person, "identity", "recordSignIn")).status).toBe(200);
    expect((await ask("/webhooks/stripe", { method: "POST", body: "{}" })).status).toBe(400);
  });
});
