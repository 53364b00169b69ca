import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { paths } from "../src/paths.ts";
import { article, blogIndex, document, legalPage, notFound, type PageHead } from "./layout.ts";
import { readPage, type WrittenPage } from "./read-page.ts";

const content = join(import.meta.dirname, "content");

/** The list of the blog. */
export const blogHead = {
  path: paths.blog,
  title: "Blog",
  description:
    "How to make, post and measure short-form content: hooks, safe zones, platform rules and what numbers mean.",
} as const satisfies PageHead;

const notFoundHead = { path: "/404", title: "Not found", description: "There is no page at this address." };

/** Every article of the blog, newest first. */
export function readArticles(): WrittenPage[] {
  return readdirSync(join(content, "blog"))
    .map((file) => basename(file, ".md"))
    .map((slug) => readPage(`${paths.blog}/${slug}`, join(content, "blog", `${slug}.md`)))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** Every legal page. */
export function readLegalPages(): WrittenPage[] {
  const legal = [paths.privacy, paths.terms, paths.tos, paths.impressum, paths.apiNotice];
  return legal.map((path) => readPage(path, join(content, `${path.slice(1)}.md`)));
}

/** The HTML of every written page except the landing page, by the name of its file in the build. */
export function sitePages(): Map<string, string> {
  const articles = readArticles();
  const documents: (readonly [PageHead, main: string])[] = [
    ...readLegalPages().map((page) => [page, legalPage(page)] as const),
    ...articles.map((page) => [page, article(page)] as const),
    [blogHead, blogIndex(articles, blogHead.description)],
    [notFoundHead, notFound()],
  ];
  return new Map(documents.map(([head, main]) => [`${head.path.slice(1)}.html`, document(head, main)]));
}
