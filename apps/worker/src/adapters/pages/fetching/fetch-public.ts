import { Refusal, seconds } from "@vignette/domain/kernel";
import { refusePage } from "@vignette/domain/research";
import type { PublicRefusals } from "./public-refusals.ts";

/** Source: docs/architecture.md#trust. */
const PATIENCE = seconds(10);
const MOST_REDIRECTS = 5;

/** One way to a resource: redirects of all kinds count together, and so does the time. */
export type Journey = { signal: AbortSignal; hops: number };

export const newJourney = (): Journey => ({ signal: AbortSignal.timeout(PATIENCE), hops: 0 });

type Wanted<T> = {
  accept: string;
  refusals: PublicRefusals;
  /** Reads the response, within the same ten seconds. `url` is the final URL. */
  read: (response: Response, url: string) => Promise<T>;
  /** The way on which the address was found; without one it begins here. */
  journey?: Journey;
};

/**
 * Fetches a public resource: every URL on the way is checked before it is requested, and everything together takes at
 * most ten seconds. Throws a Refusal with the reason if that fails.
 */
export async function fetchPublic<T>(fetch: typeof globalThis.fetch, address: string, wanted: Wanted<T>): Promise<T> {
  const journey = wanted.journey ?? newJourney();
  try {
    const { response, url } = await arrived(fetch, address, wanted, journey);
    return await wanted.read(response, url);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw journey.signal.aborted ? wanted.refusals.silent() : wanted.refusals.unreachable();
  }
}

async function arrived<T>(
  fetch: typeof globalThis.fetch,
  address: string,
  { accept, refusals }: Wanted<T>,
  journey: Journey,
) {
  const headers = { accept, "user-agent": "VignetteBot/1.0 (reads what its user pastes)" };
  let url = checked(address, undefined, refusals);
  for (;;) {
    const response = await fetch(url, { redirect: "manual", signal: journey.signal, headers });
    const next = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || next === null)
      return { response: meant(response, refusals), url };
    await response.body?.cancel();
    url = nextAddress(next, url, refusals, journey);
  }
}

/** The address to which a page leads on. Throws a Refusal if it may not be fetched, or after too many of them. */
export function nextAddress(next: string, from: string, refusals: PublicRefusals, journey: Journey): string {
  journey.hops += 1;
  if (journey.hops > MOST_REDIRECTS) throw refusals.lost();
  const url = checked(next, from, refusals);
  if (LOGIN.test(new URL(url).pathname)) throw refusals.login();
  return url;
}

/** Paths to which shops redirect visitors who are not signed in. */
const LOGIN = /^\/(login|signin|sign-in|account\/login|users\/sign_in|password)\/?$/i;

function checked(address: string, base: string | undefined, { missing }: PublicRefusals): string {
  const url = URL.parse(address, base);
  const refusal = refusePage(url);
  if (refusal || !url) throw refusal ?? missing();
  return url.href;
}

/** Statuses with which shops turn robots away. */
const BLOCKED = new Set([403, 406, 429, 451]);

function meant(response: Response, { login, blocked, missing, broken }: PublicRefusals): Response {
  const { status, headers } = response;
  // Cloudflare answers 200, 403 or 503 with its test. Source: https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
  const isChallenge = headers.get("cf-mitigated") === "challenge";
  if (response.ok && !isChallenge) return response;
  void response.body?.cancel();
  if (status === 401) throw login();
  if (isChallenge || BLOCKED.has(status)) throw blocked();
  throw status === 404 || status === 410 ? missing() : broken();
}
