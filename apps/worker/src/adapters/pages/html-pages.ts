import { fetchPage } from "./fetch-page.ts";
import { fetchPicture } from "./fetch-picture.ts";
import type { Pages } from "./pages.ts";
import { readHtml } from "./read-html.ts";

/** Web pages, fetched by the Worker and parsed with its HTML parser. Scripts of the page do not run. */
export function htmlPages(fetch: typeof globalThis.fetch): Pages {
  return {
    read: async (address) => {
      const page = await fetchPage(fetch, address);
      const absolute = (src: string) => webAddress(src, page.url);
      const parts = await readHtml(page);
      const images = parts.images.flatMap(({ src, alt }) => {
        const whole = absolute(src);
        return whole === null ? [] : [{ src: whole, alt }];
      });
      return { parts: { ...parts, images }, absolute };
    },
    picture: (address) => fetchPicture(fetch, address),
  };
}

function webAddress(src: string, base: string): string | null {
  const url = src === "" ? null : URL.parse(src, base);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}
