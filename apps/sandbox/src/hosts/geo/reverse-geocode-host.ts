import { Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { addressTable } from "./address-table.ts";
import { callerAddress } from "./caller.ts";
import { continentOf, countryOf } from "./country.ts";
import { type GeoPlace, geoPlaceAt } from "./places.ts";

const NOWHERE: GeoPlace = { country: "", region: "", regionCode: "", city: "" };

/** api.bigdatacloud.net: which country a point is in. At sea the country is empty; without a point it guesses by address. */
export function reverseGeocodeHost({ db }: HostDeps): Host {
  const addresses = addressTable(db);
  const app = new Hono();
  app.get("/data/reverse-geocode-client", (c) => {
    const point = { latitude: degrees(c.req.query("latitude"), 90), longitude: degrees(c.req.query("longitude"), 180) };
    const localityLanguageRequested = c.req.query("localityLanguage") ?? "en";
    if (point.latitude === "wrong" || point.longitude === "wrong") {
      return c.json({ status: 400, description: "Invalid latitude or longitude" }, 400);
    }
    if (point.latitude === null || point.longitude === null) {
      const found = addresses.locate(callerAddress(c));
      const place = found.kind === "found" ? { ...NOWHERE, country: found.country.code } : NOWHERE;
      return c.json({ lookupSource: "ipGeolocation", localityLanguageRequested, ...described(place) });
    }
    const place = geoPlaceAt(point.latitude, point.longitude) ?? NOWHERE;
    return c.json({ ...point, lookupSource: "coordinates", localityLanguageRequested, ...described(place) });
  });
  return { names: ["api.bigdatacloud.net", "api-bdc.net"], app };
}

/** Null if it was not given. */
function degrees(text: string | undefined, most: number): number | "wrong" | null {
  if (text === undefined || text === "") return null;
  const value = Number(text);
  return Number.isFinite(value) && Math.abs(value) <= most ? value : "wrong";
}

function described({ country, region, regionCode, city }: GeoPlace) {
  const continent = continentOf(country);
  return {
    continent: continent.name,
    continentCode: continent.code,
    countryName: country === "" ? "" : countryOf(country).name,
    countryCode: country,
    principalSubdivision: region,
    principalSubdivisionCode: regionCode,
    city,
    locality: city,
    postcode: "",
    plusCode: "",
    localityInfo: { administrative: [], informative: [] },
  };
}
