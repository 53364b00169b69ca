import { fetchPublic, type Journey } from "./fetch-public.ts";
import { firstBytes } from "./first-bytes.ts";
import { pageNoHtml, pageRefusals } from "./page-refusals.ts";

/** Most of a page that is read, in bytes: shops put whole catalogs into one. Source: docs/architecture.md#trust. */
export const PAGE_MAX_BYTES = 6 * 1024 * 1024;

/** A page's final URL and its HTML. */
export type FetchedPage = {
  url: string;
  html: Uint8Array<ArrayBuffer>;
  /** The response's type, which may name a character set. */
  type: string;
  /** The page is longer than is read. */
  isCut: boolean;
};

/** Fetches a public page. Throws a Refusal with the reason if that fails. */
export async function fetchPage(
  fetch: typeof globalThis.fetch,
  address: string,
  journey: Journey,
): Promise<FetchedPage> {
  const accept = "text/html,application/xhtml+xml";
  return await fetchPublic(fetch, address, {
    accept,
    refusals: pageRefusals,
    journey,
    read: async (response, url) => {
      const type = response.headers.get("content-type") ?? "";
      if (!/^(text\/html|application\/xhtml\+xml)/i.test(type)) {
        await response.body?.cancel();
        throw pageNoHtml();
      }
      const { bytes, isCut } = await firstBytes(response, PAGE_MAX_BYTES);
      return { url, html: bytes, type, isCut };
    },
  });
}
