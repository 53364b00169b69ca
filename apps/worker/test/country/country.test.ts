import { env } from "cloudflare:workers";
import { type PublicConfig, strictConfig } from "@vignette/domain/country";
import type { LiveEvent } from "@vignette/domain/live";
import { beforeEach, describe, expect, it } from "vitest";
import { DocumentError } from "../../src/adapters/documents/documents.ts";
import type { Announce } from "../../src/adapters/live.ts";
import { buildContext } from "../../src/context/build-context.ts";
import type { Env } from "../../src/context/env.ts";
import { publicConfigStore } from "../../src/records/stores/public-config-store.ts";
import { aUser } from "../a-user.ts";
import { aPerson, asked, call, fault, type Person, writeDocument } from "../support.ts";

const DOCUMENTS = "https://firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents";
/** Networks reserved for documentation; the sandbox maps them to these countries. */
const GERMAN = "198.51.100.7";
const BRITISH = "203.0.113.7";
const SERVICES = ["ipwho.is", "get.geojs.io", "api.country.is"];

/** Detects a user's country. The edge knows none unless the headers say so. */
const detect = (person: Person, headers: Record<string, string> = {}) =>
  call(person, "country", "detect", undefined, { "cf-ipcountry": "XX", ...headers });

async function record(
  person: Person,
): Promise<Record<string, { mapValue?: { fields: object }; timestampValue?: string }>> {
  const answer = await fetch(`${DOCUMENTS}/users/${person.uid}`, { headers: { authorization: "Bearer owner" } });
  return ((await answer.json()) as { fields: never }).fields;
}

/** The number of calls to each service, in the order of the spec. */
const askedTimes = () => Promise.all(SERVICES.map(async (host) => (await asked(host)).length));

describe("spec §7 Country detection", () => {
  it("uses the edge's country and calls no service", async () => {
    const before = await askedTimes();
    const person = await aUser();
    const { value } = await detect(person, { "cf-ipcountry": "DE", "cf-connecting-ip": BRITISH });
    expect(value).toMatchObject({ countryCode: "DE", detectionMethod: "edge", confidence: "high", isSupported: true });
    expect(await askedTimes()).toEqual(before);
  });

  it.each(["XX", "T1", "nonsense"])(
    "calls the first service with the client's address if the edge says %s",
    async (said) => {
      const person = await aUser();
      const { value } = await detect(person, { "cf-ipcountry": said, "cf-connecting-ip": BRITISH });
      expect(value).toMatchObject({
        countryCode: "GB",
        countryName: "United Kingdom",
        isSupported: false,
        detectionMethod: "ip-service",
        confidence: "medium",
      });
      expect((await asked("ipwho.is"))[0]?.url).toContain(`/${BRITISH}`);
    },
  );

  it.each([
    ["the second", 1],
    ["the third", 2],
  ])("asks %s service if those before it fail, and returns the country's name", async (_which, last) => {
    for (const host of SERVICES.slice(0, last)) await fault({ host, times: 1, fault: { status: 429 } });
    const before = await askedTimes();
    const { value } = await detect(await aUser(), { "cf-connecting-ip": GERMAN });
    expect(value).toMatchObject({ countryCode: "DE", countryName: "Germany", detectionMethod: "ip-service" });
    const times = (await askedTimes()).map((count, index) => count - (before[index] ?? 0));
    expect(times).toEqual([1, 1, 1].map((_, index) => (index <= last ? 1 : 0)));
  });

  it.each([
    ["if every service fails", GERMAN, true],
    ["if no service knows the address", "10.0.0.1", false],
    ["without an address", "", false],
    ["if the address is invalid", "../../secret", false],
  ])("spec §8 falls back to XX, Unknown, unsupported, low %s", async (_when, address, broken) => {
    if (broken) for (const host of SERVICES) await fault({ host, times: 1, fault: { status: 503 } });
    const { status, value } = await detect(await aUser(), { "cf-connecting-ip": address });
    expect(status).toBe(200);
    expect(value).toMatchObject({ countryCode: "XX", countryName: "Unknown", isSupported: false, confidence: "low" });
  });

  it("does not wait for a service that does not answer", async () => {
    await fault({ host: "ipwho.is", times: 1, fault: { delayMs: 4000 } });
    const { value } = await detect(await aUser(), { "cf-connecting-ip": GERMAN });
    expect(value).toMatchObject({ countryCode: "DE", detectionMethod: "ip-service" });
  });

  it("ignores x-dev-country outside local development", async () => {
    const { value } = await detect(await aUser(), { "x-dev-country": "BR", "cf-ipcountry": "DE" });
    expect(value.countryCode).toBe("DE");
  });

  it("spec §3 is stored for the user, who may have no record yet", async () => {
    const person = await aUser();
    const { value } = await detect(person, { "cf-ipcountry": "SE" });
    const stored = await record(person);
    expect(stored.detectedCountry?.mapValue?.fields).toMatchObject({
      countryCode: { stringValue: "SE" },
      countryName: { stringValue: "Sweden" },
      isSupported: { booleanValue: true },
      detectionMethod: { stringValue: "edge" },
      confidence: { stringValue: "high" },
    });
    expect(stored.lastCountryUpdate?.timestampValue).toBe(
      new Date(value.lastDetected).toISOString().replace(".000Z", "Z"),
    );
    expect((await detect(await aPerson(), { "cf-ipcountry": "SE" })).status).toBe(200);
  });
});

