import { cachedDetection, isRestricted, type PublicConfig, placeCode, strictConfig } from "@vignette/domain/country";
import type { DetectedCountry } from "@vignette/domain/identity";
import { storedValue } from "../../shared/storage/stored-value.ts";
import { trpcClient } from "../../trpc.ts";
import { browserCountry } from "./browser-position.ts";

/** The geolocation cache. Source: spec §3, Browser storage, and §9: 24 hours. */
const cache = storedValue("geolocationCache");

/** The country stored for a user, if it is still valid. */
export const storedCountry = (uid: string): DetectedCountry | null => cachedDetection(cache.read(), uid, Date.now());

/** The next call queries the Worker again. */
export const forgetCountry = (): void => cache.write(null);

/**
 * The user's country: as stored, else as the Worker detects it, else from the browser's position. Rejects if the Worker
 * cannot be reached.
 */
export async function findCountry(uid: string): Promise<DetectedCountry> {
  const kept = storedCountry(uid);
  if (kept) return kept;
  const detected = await trpcClient.country.detect.mutate();
  if (placeCode(detected.countryCode) !== null) return keep(uid, detected);
  // Only if it matters: the browser asks the user for permission.
  const config = await trpcClient.country.config.query().catch((): PublicConfig => strictConfig());
  return isRestricted(config, detected) ? await locate(uid).catch(() => detected) : detected;
}

/** Reads the browser's position and reports it to the Worker, which records it with low trust. */
export async function locate(uid: string): Promise<DetectedCountry> {
  const countryCode = await browserCountry();
  return keep(uid, await trpcClient.country.report.mutate({ countryCode }));
}

function keep(uid: string, detected: DetectedCountry): DetectedCountry {
  cache.write(JSON.stringify({ uid, detected }));
  return detected;
}
