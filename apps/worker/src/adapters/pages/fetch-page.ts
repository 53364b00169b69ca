import { fetchPublic, PUBLIC_MAX_BYTES } from "./fetch-public.ts";
import { firstBytes } from "./first-bytes.ts";
import { pageNoHtml, pageRefusals } from "./page-refusals.ts";

/** A page's final URL and its HTML, at most the first two megabytes. */
export type FetchedPage = { url: string; html: Uint8Array<ArrayBuffer>; type: string };

/** Fetches a public page. Throws a Refusal with the reason if that fails. */
export async function fetchPage(fetch: typeof globalThis.fetch, address: string): Promise<FetchedPage> {
  const accept = "text/html,application/xhtml+xml";
  return await fetchPublic(fetch, address, {
    accept,
    refusals: pageRefusals,
    read: async (response, url) => {
      const type = response.headers.get("content-type") ?? "";
      if (/^(text\/html|application\/xhtml\+xml)/i.test(type))
        return { url, html: await firstBytes(response, PUBLIC_MAX_BYTES), type };
      await response.body?.cancel();
      throw pageNoHtml();
    },
  });
}
