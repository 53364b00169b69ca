/** A stretch of the earth that is surely in one country, in degrees. */
type Box = { south: number; north: number; west: number; east: number };
export type GeoPlace = { country: string; region: string; regionCode: string; city: string };

const around = (latitude: number, longitude: number): Box => ({
  south: latitude - 0.35,
  north: latitude + 0.35,
  west: longitude - 0.5,
  east: longitude + 0.5,
});
const place = (country: string, region = "", regionCode = "", city = ""): GeoPlace => ({
  country,
  region,
  regionCode,
  city,
});

/** Cities first, then the inside of countries. What none of them holds counts as the sea. */
const PLACES: readonly (readonly [Box, GeoPlace])[] = [
  [around(52.52, 13.4), place("DE", "Berlin", "DE-BE", "Berlin")],
  [around(48.14, 11.58), place("DE", "Bavaria", "DE-BY", "Munich")],
  [around(51.51, -0.13), place("GB", "England", "GB-ENG", "London")],
  [around(48.86, 2.35), place("FR", "Île-de-France", "FR-IDF", "Paris")],
  [around(40.42, -3.7), place("ES", "Madrid", "ES-MD", "Madrid")],
  [around(41.9, 12.5), place("IT", "Lazio", "IT-62", "Rome")],
  [around(52.37, 4.9), place("NL", "North Holland", "NL-NH", "Amsterdam")],
  [around(48.21, 16.37), place("AT", "Vienna", "AT-9", "Vienna")],
  [around(47.38, 8.54), place("CH", "Zurich", "CH-ZH", "Zurich")],
  [around(59.33, 18.07), place("SE", "Stockholm", "SE-AB", "Stockholm")],
  [around(40.71, -74.01), place("US", "New York", "US-NY", "New York")],
  [around(30.27, -97.74), place("US", "Texas", "US-TX", "Austin")],
  [around(37.77, -122.42), place("US", "California", "US-CA", "San Francisco")],
  [around(43.65, -79.38), place("CA", "Ontario", "CA-ON", "Toronto")],
  [around(-33.87, 151.21), place("AU", "New South Wales", "AU-NSW", "Sydney")],
  [around(35.68, 139.69), place("JP", "Tokyo", "JP-13", "Tokyo")],
  [around(-23.55, -46.63), place("BR", "São Paulo", "BR-SP", "São Paulo")],
  [around(28.61, 77.21), place("IN", "Delhi", "IN-DL", "New Delhi")],
  [{ south: 49.5, north: 53.5, west: 7.5, east: 11.8 }, place("DE")],
  [{ south: 44.5, north: 48.8, west: 0, east: 5.5 }, place("FR")],
  [{ south: 51.3, north: 53.5, west: -2.8, east: -0.1 }, place("GB")],
  [{ south: 38.5, north: 41.5, west: -6, east: -1.5 }, place("ES")],
  [{ south: 32, north: 48.5, west: -119, east: -83 }, place("US")],
  [{ south: 50, north: 60, west: -120, east: -82 }, place("CA")],
  [{ south: -31, north: -18, west: 120, east: 145 }, place("AU")],
  [{ south: -20, north: -8, west: -55, east: -42 }, place("BR")],
  [{ south: 17, north: 25, west: 75, east: 84 }, place("IN")],
];

/** Which place a point lies in; null for the sea and for what the sandbox's map lacks. */
export function geoPlaceAt(latitude: number, longitude: number): GeoPlace | null {
  const found = PLACES.find(
    ([box]) => latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  );
  return found?.[1] ?? null;
}
