export { CountryCode, countryName, placeCode, UNKNOWN_CODE } from "./country-code.ts";
export {
  allServicesFailed,
  BROWSER_POSITION,
  cachedDetection,
  countryOfRequest,
  countryRefusals,
  DETECTION_CACHE,
  type DetectionMethod,
  detectedCountry,
  isRestricted,
  noGeolocation,
  notOfferedIn,
  reverseGeocodingFailed,
} from "./detection.ts";
export { KnownCountry, knownCountries } from "./known-countries.ts";
export { PUBLIC_CONFIG_CACHE, PublicConfig, strictConfig } from "./public-config.ts";
export { supportedCountries } from "./supported-countries.ts";
