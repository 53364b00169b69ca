import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type Locale, localeInPath, m, pathIn } from "@vignette/messages";
import { paths } from "../src/paths.ts";
import { article, blogIndex, document, legalPage, notFound, type PageHead } from "./layout.ts";
import { readPage, type WrittenPage } from "./read-page.ts";
import { TRANSLATED } from "./site-addresses.ts";

const content = join(import.meta.dirname, "content");

/** The list of the blog. */
export const blogHead = {
  path: paths.blog,
  title: "Blog",
  description:
    "How to make, post and measure short-form content: hooks, safe zones, platform rules and what numbers mean.",
} as const satisfies PageHead;

const notFoundPage = (locale: Locale): Document => [
  {
    path: pathIn(locale, "/404"),
    title: m.site_not_found({}, { locale }),
    description: m.site_not_found_here({}, { locale }),
  },
  notFound(locale),
];

/** Every article of the blog, newest first. */
export function readArticles(): WrittenPage[] {
  return readdirSync(join(content, "blog"))
    .map((file) => basename(file, ".md"))
    .map((slug) => readPage(`${paths.blog}/${slug}`, join(content, "blog", `${slug}.md`)))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** Every legal page that exists in a language. */
export function readLegalPages(locale: Locale = "en"): WrittenPage[] {
  const legal = [paths.privacy, paths.terms, paths.tos, paths.impressum, paths.apiNotice];
  return legal
    .filter((path) => locale === "en" || TRANSLATED.includes(path))
    .map((path) => readPage(pathIn(locale, path), join(content, `${pathIn(locale, path).slice(1)}.md`)));
}

/** The HTML of every written page of a language except the landing page, by the name of its file in that language's build. */
export function sitePages(locale: Locale = "en"): Map<string, string> {
  if (locale === "en") return englishPages();
  return filesOf([...readLegalPages(locale).map((page) => [page, legalPage(page)] as const), notFoundPage(locale)]);
}

type Document = readonly [PageHead, main: string];

const filesOf = (documents: readonly Document[]): Map<string, string> =>
  new Map(documents.map(([head, main]) => [`${localeInPath(head.path).path.slice(1)}.html`, document(head, main)]));

function englishPages(): Map<string, string> {
  const articles = readArticles();
  return filesOf([
    ...readLegalPages().map((page) => [page, legalPage(page)] as const),
    ...articles.map((page) => [page, article(page)] as const),
    [blogHead, blogIndex(articles, blogHead.description)],
    notFoundPage("en"),
  ]);
}
