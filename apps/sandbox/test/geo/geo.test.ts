import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quietSandbox } from "../openai/ask.ts";

let local: ReturnType<typeof quietSandbox>;
beforeAll(() => {
  local = quietSandbox();
});
afterAll(() => local[Symbol.dispose]());

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await local.sandbox.fetch(new Request(url, { headers }));
  return { status: response.status, body: (await response.json()) as unknown };
}
const control = (method: string, body?: object) =>
  local.sandbox.fetch(
    new Request("http://localhost:8788/__control/geo", { method, ...(body && { body: JSON.stringify(body) }) }),
  );

describe("the three IP services", () => {
  it("return the country of an address, each in its own form", async () => {
    expect((await get("https://ipwho.is/198.51.100.9")).body).toMatchObject({
      ip: "198.51.100.9",
      success: true,
      type: "IPv4",
      country: "Germany",
      country_code: "DE",
      is_eu: true,
    });
    expect((await get("https://get.geojs.io/v1/ip/country/198.51.100.9.json")).body).toEqual({
      country: "DE",
      country_3: "DEU",
      ip: "198.51.100.9",
      name: "Germany",
    });
    expect((await get("https://api.country.is/198.51.100.9")).body).toEqual({ ip: "198.51.100.9", country: "DE" });
  });

  it("know IPv6 and lists", async () => {
    expect((await get("https://ipwho.is/2001:db8::1")).body).toMatchObject({ type: "IPv6", country_code: "NL" });
    expect((await get("https://get.geojs.io/v1/ip/country.json?ip=8.8.8.8,203.0.113.1")).body).toMatchObject([
      { country: "US" },
      { country: "GB" },
    ]);
  });

  it("use the caller's address by default", async () => {
    expect((await get("https://ipwho.is/", { "x-forwarded-for": "192.0.2.5, 10.0.0.1" })).body).toMatchObject({
      country_code: "US",
    });
    expect(
      (await get("https://get.geojs.io/v1/ip/country.json", { "x-forwarded-for": "203.0.113.5" })).body,
    ).toMatchObject({ country: "GB" });
  });

  it.each(["127.0.0.1", "192.168.1.4", "::1", "45.45.45.45"])("fail for %s as the real ones do", async (ip) => {
    expect(await get(`https://ipwho.is/${ip}`)).toMatchObject({
      status: 200,
      body: { success: false, message: expect.any(String) },
    });
    expect((await get(`https://get.geojs.io/v1/ip/country/${ip}.json`)).body).toMatchObject({ country: "", name: "" });
    expect(await get(`https://api.country.is/${ip}`)).toMatchObject({ status: 404, body: { error: { code: 404 } } });
  });

  it("refuse an invalid address", async () => {
    expect((await get("https://ipwho.is/nonsense")).body).toMatchObject({
      success: false,
      message: "Invalid IP address",
    });
    expect((await get("https://api.country.is/nonsense")).status).toBe(400);
  });

  it("return the answer set by a test, until it is reset", async () => {
    expect((await control("POST", { ip: "127.0.0.1", countryCode: "IS", countryName: "Iceland" })).status).toBe(200);
    expect((await get("https://ipwho.is/127.0.0.1")).body).toMatchObject({ country: "Iceland", country_code: "IS" });
    expect((await get("https://api.country.is/")).body).toMatchObject({ country: "IS" });
    await control("DELETE");
    expect((await get("https://api.country.is/")).status).toBe(404);
    expect((await control("POST", { ip: "127.0.0.1" })).status).toBe(400);
  });
});

describe("reverse geocoding", () => {
  const at = (latitude: unknown, longitude: unknown) =>
    get(
      `https://api.bigdatacloud.net/data/reverse-geocode-client?latitude=${latitude}&longitude=${longitude}&localityLanguage=en`,
    );

  it.each([
    [52.5, 13.4, "DE", "Germany", "Berlin"],
    [51.5, -0.1, "GB", "United Kingdom", "London"],
    [39.7, -104.9, "US", "United States", ""],
    [-33.8, 151.2, "AU", "Australia", "Sydney"],
  ])("finds %d, %d in %s", async (latitude, longitude, countryCode, countryName, city) => {
    expect((await at(latitude, longitude)).body).toMatchObject({
      latitude,
      longitude,
      lookupSource: "coordinates",
      countryCode,
      countryName,
      city,
    });
  });

  it("returns no country at sea", async () => {
    expect((await at(30, -40)).body).toMatchObject({ countryCode: "", countryName: "", lookupSource: "coordinates" });
  });

  it("guesses by address without a point, and marks the guess", async () => {
    const guess = await get("https://api.bigdatacloud.net/data/reverse-geocode-client", {
      "x-forwarded-for": "198.51.100.1",
    });
    expect(guess.body).toMatchObject({ lookupSource: "ipGeolocation", countryCode: "DE" });
  });

  it("refuses a point that is not on Earth", async () => {
    expect((await at(91, 0)).status).toBe(400);
    expect((await at("x", 0)).status).toBe(400);
  });
});
