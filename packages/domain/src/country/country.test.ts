import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import {
  allServicesFailed,
  BROWSER_POSITION,
  CountryCode,
  cachedDetection,
  countryName,
  DETECTION_CACHE,
  detectedCountry,
  isRestricted,
  knownCountries,
  noGeolocation,
  PUBLIC_CONFIG_CACHE,
  PublicConfig,
  placeCode,
  reverseGeocodingFailed,
  strictConfig,
  supportedCountries,
} from "./index.ts";

const now = instant(1_800_000_000_000);
const open: PublicConfig = { ...strictConfig(), countryRestrictionOn: false };

describe("spec §9 Supported countries", () => {
  it("are these 37, each once", () => {
    expect(supportedCountries.join(", ")).toBe(
      "US, CA, DE, FR, IT, ES, NL, BE, AT, CH, SE, NO, DK, FI, AU, NZ, JP, SG, IE, LU, PT, CZ, PL, HU, SK, SI, EE, LV, LT, MT, CY, IS, LI, MC, SM, VA, AD",
    );
    expect(new Set(supportedCountries).size).toBe(37);
  });
});

describe("spec §5 Country codes must be exactly 2 letters", () => {
  it.each([
    ["DE", "DE"],
    ["de", "DE"],
  ])("%s is %s", (given, code) => {
    expect(CountryCode.parse(given)).toBe(code);
  });

  it.each([
    "",
    "D",
    "DEU",
    "D1",
    "D ",
    " DE",
    "ÄÖ",
    "D\u0000",
    "\ud800D",
    "__proto__",
    "../",
    49,
    null,
    undefined,
    ["DE"],
    {},
  ])("%j is none", (given) => {
    expect(CountryCode.safeParse(given).success).toBe(false);
    expect(placeCode(given)).toBeNull();
  });

  it.each(["XX", "xx", "T1"])("%s is no place", (code) => {
    expect(placeCode(code)).toBeNull();
  });
});

describe("spec §3 detectedCountry", () => {
  it.each([
    ["DE", "edge", { countryCode: "DE", countryName: "Germany", isSupported: true, confidence: "high" }],
    ["br", "ip-service", { countryCode: "BR", countryName: "Brazil", isSupported: false, confidence: "medium" }],
    ["JP", "browser-position", { countryCode: "JP", countryName: "Japan", isSupported: true, confidence: "low" }],
  ] as const)("%s by %s", (code, method, facts) => {
    expect(detectedCountry({ code, method }, open, now)).toEqual({
      ...facts,
      detectionMethod: method,
      lastDetected: now,
    });
  });

  it.each([null, "XX", "T1", "", "DEU", 7])("spec §8: %j falls back to XX, Unknown, unsupported, low", (code) => {
    expect(detectedCountry({ code, method: "edge" }, open, now)).toEqual({
      countryCode: "XX",
      countryName: "Unknown",
      isSupported: false,
      detectionMethod: "none",
      confidence: "low",
      lastDetected: now,
    });
  });

  it("knows a name for every country that can be supported, the 37 among them", () => {
    expect(knownCountries.filter((code) => countryName(code) === code)).toEqual([]);
    expect(new Set(knownCountries).size).toBe(knownCountries.length);
    expect(supportedCountries.filter((code) => !knownCountries.includes(code))).toEqual([]);
  });

  it("names what it does not know by its code", () => {
    expect(countryName("QQ")).toBe("QQ");
  });
});

describe("spec §6 Country restriction", () => {
  it.each([
    [true, "DE", false],
    [true, "BR", true],
    [true, "XX", true],
    [false, "BR", false],
    [false, "XX", false],
  ])("with countryRestrictionOn %s, a user in %s is kept out: %s", (countryRestrictionOn, countryCode, out) => {
    expect(isRestricted({ ...strictConfig(), countryRestrictionOn }, { countryCode })).toBe(out);
  });

  it("goes by the list of the config", () => {
    const config = { ...strictConfig(), supportedCountries: ["BR"] };
    expect([isRestricted(config, { countryCode: "BR" }), isRestricted(config, { countryCode: "DE" })]).toEqual([
      false,
      true,
    ]);
  });
});

describe("spec §8 Config: fails closed", () => {
  it.each([
    [{}, true],
    [{ countryRestrictionOn: true }, true],
    [{ countryRestrictionOn: false }, false],
    [{ countryRestrictionOn: "false" }, true],
    [{ countryRestrictionOn: null }, true],
  ])("%j means countryRestrictionOn %s", (stored, on) => {
    expect(PublicConfig.parse(stored).countryRestrictionOn).toBe(on);
  });

  it("keeps to the 37 where the stored list is damaged", () => {
    expect(PublicConfig.parse({ supportedCountries: ["DE", "nowhere"] }).supportedCountries).toHaveLength(37);
    expect(strictConfig().supportedCountries).toHaveLength(37);
  });
});

describe("spec §9 Geolocation cache 24 hours", () => {
  const detected = detectedCountry({ code: "DE", method: "edge" }, open, now);
  const kept = JSON.stringify({ uid: "u1", detected });
  it.each([
    ["at once", kept, now, true],
    ["a millisecond before a day is over", kept, now + 86_399_999, true],
    ["after a day", kept, now + 86_400_000, false],
    ["from the future", kept, now - 1, false],
    ["that is missing", null, now, false],
    ["that is broken", kept.slice(1), now, false],
    ["that is something else", "[]", now, false],
    ["of an unknown place", kept.replace('"DE"', '"XX"'), now, false],
    ["with a damaged code", kept.replace('"DE"', '"DEU"'), now, false],
    ["without a code", kept.replace('"DE"', "null"), now, false],
    ["without a name", kept.replace('"Germany"', "null"), now, false],
    ["without a time", kept.replace(String(now), "null"), now, false],
  ])("one %s holds: %s", (_case, text, at, holds) => {
    expect(cachedDetection(text, "u1", at)).toEqual(holds ? detected : null);
  });

  it("is valid only for the user it was stored for", () => {
    expect(cachedDetection(kept, "u2", now)).toBeNull();
  });
});

it("spec §9 Caching and timing", () => {
  expect([PUBLIC_CONFIG_CACHE, DETECTION_CACHE]).toEqual([300_000, 86_400_000]);
  expect(BROWSER_POSITION).toEqual({ timeout: 10_000, maximumAge: 600_000, enableHighAccuracy: false });
});

it("spec §8 Geolocation: the messages", () => {
  expect([allServicesFailed(), noGeolocation(), reverseGeocodingFailed()].map((it) => it.message)).toEqual([
    "All IP geolocation services failed",
    "Geolocation not supported by browser",
    "Reverse geocoding failed",
  ]);
});
