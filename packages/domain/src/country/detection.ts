import type { DetectedCountry } from "../identity/index.ts";
import { hours, type Instant, Refusal } from "../kernel/index.ts";
import { countryName, placeCode, UNKNOWN_CODE } from "./country-code.ts";
import type { PublicConfig } from "./public-config.ts";

/** The ways to detect a user's country, and how far each is trusted. A browser can send any position. */
const CONFIDENCE = { edge: "high", "ip-service": "medium", "browser-position": "low", none: "low" } as const;
export type DetectionMethod = keyof typeof CONFIDENCE;

/** How long a detection holds, in milliseconds. Source: spec §9: 24 hours. */
export const DETECTION_CACHE = hours(24);

/** A country as it was found; without a code of a place it is XX, Unknown, unsupported, low. Source: spec §3 and §8. */
export function detectedCountry(
  found: { code: unknown; method: DetectionMethod },
  { supportedCountries }: Pick<PublicConfig, "supportedCountries">,
  now: Instant,
): DetectedCountry {
  const code = placeCode(found.code);
  const method = code === null ? "none" : found.method;
  return {
    countryCode: code ?? UNKNOWN_CODE,
    countryName: countryName(code ?? UNKNOWN_CODE),
    isSupported: code !== null && supportedCountries.includes(code),
    detectionMethod: method,
    confidence: CONFIDENCE[method],
    lastDetected: now,
  };
}

/**
 * Whether users in that country are locked out. The current list counts, not that of the day of detection. Source: spec
 * §6.
 */
export function isRestricted(config: PublicConfig, { countryCode }: Pick<DetectedCountry, "countryCode">): boolean {
  return config.countryRestrictionOn && !config.supportedCountries.includes(countryCode);
}

/**
 * The country in which a user counts as being: what was detected in the last 24 hours, else the country that the edge
 * reports for this request, else XX, which no list contains. Source: spec §9; ADR 47.
 */
export function countryOfRequest(detected: DetectedCountry | null, edge: string | null, now: Instant): string {
  const isFresh = detected !== null && now - detected.lastDetected < DETECTION_CACHE;
  return isFresh ? detected.countryCode : (placeCode(edge) ?? UNKNOWN_CODE);
}

/** The codes of `notOfferedIn`: a country that is known, and one that is not. */
export const countryRefusals: readonly string[] = ["country.not-offered", "country.undetected"];

/** The product is not offered where the user is. Source: spec §6, Country restriction. */
export function notOfferedIn(code: string): Refusal {
  const country = placeCode(code);
  if (country === null) return undetected();
  return new Refusal(
    "forbidden",
    "country.not-offered",
    `Vignette isn't available in ${countryName(country)} yet.`,
  ).with({ country });
}

const undetected = () =>
  new Refusal("forbidden", "country.undetected", "We couldn't detect your country. Reload the page to try again.");

/**
 * A kept detection that still holds at `now` (24 hours, spec §9), read back from a text; else null. The page stored it
 * itself, so its fields are checked without a schema (ADR 153).
 */
export function cachedDetection(text: string | null, uid: string, now: number): DetectedCountry | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null || !("uid" in kept) || kept.uid !== uid) return null;
    const detected = "detected" in kept ? kept.detected : null;
    if (!isDetection(detected)) return null;
    const age = now - detected.lastDetected;
    return age >= 0 && age < DETECTION_CACHE ? detected : null;
  } catch {
    return null;
  }
}

function isDetection(kept: unknown): kept is DetectedCountry {
  if (typeof kept !== "object" || kept === null) return false;
  const { countryCode, countryName, isSupported, detectionMethod, confidence, lastDetected } = kept as Record<
    string,
    unknown
  >;
  return (
    [countryCode, countryName, detectionMethod, confidence].every((it) => typeof it === "string") &&
    placeCode(countryCode) === countryCode &&
    typeof isSupported === "boolean" &&
    typeof lastDetected === "number"
  );
}

/** The options of the request for the browser's position. Times in milliseconds. Source: spec §9. */
export const BROWSER_POSITION = { timeout: 10_000, maximumAge: 600_000, enableHighAccuracy: false } as const;

/** Source: spec §8, Geolocation. */
export const allServicesFailed = () =>
  new Refusal("unavailable", "country.all-services-failed", "All IP geolocation services failed");
export const noGeolocation = () =>
  new Refusal("unavailable", "country.no-geolocation", "Geolocation not supported by browser");
export const reverseGeocodingFailed = () =>
  new Refusal("unavailable", "country.reverse-geocoding-failed", "Reverse geocoding failed");
