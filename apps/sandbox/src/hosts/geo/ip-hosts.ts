import { isIP } from "node:net";
import { type Context, Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { addressTable } from "./address-table.ts";
import { callerAddress } from "./caller.ts";
import { alpha3Of, continentOf } from "./country.ts";

/**
 * ipwho.is, get.geojs.io and api.country.is. Each says "I don't know" in its own way.
 * Source: docs/platforms/geolocation.md#ip-services.
 */
export const ipHosts = (deps: HostDeps): Host[] => [ipWhoHost(deps), geoJsHost(deps), countryIsHost(deps)];

/** Fails with status 200 and `success: false`. */
function ipWhoHost({ db }: HostDeps): Host {
  const addresses = addressTable(db);
  const app = new Hono();
  app.get("/:ip?", (c) => {
    const ip = c.req.param("ip") ?? callerAddress(c);
    const place = addresses.locate(ip);
    if (place.kind !== "found") return c.json({ ip, success: false, message: WHY_NOT[place.kind] });
    const { code, name } = place.country;
    const continent = continentOf(code);
    return c.json({
      ip,
      success: true,
      type: isIP(ip) === 6 ? "IPv6" : "IPv4",
      continent: continent.name,
      continent_code: continent.code,
      country: name,
      country_code: code,
      is_eu: continent.code === "EU" && code !== "GB" && code !== "CH",
    });
  });
  return { names: ["ipwho.is"], app };
}

const WHY_NOT = { reserved: "Reserved range", unknown: "IP address not found", invalid: "Invalid IP address" };

/** Fails with empty fields. `?ip=a,b` answers a list. */
function geoJsHost({ db }: HostDeps): Host {
  const addresses = addressTable(db);
  const describe = (ip: string) => {
    const place = addresses.locate(ip);
    if (place.kind !== "found") return { country: "", country_3: "", ip, name: "" };
    const { code, name } = place.country;
    return { country: code, country_3: alpha3Of(code), ip, name };
  };
  const app = new Hono();
  app.get("/v1/ip/country.json", (c) => {
    const asked = c.req.query("ip");
    return c.json(asked ? asked.split(",").map((it) => describe(it.trim())) : describe(callerAddress(c)));
  });
  app.get("/v1/ip/country/:file", (c) => c.json(describe(c.req.param("file").replace(/\.json$/, ""))));
  return { names: ["get.geojs.io"], app };
}

/** Fails with 404, or with 400 if it is not an address. It never gives a name. */
function countryIsHost({ db }: HostDeps): Host {
  const addresses = addressTable(db);
  const app = new Hono();
  app.get("/:ip?", (c) => {
    const ip = c.req.param("ip") ?? callerAddress(c);
    const place = addresses.locate(ip);
    if (place.kind === "found") return c.json({ ip, country: place.country.code });
    return place.kind === "invalid" ? refuse(c, 400, "Invalid IP address") : refuse(c, 404, "Not Found");
  });
  return { names: ["api.country.is"], app };
}

const refuse = (c: Context, code: 400 | 404, message: string) => c.json({ error: { code, message } }, code);
