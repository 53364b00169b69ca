import { type PageParts, pageWall } from "@vignette/domain/research";
import { fetchFeed } from "./feeds/fetch-feed.ts";
import { fetchPage, PAGE_MAX_BYTES } from "./fetching/fetch-page.ts";
import { fetchPicture } from "./fetching/fetch-picture.ts";
import { type Journey, newJourney, nextAddress } from "./fetching/fetch-public.ts";
import { pageRefusals, wallRefusals } from "./fetching/page-refusals.ts";
import { readHtml } from "./html/read-html.ts";
import type { PageBrowser } from "./page-browser.ts";
import type { Pages } from "./pages.ts";

/**
 * Web pages, fetched and parsed by the Worker. Where a page says nothing without its scripts, it is read with the browser
 * if there is one.
 */
export function htmlPages(fetch: typeof globalThis.fetch, browser: PageBrowser | null): Pages {
  return {
    read: async (address) => {
      const plain = await arrivedAt(fetch, address, newJourney());
      const parts = pageWall(plain) === "scripts" ? ((await runBy(browser, plain.url)) ?? plain) : plain;
      const wall = pageWall(parts);
      if (wall) throw wallRefusals[wall]();
      const absolute = (src: string) => webAddress(src, parts.url);
      const images = parts.images.flatMap(({ src, alt }) => {
        const whole = absolute(src);
        return whole === null ? [] : [{ src: whole, alt }];
      });
      return { parts: { ...parts, images }, absolute };
    },
    picture: (address) => fetchPicture(fetch, address),
    feed: (address) => fetchFeed(fetch, address),
  };
}

/** The page after its scripts ran; null without a browser, or where it gives nothing. */
async function runBy(browser: PageBrowser | null, url: string): Promise<PageParts | null> {
  const content = (await browser?.content(url)) ?? null;
  if (content === null) return null;
  const markup = content.slice(0, PAGE_MAX_BYTES);
  const html = Uint8Array.from(new TextEncoder().encode(markup));
  return readHtml({ url, html, type: "text/html; charset=utf-8", isCut: markup.length < content.length });
}

/** The page at the end of all redirects, also of those that a page makes by itself. */
async function arrivedAt(fetch: typeof globalThis.fetch, address: string, journey: Journey): Promise<PageParts> {
  const page = await fetchPage(fetch, address, journey);
  const parts = readHtml(page);
  if (parts.refresh === "") return parts;
  return await arrivedAt(fetch, nextAddress(parts.refresh, page.url, pageRefusals, journey), journey);
}

function webAddress(src: string, base: string): string | null {
  const url = src === "" ? null : URL.parse(src, base);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}
