import { Refusal } from "@vignette/domain/kernel";

/** `fetch` for adapters: a host that the sandbox does not know is reported by its name instead of as some odd answer. */
export function outboundFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const host = response.headers.get("x-sandbox-unknown-host");
    if (host === null) return response;
    await response.body?.cancel();
    throw unknownHost(host);
  };
}

/** Only on a laptop and in tests: nothing leaves the machine. */
const unknownHost = (host: string) =>
  new Refusal("unavailable", "outbound.unknown-host", `The local sandbox does not know the host ${host}.`);
