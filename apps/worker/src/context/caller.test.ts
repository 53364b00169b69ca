import { describe, expect, it } from "vitest";
import { callerOf } from "./caller.ts";

/** Only workerd itself sets `cf`, so the test uses a plain object as the request. */
const request = (headers: Record<string, string>, country?: string) =>
  ({ headers: new Headers(headers), cf: country === undefined ? undefined : { country } }) as unknown as Request;

describe("the country of a request", () => {
  it.each([
    ["comes from the edge first", "DE", { "cf-ipcountry": "FR" }, "DE"],
    ["comes from the header if the edge does not know it", "XX", { "cf-ipcountry": "FR" }, "FR"],
    ["comes from the header if the edge is silent", undefined, { "cf-ipcountry": "fr" }, "FR"],
    ["is unknown for Tor", "T1", { "cf-ipcountry": "T1" }, null],
    ["is unknown without either", undefined, {}, null],
    ["is unknown if the header is not a country code", undefined, { "cf-ipcountry": "<b>" }, null],
  ])("%s", (_case, edge, headers, country) => {
    expect(callerOf(request(headers as Record<string, string>, edge), {}).country).toBe(country);
  });

  it("comes from x-dev-country in local development only", () => {
    const said = request({ "x-dev-country": "BR" }, "US");
    expect(callerOf(said, {}).country).toBe("US");
    expect(callerOf(said, { DEV_COUNTRY_HEADER: "no" }).country).toBe("US");
    expect(callerOf(said, { DEV_COUNTRY_HEADER: "accepted" }).country).toBe("BR");
    expect(callerOf(request({ "x-dev-country": "XX" }, "US"), { DEV_COUNTRY_HEADER: "accepted" }).country).toBeNull();
  });

  it("comes with the client's address", () => {
    expect(callerOf(request({ "cf-connecting-ip": "198.51.100.7" }), {}).address).toBe("198.51.100.7");
  });
});
