import { Refusal, seconds } from "@vignette/domain/kernel";
import { refusePage } from "@vignette/domain/research";

/** Source: docs/architecture.md#trust. */
const PATIENCE = seconds(10);
const MOST_REDIRECTS = 3;
export const PUBLIC_MAX_BYTES = 2 * 1024 * 1024;

/** Why a public resource could not be fetched, with the message for each reason. */
export type PublicRefusals = Record<"silent" | "unreachable" | "login" | "missing" | "lost" | "broken", () => Refusal>;

type Wanted<T> = {
  accept: string;
  refusals: PublicRefusals;
  /** Reads the response, within the same ten seconds. `url` is the final URL. */
  read: (response: Response, url: string) => Promise<T>;
};

/**
 * Fetches a public resource: every URL on the way is checked before it is requested, and everything together takes at
 * most ten seconds. Throws a Refusal with the reason if that fails.
 */
export async function fetchPublic<T>(fetch: typeof globalThis.fetch, address: string, wanted: Wanted<T>): Promise<T> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const { response, url } = await arrived(fetch, address, wanted, signal);
    return await wanted.read(response, url);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw signal.aborted ? wanted.refusals.silent() : wanted.refusals.unreachable();
  }
}

async function arrived<T>(
  fetch: typeof globalThis.fetch,
  address: string,
  { accept, refusals }: Wanted<T>,
  signal: AbortSignal,
) {
  const headers = { accept, "user-agent": "VignetteBot/1.0 (reads what its user pastes)" };
  let url = checked(address, undefined, refusals);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await fetch(url, { redirect: "manual", signal, headers });
    const next = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || next === null)
      return { response: meant(response, refusals), url };
    await response.body?.cancel();
    url = checked(next, url, refusals);
    if (LOGIN.test(new URL(url).pathname)) throw refusals.login();
  }
  throw refusals.lost();
}

/** Paths to which shops redirect visitors who are not signed in. */
const LOGIN = /^\/(login|signin|sign-in|account\/login|users\/sign_in|password)\/?$/i;

function checked(address: string, base: string | undefined, { missing }: PublicRefusals): string {
  const url = URL.parse(address, base);
  const refusal = refusePage(url);
  if (refusal || !url) throw refusal ?? missing();
  return url.href;
}

function meant(response: Response, { login, missing, broken }: PublicRefusals): Response {
  if (response.ok) return response;
  void response.body?.cancel();
  if (response.status === 401 || response.status === 403) throw login();
  throw response.status === 404 || response.status === 410 ? missing() : broken();
}
