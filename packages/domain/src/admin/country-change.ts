import * as z from "zod/mini";
import { KnownCountry } from "../country/index.ts";
import { Refusal } from "../kernel/index.ts";

/** Adds a country to the supported ones, or removes it. */
export const CountryChange = z.object({ countryCode: KnownCountry, supported: z.boolean() });
export type CountryChange = z.infer<typeof CountryChange>;

/** Without any country the restriction would lock every user out. Our own choice. */
export function refuseCountryChange(listed: readonly string[], { countryCode, supported }: CountryChange) {
  if (supported || listed.some((code) => code !== countryCode)) return null;
  return new Refusal("conflict", "admin.last-country", "At least one country must stay supported.", "countryCode");
}
