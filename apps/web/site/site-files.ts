import { UNKNOWN_ORIGIN } from "@vignette/domain/kernel";
import { LOCALES, m, pathIn } from "@vignette/messages";
import { SitemapStream, streamToPromise } from "sitemap";
import type { Plugin } from "vite";
import { paths } from "../src/paths.ts";
import { atomFeed } from "./feed.ts";
import { SITEMAP_PATH, socialImageOf, translationsOf } from "./site-addresses.ts";
import { blogHead, readArticles, readLegalPages } from "./site-pages.ts";

/** Adds to the build what machines read of the public site: feed, sitemap, robots.txt and Open Graph pictures. */
export function siteFiles(): Plugin {
  return {
    name: "site-files",
    async generateBundle() {
      const articles = readArticles();
      const add = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: "asset", fileName, source });
      add("feed.xml", atomFeed(articles, blogHead.description));
      add("sitemap.xml", await sitemap(articles));
      add("robots.txt", robots());
      // The painter and its faces are loaded for a build only, not with every start of the development server.
      const { socialImage } = await import("./drawn/social-image.ts");
      for (const locale of LOCALES) {
        const path = socialImageOf(pathIn(locale, paths.landing));
        add(path.slice(1), await socialImage(m.site_social_title({}, { locale }), locale));
      }
      for (const { path, title } of articles) add(socialImageOf(path).slice(1), await socialImage(title));
    },
  };
}

/** The pages that anyone may find. Source: https://www.sitemaps.org/protocol.html */
async function sitemap(articles: ReturnType<typeof readArticles>): Promise<string> {
  const stream = new SitemapStream({ hostname: UNKNOWN_ORIGIN });
  for (const url of [paths.blog, paths.signup, paths.login]) stream.write({ url });
  for (const { href } of translationsOf(paths.landing)) stream.write({ url: href, links: linksOf(href) });
  for (const { path, date } of [...articles, ...LOCALES.flatMap(readLegalPages)])
    stream.write({ url: path, lastmod: date, links: linksOf(path) });
  stream.end();
  return String(await streamToPromise(stream));
}

/** The same page in other languages. */
const linksOf = (path: string) => translationsOf(path).map(({ locale, href }) => ({ lang: locale, url: href }));

/** Crawlers may read everything that is a page for everyone. Source: RFC 9309; spec §2, every page may be indexed. */
function robots(): string {
  const closed = ["/api/", "/media/", "/live", "/review/"];
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${UNKNOWN_ORIGIN}${SITEMAP_PATH}\n`;
}
