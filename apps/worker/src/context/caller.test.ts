import { describe, expect, it } from "vitest";
import { callerOf } from "./caller.ts";

/** Only workerd itself sets `cf`, so the test uses a plain object as the request. */
const request = (headers: Record<string, string>, country?: string) =>
  ({ headers: new Headers(headers), cf: country === undefined ? undefined : { country } }) as unknown as Request;

describe("where a request comes from", () => {
  it.each([
    ["the edge's word first", "DE", { "cf-ipcountry": "FR" }, "DE"],
    ["the header where the edge does not know", "XX", { "cf-ipcountry": "FR" }, "FR"],
    ["the header where the edge says nothing", undefined, { "cf-ipcountry": "fr" }, "FR"],
    ["nobody knows about Tor", "T1", { "cf-ipcountry": "T1" }, null],
    ["nobody knows", undefined, {}, null],
    ["a header that is no code", undefined, { "cf-ipcountry": "<b>" }, null],
  ])("%s", (_case, edge, headers, country) => {
    expect(callerOf(request(headers as Record<string, string>, edge), {}).country).toBe(country);
  });

  it("is told by x-dev-country at the local start and nowhere else", () => {
    const said = request({ "x-dev-country": "BR" }, "US");
    expect(callerOf(said, {}).country).toBe("US");
    expect(callerOf(said, { DEV_COUNTRY_HEADER: "no" }).country).toBe("US");
    expect(callerOf(said, { DEV_COUNTRY_HEADER: "accepted" }).country).toBe("BR");
    expect(callerOf(request({ "x-dev-country": "XX" }, "US"), { DEV_COUNTRY_HEADER: "accepted" }).country).toBeNull();
  });

  it("carries the client's address", () => {
    expect(callerOf(request({ "cf-connecting-ip": "198.51.100.7" }), {}).address).toBe("198.51.100.7");
  });
});
