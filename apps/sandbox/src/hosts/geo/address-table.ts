import { BlockList, isIP } from "node:net";
import type { DatabaseSync } from "node:sqlite";
import { countryOf, type GeoCountry } from "./country.ts";

/** What is known of an address. `reserved`: it is not on the public internet. */
export type Whereabouts = { kind: "found"; country: GeoCountry } | { kind: "reserved" | "unknown" | "invalid" };

/**
 * Networks and their countries. The first four are kept for documentation (RFC 5737, RFC 3849): tests may use them
 * freely.
 */
const NETWORKS: readonly (readonly [network: string, prefix: number, country: string])[] = [
  ["192.0.2.0", 24, "US"],
  ["198.51.100.0", 24, "DE"],
  ["203.0.113.0", 24, "GB"],
  ["2001:db8::", 32, "NL"],
  ["1.1.1.0", 24, "AU"],
  ["2.125.160.0", 24, "GB"],
  ["5.9.0.0", 16, "DE"],
  ["8.8.8.0", 24, "US"],
  ["80.58.0.0", 16, "ES"],
  ["81.2.69.0", 24, "GB"],
  ["84.112.0.0", 13, "AT"],
  ["89.160.20.0", 24, "SE"],
  ["90.0.0.0", 9, "FR"],
  ["151.24.0.0", 13, "IT"],
  ["175.16.199.0", 24, "CN"],
  ["216.160.83.0", 24, "US"],
];

const RESERVED: readonly (readonly [network: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["224.0.0.0", 3],
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
];

/** Which country an address is in: first what a test set (table `geo_overrides`), then the networks above. */
export function addressTable(db: DatabaseSync) {
  db.exec("CREATE TABLE IF NOT EXISTS geo_overrides (ip TEXT PRIMARY KEY, code TEXT NOT NULL, name TEXT NOT NULL)");
  return {
    locate(ip: string): Whereabouts {
      const row = db.prepare("SELECT code, name FROM geo_overrides WHERE ip = ?").get(ip);
      if (row) return { kind: "found", country: { code: String(row.code), name: String(row.name) } };
      if (isIP(ip) === 0) return { kind: "invalid" };
      const code = NETWORKS.find(([network, prefix]) => isInside(ip, network, prefix))?.[2];
      if (code) return { kind: "found", country: countryOf(code) };
      return { kind: RESERVED.some(([network, prefix]) => isInside(ip, network, prefix)) ? "reserved" : "unknown" };
    },
    set(ip: string, country: GeoCountry): void {
      db.prepare("INSERT OR REPLACE INTO geo_overrides (ip, code, name) VALUES (?, ?, ?)").run(
        ip,
        country.code,
        country.name,
      );
    },
    clear: (): void => db.exec("DELETE FROM geo_overrides"),
  };
}

function isInside(ip: string, network: string, prefix: number): boolean {
  const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
  if (family(ip) !== family(network)) return false;
  const list = new BlockList();
  list.addSubnet(network, prefix, family(network));
  return list.check(ip, family(ip));
}
