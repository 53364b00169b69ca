import { Refusal, seconds } from "@vignette/domain/kernel";
import { refusePage } from "@vignette/domain/research";
import {
  pageBroken,
  pageLogin,
  pageLost,
  pageMissing,
  pageNoHtml,
  pageSilent,
  pageUnreachable,
} from "./page-refusals.ts";

/** Source: design §9. */
const PATIENCE = seconds(10);
const MOST_REDIRECTS = 3;
const MOST_BYTES = 2 * 1024 * 1024;

/** A page's address in the end, and its HTML: of a longer page the first two megabytes. */
export type FetchedPage = { url: string; html: Uint8Array<ArrayBuffer>; type: string };

/**
 * Gets a public page: every address on the way is checked before it is asked, and the whole takes at most ten seconds.
 * Throws a Refusal that says why there is none.
 */
export async function fetchPage(fetch: typeof globalThis.fetch, address: string): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const { response, url } = await arrived(fetch, address, signal);
    const type = response.headers.get("content-type") ?? "";
    if (!/^(text\/html|application\/xhtml\+xml)/i.test(type)) {
      await response.body?.cancel();
      throw pageNoHtml();
    }
    return { url, html: await firstBytes(response), type };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw signal.aborted ? pageSilent() : pageUnreachable();
  }
}

async function arrived(fetch: typeof globalThis.fetch, address: string, signal: AbortSignal) {
  let url = checked(address, undefined);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await fetch(url, { redirect: "manual", signal, headers: HEADERS });
    const next = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || next === null) return { response: meant(response), url };
    await response.body?.cancel();
    url = checked(next, url);
    if (LOGIN.test(new URL(url).pathname)) throw pageLogin();
  }
  throw pageLost();
}

const HEADERS = {
  accept: "text/html,application/xhtml+xml",
  "user-agent": "VignetteBot/1.0 (reads what its user pastes)",
};
/** Where shops send whom they do not know. */
const LOGIN = /^\/(login|signin|sign-in|account\/login|users\/sign_in|password)\/?$/i;

function checked(address: string, base: string | undefined): string {
  const url = URL.parse(address, base);
  const refusal = refusePage(url);
  if (refusal || !url) throw refusal ?? pageMissing();
  return url.href;
}

function meant(response: Response): Response {
  if (response.ok) return response;
  void response.body?.cancel();
  if (response.status === 401 || response.status === 403) throw pageLogin();
  throw response.status === 404 || response.status === 410 ? pageMissing() : pageBroken();
}

async function firstBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(MOST_BYTES);
  let length = 0;
  const reader = response.body?.getReader();
  while (reader && length < MOST_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    const part = value.subarray(0, MOST_BYTES - length);
    bytes.set(part, length);
    length += part.byteLength;
  }
  await reader?.cancel();
  return bytes.slice(0, length);
}
