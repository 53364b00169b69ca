import { join } from "node:path";
import type { Plugin } from "vite";
import { fillIn } from "./fill-in.ts";
import { siteFooter, siteHeader } from "./frame.ts";
import { landingHeadTags } from "./landing-head.ts";
import { sitePricing, siteSupport } from "./landing-sections.ts";
import { sitePages } from "./site-pages.ts";

/**
 * Builds the written pages (legal, blog, 404) from Markdown as documents of their own, so that their styles are hashed
 * like everything else, and puts the shared header and footer into the landing page. In dev they are made per request.
 */
export function writtenPages(root: string): Plugin {
  // Called for every module of the app, while building the pages reads all their Markdown.
  const htmlOf = (id: string) => (id.endsWith(".html") ? sitePages().get(id.slice(root.length + 1)) : undefined);
  return {
    name: "written-pages",
    config: () => ({ build: { rolldownOptions: { input: writtenInputs(root) } } }),
    resolveId: (id) => (htmlOf(id) === undefined ? undefined : id),
    load: (id) => htmlOf(id),
    transformIndexHtml: {
      order: "pre",
      handler: (html, { filename }) =>
        fillIn(html, filename)
          .replace("<!-- site head -->", landingHeadTags)
          .replace("<!-- site header -->", siteHeader)
          .replace("<!-- site pricing -->", sitePricing)
          .replace("<!-- site support -->", siteSupport)
          .replace("<!-- site footer -->", siteFooter),
    },
    configureServer: (server) =>
      void server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const html = sitePages().get(`${pathname.slice(1).replace(/\/$/, "")}.html`);
        if (html === undefined) return next();
        response.setHeader("content-type", "text/html");
        response.end(await server.transformIndexHtml(pathname, html));
      }),
  };
}

function writtenInputs(root: string): Record<string, string> {
  const names = [...sitePages().keys()];
  return Object.fromEntries(names.map((name) => [name.replace(/\.html$/, "").replaceAll("/", "-"), join(root, name)]));
}