describe("a position reported by the browser", () => {
  it("is recorded with low confidence", async () => {
    const person = await aUser();
    const { value } = await call(person, "country", "report", { countryCode: "jp" });
    expect(value).toMatchObject({ countryCode: "JP", detectionMethod: "browser-position", confidence: "low" });
    expect((await record(person)).detectedCountry?.mapValue?.fields).toMatchObject({
      countryCode: { stringValue: "JP" },
    });
  });

  it.each([
    ["nothing", undefined, ""],
    ["no code", {}, "countryCode"],
    ["one letter", { countryCode: "D" }, "countryCode"],
    ["three letters", { countryCode: "DEU" }, "countryCode"],
    ["a very long code", { countryCode: "D".repeat(100_000) }, "countryCode"],
    ["a number", { countryCode: 49 }, "countryCode"],
    ["a control character", { countryCode: "D\u0000" }, "countryCode"],
    ["half a character", { countryCode: "D\ud800" }, "countryCode"],
    ["a prototype's name", { countryCode: "__proto__" }, "countryCode"],
    ["a path", { countryCode: ".." }, "countryCode"],
  ])("spec §5 is refused with %s, and nothing is written", async (_case, input, field) => {
    const person = await aUser();
    const answer = await call(person, "country", "report", input);
    expect(answer.status).toBe(400);
    expect(answer.error?.data.field).toBe(field);
    expect((await record(person)).detectedCountry).toBeUndefined();
  });

  it("is accepted from users only", async () => {
    expect((await call(null, "country", "report", { countryCode: "DE" })).status).toBe(401);
    expect((await call(null, "country", "detect")).status).toBe(401);
  });
});

describe("spec §7 config_public", () => {
  const store = publicConfigStore(buildContext(env as unknown as Env, () => undefined).documents);
  const change = (to: Partial<PublicConfig>, announce: Announce = async () => undefined) =>
    store.change(() => to, announce);
  const byHand = (on: boolean) => writeDocument("config/config_public", { countryRestrictionOn: { booleanValue: on } });
  beforeEach(async () => void (await change({ countryRestrictionOn: true })));

  it("is available to users, with the 37 countries", async () => {
    expect((await call(await aPerson(), "country", "config")).value).toEqual(strictConfig());
    expect((await call(null, "country", "config")).status).toBe(401);
  });

  it("spec §9 is cached 5 minutes (300000 ms)", async () => {
    expect((await store.cached(1000)).countryRestrictionOn).toBe(true);
    await byHand(false);
    expect((await store.cached(1000 + 299_999)).countryRestrictionOn).toBe(true);
    expect((await store.cached(1000 + 300_000)).countryRestrictionOn).toBe(false);
  });

  it("spec §8 assumes that the restriction is on while it cannot be read, and does not cache that", async () => {
    await change({ countryRestrictionOn: false });
    const broken = { collection: () => ({ get: () => Promise.reject(new DocumentError("unavailable", "down")) }) };
    expect(await publicConfigStore(broken as never).cached(0)).toEqual(strictConfig());
    expect((await store.cached(0)).countryRestrictionOn).toBe(false);
  });

  it("is reloaded after a change, which every open page receives", async () => {
    await store.cached(0);
    const told: LiveEvent[] = [];
    const config = { countryRestrictionOn: true, supportedCountries: ["BR"] };
    expect(await change({ supportedCountries: ["BR"] }, async (event) => void told.push(event))).toEqual(config);
    expect(told).toEqual([{ type: "config", config }]);
    expect((await store.cached(1)).supportedCountries).toEqual(["BR"]);
    await change({ supportedCountries: strictConfig().supportedCountries });
  });

  it("loses neither of two concurrent changes", async () => {
    const add = (code: string) =>
      store.change(
        ({ supportedCountries }) => ({ supportedCountries: [...supportedCountries, code] }),
        async () => undefined,
      );
    await Promise.all(["BR", "MX", "AR"].map(add));
    expect((await store.read()).supportedCountries).toHaveLength(40);
    await change({ supportedCountries: strictConfig().supportedCountries });
  });
});
