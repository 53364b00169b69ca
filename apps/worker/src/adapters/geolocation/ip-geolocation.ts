import { allServicesFailed, placeCode } from "@vignette/domain/country";
import { seconds } from "@vignette/domain/kernel";
import * as z from "zod/mini";

/** Gives the country of an IP address: two capital letters. Rejects with the refusal `allServicesFailed`. */
export type IpGeolocation = (address: string | null) => Promise<string>;

/** Timeout for each service. Our own choice: all three together must stay bearable for the user. */
const TIMEOUT = seconds(3);

type Service = { url: (address: string) => string; codeIn: (answer: unknown) => string | null };

/**
 * In this order. The client's address is in the path: without it the services would locate our server. Source:
 * docs/platforms/geolocation.md#ip-services.
 */
const services: readonly Service[] = [
  {
    url: (address) => `https://ipwho.is/${address}`,
    codeIn: (answer) => placeCode(Answer.safeParse(answer).data?.country_code),
  },
  {
    url: (address) => `https://get.geojs.io/v1/ip/country/${address}.json`,
    codeIn: (answer) => placeCode(Answer.safeParse(answer).data?.country),
  },
  {
    url: (address) => `https://api.country.is/${address}`,
    codeIn: (answer) => placeCode(Answer.safeParse(answer).data?.country),
  },
];

const Answer = z.object({
  country_code: z.optional(z.unknown()),
  country: z.optional(z.unknown()),
});

/** Queries three public services, one after the other, until one answers. */
export function ipGeolocation(fetch: typeof globalThis.fetch): IpGeolocation {
  return async (address) => {
    if (address === null || !isAddress(address)) throw allServicesFailed();
    for (const service of services) {
      const code = await ask(fetch, service, address);
      if (code !== null) return code;
    }
    throw allServicesFailed();
  };
}

/** Null after any failure: the next service is queried. */
async function ask(fetch: typeof globalThis.fetch, { url, codeIn }: Service, address: string): Promise<string | null> {
  try {
    const response = await fetch(url(encodeURIComponent(address)), {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) return codeIn(await response.json());
    await response.body?.cancel();
    return null;
  } catch {
    return null;
  }
}

/** Looks like IPv4 or IPv6; nothing else is put into the path of another service. */
const isAddress = (text: string) => /^[0-9a-f.:]{2,45}$/i.test(text) && /[.:]/.test(text);
