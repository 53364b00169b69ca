import { BROWSER_POSITION } from "@vignette/domain/country";
import { afterEach, describe, expect, it, vi } from "vitest";
import { browserCountry, codeIn, PositionDenied } from "./browser-position.ts";

const asked: { url: string; options: unknown }[] = [];

/** A browser in Berlin, or one that denies its position. */
function aBrowser(tells: boolean): Geolocation {
  const getCurrentPosition: Geolocation["getCurrentPosition"] = (found, failed, options) => {
    asked.push({ url: "position", options });
    if (tells) found({ coords: { latitude: 52.5, longitude: 13.4 } } as GeolocationPosition);
    else failed?.({ code: 1 } as GeolocationPositionError);
  };
  return { getCurrentPosition } as Geolocation;
}

function answering(status: number, body: unknown): void {
  vi.stubGlobal("fetch", (url: string) => {
    if (url === "/api/config") return Promise.resolve(Response.json({ sandboxOrigin: null }));
    asked.push({ url, options: null });
    return Promise.resolve(Response.json(body, { status }));
  });
}

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

describe("spec §7 and §9 Browser geolocation", () => {
  it("asks for the position once, coarsely, and a service for its country in English", async () => {
    answering(200, { lookupSource: "coordinates", countryCode: "DE", countryName: "Germany" });
    expect(await browserCountry(aBrowser(true))).toBe("DE");
    expect(asked).toEqual([
      { url: "position", options: BROWSER_POSITION },
      {
        url: "https://api.bigdatacloud.net/data/reverse-geocode-client?latitude=52.5&longitude=13.4&localityLanguage=en",
        options: null,
      },
    ]);
  });

  it("spec §8 says: Geolocation not supported by browser", async () => {
    await expect(browserCountry(undefined)).rejects.toThrow("Geolocation not supported by browser");
  });

  it.each([
    ["the service fails", 500, {}],
    ["the point is at sea", 200, { lookupSource: "coordinates", countryCode: "", countryName: "" }],
    ["the service only guessed", 200, { lookupSource: "ipGeolocation", countryCode: "DE" }],
  ])("spec §8 says: Reverse geocoding failed, where %s", async (_case, status, body) => {
    answering(status, body);
    await expect(browserCountry(aBrowser(true))).rejects.toThrow("Reverse geocoding failed");
  });

  it("explains what to do if the permission is denied", async () => {
    await expect(browserCountry(aBrowser(false))).rejects.toThrow(PositionDenied);
  });

  it.each([null, "DE", [], { countryCode: "DEU" }, { countryCode: 7 }, { countryCode: "XX" }])(
    "rejects %j",
    (answer) => {
      expect(codeIn(answer)).toBeNull();
    },
  );
});
