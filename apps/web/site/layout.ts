import { operator } from "@vignette/domain/support";
import { paths } from "../src/paths.ts";
import { siteFooter, siteHeader } from "./frame.ts";
import type { WrittenPage } from "./read-page.ts";
import { FEED_PATH, socialImageOf } from "./site-addresses.ts";

export type PageHead = Pick<WrittenPage, "path" | "title" | "description">;

/**
 * A whole HTML document around the main part of a page. Vite replaces the sources with the built files; the Worker
 * completes the addresses of its Open Graph tags with the product's origin.
 */
export function document({ path, title, description }: PageHead, main: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    ${headTags({ path, title: `${title} · Vignette`, description })}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/src/marketing/written.css" />
    <script type="module" src="/src/marketing/landing.ts"></script>
  </head>
  <body>
    ${siteHeader}
    ${main}
    ${siteFooter}
  </body>
</html>
`;
}

/** What search engines, feed readers and services that show a link read of a page. Source: https://ogp.me/ */
export function headTags({ path, title, description }: PageHead): string {
  const openGraph = [
    ["og:site_name", "Vignette"],
    ["og:type", path.startsWith(`${paths.blog}/`) ? "article" : "website"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", path],
    ["og:image", socialImageOf(path)],
  ] as const;
  return [
    '<meta name="robots" content="index, follow" />',
    `<meta name="description" content="${escaped(description)}" />`,
    `<title>${escaped(title)}</title>`,
    ...openGraph.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<link rel="alternate" type="application/atom+xml" title="Vignette blog" href="${FEED_PATH}" />`,
  ].join("\n    ");
}

/** A legal page: its parts listed beside it, with the date of the version. */
export function legalPage(page: WrittenPage): string {
  const contents = page.headings.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join("");
  const sample = operator.supportEmail.endsWith(".example")
    ? '<p class="note">The operator’s details on this page are a sample until the product goes live.</p>'
    : "";
  return `<main class="wide written with-contents">
      <nav class="contents" aria-label="On this page"><p>On this page</p><ol>${contents}</ol></nav>
      <article class="prose">
        <h1>${escaped(page.title)}</h1>
        <p class="dated">Last updated ${dated(page.date)}</p>
        ${sample}
        ${page.html}
      </article>
    </main>`;
}

/** One article of the blog. */
export function article(page: WrittenPage): string {
  return `<main class="wide written">
      <article class="prose">
        <p class="dated"><a href="${paths.blog}">Blog</a> · ${dated(page.date)}</p>
        <h1>${escaped(page.title)}</h1>
        <p class="lead">${escaped(page.description)}</p>
        ${page.html}
      </article>
    </main>`;
}

/** Every article, newest first: date, title, one line. */
export function blogIndex(articles: readonly WrittenPage[], description: string): string {
  const rows = articles.map(
    (it) => `<li>
          <p class="dated">${dated(it.date)}</p>
          <h2><a href="${it.path}">${escaped(it.title)}</a></h2>
          <p>${escaped(it.description)}</p>
        </li>`,
  );
  return `<main class="wide written">
      <div class="prose">
        <h1>Blog</h1>
        <p class="lead">${escaped(description)}</p>
        <ul class="articles">${rows.join("")}</ul>
      </div>
    </main>`;
}

/** The page for an unknown address. */
export function notFound(): string {
  return `<main class="wide written nothing">
      <h1>Page not found.</h1>
      <p class="lead">Check the address, or start from the home page.</p>
      <p class="ways"><a class="button primary" href="${paths.dashboard}">Dashboard</a><a class="button" href="${paths.landing}">Home</a></p>
    </main>`;
}

function dated(date: string): string {
  const words = new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return `<time datetime="${date}">${words}</time>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
