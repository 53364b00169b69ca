import { Refusal } from "@vignette/domain/kernel";

/**
 * `fetch` for adapters: a host that the sandbox does not simulate is refused by its name instead of giving a confusing
 * answer.
 */
export function outboundFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const host = response.headers.get("x-sandbox-unknown-host");
    if (host === null) return response;
    await response.body?.cancel();
    throw unknownHost(host);
  };
}

/** Local development and tests only: no request leaves the machine. */
const unknownHost = (host: string) =>
  new Refusal("unavailable", "outbound.unknown-host", `The local sandbox does not know the host ${host}.`);
