import { detectedCountry } from "@vignette/domain/country";
import type { DetectedCountry } from "@vignette/domain/identity";
import type { Instant } from "@vignette/domain/kernel";
import type { PublicConfigStore } from "../../records/stores/public-config-store.ts";
import type { UserCountryStore } from "./store.ts";

type Deps = { config: PublicConfigStore; countries: UserCountryStore; now: Instant };

/** Records the country of the browser's position, with low trust: a browser can report anything. Source: ADR 5. */
export async function reportCountry(deps: Deps, uid: string, code: string): Promise<DetectedCountry> {
  const found = { code, method: "browser-position" } as const;
  const detected = detectedCountry(found, await deps.config.cached(deps.now), deps.now);
  await deps.countries.save(uid, detected);
  return detected;
}
