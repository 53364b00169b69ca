import { UNKNOWN_ORIGIN } from "@vignette/domain/kernel";
import { SitemapStream, streamToPromise } from "sitemap";
import type { Plugin } from "vite";
import { paths } from "../src/paths.ts";
import { atomFeed } from "./feed.ts";
import { SITEMAP_PATH, socialImageOf } from "./site-addresses.ts";
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
      const { socialImage } = await import("./social-image.ts");
      add(socialImageOf(paths.landing).slice(1), await socialImage("Made this morning. *Posted all month.*"));
      for (const { path, title } of articles) add(socialImageOf(path).slice(1), await socialImage(title));
    },
  };
}

/** The pages that anyone may find. Source: https://www.sitemaps.org/protocol.html */
async function sitemap(articles: ReturnType<typeof readArticles>): Promise<string> {
  const stream = new SitemapStream({ hostname: UNKNOWN_ORIGIN });
  for (const url of [paths.landing, paths.blog, paths.signup, paths.login]) stream.write({ url });
  for (const { path, date } of [...articles, ...readLegalPages()]) stream.write({ url: path, lastmod: date });
  stream.end();
  return String(await streamToPromise(stream));
}

/** Crawlers may read everything that is a page for everyone. Source: RFC 9309; spec §2, every page may be indexed. */
function robots(): string {
  const closed = ["/api/", "/media/", "/live", "/review/"];
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${UNKNOWN_ORIGIN}${SITEMAP_PATH}\n`;
}
