import { type PageParts, pageWall } from "@vignette/domain/research";
import { fetchPage } from "./fetching/fetch-page.ts";
import { fetchPicture } from "./fetching/fetch-picture.ts";
import { type Journey, newJourney, nextAddress } from "./fetching/fetch-public.ts";
import { pageRefusals, wallRefusals } from "./fetching/page-refusals.ts";
import { readHtml } from "./html/read-html.ts";
import type { Pages } from "./pages.ts";

/** Web pages, fetched by the Worker and parsed with its HTML parser. Scripts of the page do not run. */
export function htmlPages(fetch: typeof globalThis.fetch): Pages {
  return {
    read: async (address) => {
      const parts = await arrivedAt(fetch, address, newJourney());
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
  };
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
