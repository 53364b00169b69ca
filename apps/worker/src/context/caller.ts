import { placeCode } from "@vignette/domain/country";
import type { Env } from "./env.ts";

/** Where a request comes from, as far as the edge knows. */
export type Caller = {
  /** Two capital letters; null if the country is unknown. */
  country: string | null;
  /** IPv4 or IPv6. */
  address: string | null;
};

/**
 * `request.cf.country` first, then `CF-IPCountry`; XX and T1 mean unknown. Source: ADR 5. Locally the edge always
 * reports US, so only local development accepts `x-dev-country` instead.
 */
export function callerOf(request: Request, env: Pick<Env, "DEV_COUNTRY_HEADER">): Caller {
  const { headers } = request;
  const said = env.DEV_COUNTRY_HEADER === "accepted" ? headers.get("x-dev-country") : null;
  const edge = (request as { cf?: { country?: unknown } }).cf?.country;
  const country = said === null ? (placeCode(edge) ?? placeCode(headers.get("cf-ipcountry"))) : placeCode(said);
  return { country, address: headers.get("cf-connecting-ip") };
}
