import type { DurableObjectNamespace } from "@cloudflare/workers-types";
import type { ReadFlags } from "@vignette/domain/flags";
import type { LiveEvent } from "@vignette/domain/live";
import type { Announce } from "./live.ts";
import { logLine } from "./log/log-line.ts";

/** Open pages are distributed over this many objects, so that no single one holds them all. Our own choice. */
const SHARES = 4;

/** The RPC interface of one share of all open pages. */
type Share = {
  join(uid: string): Promise<ReadFlags | null>;
  leave(uid: string): Promise<void>;
  push(event: LiveEvent): Promise<void>;
};

/** Broadcasts to all open pages. Failures are only logged: pages reload their data on their own. */
export function broadcastClient(objects: DurableObjectNamespace) {
  const share = (number: number) => objects.get(objects.idFromName(`everyone-${number}`));
  // Calls over RPC have the class's signatures; the binding's type cannot name the class without a circle of imports.
  const remote = (number: number) => share(number) as unknown as Share;
  return {
    /** Gives the flags as open pages know them; null if they are not known. */
    join: async (uid: string): Promise<ReadFlags | null> => (await logged(remote(shareOf(uid)).join(uid))) ?? null,
    leave: (uid: string) => logged(remote(shareOf(uid)).leave(uid)),
    /**
     * Connects a visitor's page to events for everyone. Pages from one network have one share, which counts them;
     * `seed` determines the share of a page from an unknown network.
     */
    listen: async (network: string | null, seed: string): Promise<Response> =>
      (await share(shareOf(network ?? seed)).fetch(`https://live/?network=${encodeURIComponent(network ?? "")}`, {
        headers: { upgrade: "websocket" },
      })) as unknown as Response,
    announce: (async (event) => {
      await Promise.all(Array.from({ length: SHARES }, (_, number) => logged(remote(number).push(event))));
    }) satisfies Announce,
  };
}

/** The same text always gives the same share. */
function shareOf(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_536;
  return sum % SHARES;
}

async function logged<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    logLine("warn", "A broadcast did not reach all pages.", { error });
    return null;
  }
}
