import * as z from "zod/mini";
import { minutes } from "../kernel/index.ts";
import { CountryCode } from "./country-code.ts";
import { supportedCountries } from "./supported-countries.ts";

/** How long a copy of the public config may be used, in milliseconds. Source: spec §9: 300000 ms. */
export const PUBLIC_CONFIG_CACHE = minutes(5);

/**
 * Document `config/config_public`. What is absent or of a wrong type is as strict as the spec's start:
 * restriction on, the 37 countries. Source: spec §3 and §8.
 */
export const PublicConfig = z.object({
  countryRestrictionOn: z.catch(z._default(z.boolean(), true), true),
  supportedCountries: z.catch(z._default(z.array(CountryCode), [...supportedCountries]), [...supportedCountries]),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

/** What holds when the config cannot be read: it fails closed. Source: spec §8, Config and limits. */
export const strictConfig = (): PublicConfig => ({
  countryRestrictionOn: true,
  supportedCountries: [...supportedCountries],
});
