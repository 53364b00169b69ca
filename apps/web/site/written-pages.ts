import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { LOCALES, type Locale, pathIn } from "@vignette/messages";
import type { Plugin } from "vite";
import { paths } from "../src/paths.ts";
import { fillIn } from "./fill-in.ts";
import { siteFooter, siteHeader } from "./frame.ts";
import { landingHeadTags } from "./landing-head.ts";
import { sitePricing, siteSupport } from "./landing-sections.ts";
import { sitePages } from "./site-pages.ts";

/**
 * Builds the written pages (legal, blog, 404) from Markdown as documents of their own, so that their styles are hashed
 * like everything else, and puts the shared header and footer into the landing page. Other languages are in a folder
 * each, `de/index.html`. In dev they are made per request, in English.
 */
export function writtenPages(root: string): Plugin {
  // Asked twice for every document, while one language's pages are made of all its Markdown.
  const made = new Map<Locale, ReadonlyMap<string, string>>();
  const pagesIn = (locale: Locale) => {
    const pages = made.get(locale) ?? sitePages(locale);
    made.set(locale, pages);
    return pages;
  };
  const htmlOf = (id: string) => (id.endsWith(".html") ? documentAt(root, relative(root, id), pagesIn) : undefined);
  return {
    name: "written-pages",
    config: () => ({ build: { rolldownOptions: { input: writtenInputs(root, pagesIn) } } }),
    resolveId: (id) => (htmlOf(id) === undefined ? undefined : id),
    load: (id) => htmlOf(id),
    transformIndexHtml: {
      order: "pre",
      handler: (html, { filename }) => filledIn(html, filename, localeOfFile(relative(root, filename))),
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

type PagesIn = (locale: Locale) => ReadonlyMap<string, string>;

const LANDING = "index.html";

/** The source of a written document, by its name in the build; the English landing page is a file of its own. */
function documentAt(root: string, name: string, pagesIn: PagesIn): string | undefined {
  const locale = localeOfFile(name);
  const page = locale === "en" ? name : name.slice(locale.length + 1);
  if (page === LANDING) return locale === "en" ? undefined : readFileSync(join(root, LANDING), "utf8");
  return pagesIn(locale).get(page);
}

const localeOfFile = (name: string): Locale => LOCALES.find((it) => name.startsWith(`${it}/`)) ?? "en";

const filledIn = (html: string, file: string, locale: Locale): string =>
  fillIn(html, file, locale)
    .replace('<html lang="en">', `<html lang="${locale}">`)
    .replace("<!-- site head -->", landingHeadTags(locale))
    .replace("<!-- site header -->", siteHeader(locale))
    .replace("<!-- site pricing -->", sitePricing(locale))
    .replace("<!-- site support -->", siteSupport(locale))
    .replace("<!-- site footer -->", siteFooter(locale, pathIn(locale, paths.landing)));

function writtenInputs(root: string, pagesIn: PagesIn): Record<string, string> {
  const translated = LOCALES.filter((it) => it !== "en").flatMap((locale) =>
    [LANDING, ...pagesIn(locale).keys()].map((name) => `${locale}/${name}`),
  );
  const names = [...pagesIn("en").keys(), ...translated];
  return Object.fromEntries(names.map((name) => [name.replace(/\.html$/, "").replaceAll("/", "-"), join(root, name)]));
}
