import { type CountryChange, refuseCountryChange } from "@vignette/domain/admin";
import { strictConfig } from "@vignette/domain/country";
import type { Documents } from "../../../adapters/documents/documents.ts";
import type { Announce } from "../../../adapters/live.ts";
import { publicConfigStore } from "../../../records/stores/public-config-store.ts";
import { type Deps, logWrite } from "../log.ts";
import type { AdminStore } from "../store.ts";

/** The codes of the countries that are supported now. */
export async function supportedNow({ publicConfig }: Pick<AdminStore, "publicConfig">): Promise<readonly string[]> {
  const config = await publicConfig.get("config_public");
  return (config?.value ?? strictConfig()).supportedCountries;
}

/** Adds a country to the supported ones, or removes it. Source: spec §6, Country restriction. */
export async function supportCountry(
  deps: Deps & { documents: Documents; announce: Announce },
  input: CountryChange,
): Promise<readonly string[]> {
  const { countryCode, supported } = input;
  const before = await supportedNow(deps.store);
  const refusal = refuseCountryChange(before, input);
  if (refusal) throw refusal;
  if (before.includes(countryCode) === supported) return before;

  const change = supported ? "not supported → supported" : "supported → not supported";
  await deps.store.commit([logWrite(deps, { action: "country", subject: countryCode, change })]);
  const config = await publicConfigStore(deps.documents).change(
    (current) => ({ supportedCountries: listed(current.supportedCountries, input) }),
    deps.announce,
  );
  return config.supportedCountries;
}

/** The new list, based on the version that is replaced: a concurrent request may have changed it. */
function listed(codes: readonly string[], input: CountryChange): string[] {
  const refusal = refuseCountryChange(codes, input);
  if (refusal) throw refusal;
  const others = codes.filter((code) => code !== input.countryCode);
  return input.supported ? [...others, input.countryCode] : others;
}
