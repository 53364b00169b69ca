import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { paths } from "../src/paths.ts";
import { article, blogIndex, document, legalPage, notFound } from "./layout.ts";
import { readPage } from "./read-page.ts";

const content = join(import.meta.dirname, "content");

/** The HTML of every written page except the landing page, by the name of its file in the build. */
export function sitePages(): Map<string, string> {
  const articles = readdirSync(join(content, "blog"))
    .map((file) => basename(file, ".md"))
    .map((slug) => readPage(`${paths.blog}/${slug}`, join(content, "blog", `${slug}.md`)))
    .sort((a, b) => b.date.localeCompare(a.date));
  const legal = [paths.privacy, paths.terms, paths.tos, paths.impressum, paths.apiNotice].map((path) =>
    readPage(path, join(content, `${path.slice(1)}.md`)),
  );
  const documents = [
    ...legal.map((page) => [page.path, document(page, legalPage(page))] as const),
    ...articles.map((page) => [page.path, document(page, article(page))] as const),
    blogPage(articles),
    notFoundPage(),
  ];
  return new Map(documents.map(([path, html]) => [`${path.slice(1)}.html`, html]));
}

function blogPage(articles: ReturnType<typeof readPage>[]): readonly [string, string] {
  const description = "Notes on making, posting and measuring short-form content, by the people who build Vignette.";
  return [paths.blog, document({ title: "Blog", description }, blogIndex(articles, description))];
}

function notFoundPage(): readonly [string, string] {
  return ["/404", document({ title: "Not found", description: "There is no page at this address." }, notFound())];
}
