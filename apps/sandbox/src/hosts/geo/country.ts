/** A country as the location services describe it. */
export type GeoCountry = { code: string; name: string };

const names = new Intl.DisplayNames(["en"], { type: "region" });

/** ISO 3166 alpha-3 and continent of the countries that the sandbox's tables hold. */
const MORE: Readonly<Record<string, readonly [alpha3: string, continent: string, continentCode: string]>> = {
  AT: ["AUT", "Europe", "EU"],
  AU: ["AUS", "Oceania", "OC"],
  BR: ["BRA", "South America", "SA"],
  CA: ["CAN", "North America", "NA"],
  CH: ["CHE", "Europe", "EU"],
  CN: ["CHN", "Asia", "AS"],
  DE: ["DEU", "Europe", "EU"],
  ES: ["ESP", "Europe", "EU"],
  FR: ["FRA", "Europe", "EU"],
  GB: ["GBR", "Europe", "EU"],
  IN: ["IND", "Asia", "AS"],
  IT: ["ITA", "Europe", "EU"],
  JP: ["JPN", "Asia", "AS"],
  NL: ["NLD", "Europe", "EU"],
  SE: ["SWE", "Europe", "EU"],
  US: ["USA", "North America", "NA"],
};

export const countryOf = (code: string): GeoCountry => ({ code, name: names.of(code) ?? code });
export const alpha3Of = (code: string): string => MORE[code]?.[0] ?? "";
export const continentOf = (code: string): { name: string; code: string } => ({
  name: MORE[code]?.[1] ?? "",
  code: MORE[code]?.[2] ?? "",
});
