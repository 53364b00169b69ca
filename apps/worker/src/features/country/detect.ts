import { type DetectionMethod, detectedCountry } from "@vignette/domain/country";
import type { DetectedCountry } from "@vignette/domain/identity";
import { type Instant, Refusal } from "@vignette/domain/kernel";
import type { IpGeolocation } from "../../adapters/geolocation/ip-geolocation.ts";
import { logLine } from "../../adapters/log/log-line.ts";
import type { Caller } from "../../context/caller.ts";
import type { PublicConfigStore } from "../../records/stores/public-config-store.ts";
import type { UserCountryStore } from "./store.ts";

type Deps = {
  caller: Caller;
  geolocation: IpGeolocation;
  config: PublicConfigStore;
  countries: UserCountryStore;
  now: Instant;
};

/**
 * Detects a user's country: from the edge, else from the first IP service that knows the address, else XX. Saves it in
 * the user's record. Source: spec §7 and §8, ADR 5.
 */
export async function detect(deps: Deps, uid: string): Promise<DetectedCountry> {
  const found = await find(deps);
  const detected = detectedCountry(found, await deps.config.cached(deps.now), deps.now);
  await deps.countries.save(uid, detected);
  return detected;
}

async function find({ caller, geolocation }: Deps): Promise<{ code: string | null; method: DetectionMethod }> {
  if (caller.country !== null) return { code: caller.country, method: "edge" };
  try {
    return { code: await geolocation(caller.address), method: "ip-service" };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    logLine("warn", error.message);
    return { code: null, method: "none" };
  }
}
