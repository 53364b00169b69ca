import { operator } from "@vignette/domain/support";
import { type Locale, localeInPath, m, pathIn } from "@vignette/messages";
import { paths } from "../src/paths.ts";
import { escaped } from "./escaped.ts";
import { siteFooter, siteHeader } from "./frame.ts";
import type { WrittenPage } from "./read-page.ts";
import { FEED_PATH, socialImageOf, translationsOf } from "./site-addresses.ts";

export type PageHead = Pick<WrittenPage, "path" | "title" | "description">;

/**
 * A whole HTML document around the main part of a page. Vite replaces the sources with the built files; the Worker
 * completes the addresses of its Open Graph tags with the product's origin.
 */
export function document({ path, title, description }: PageHead, main: string): string {
  const { locale } = localeInPath(path);
  return `<!doctype html>
<html lang="${locale}">
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
    ${siteHeader(locale)}
    ${main}
    ${siteFooter(locale, path)}
  </body>
</html>
`;
}

/**
 * What search engines, feed readers and services that show a link read of a page, with its addresses in other languages.
 * The Worker completes these. Source: https://ogp.me/; https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function headTags({ path, title, description }: PageHead): string {
  const openGraph = [
    ["og:site_name", "Vignette"],
    ["og:type", path.startsWith(`${paths.blog}/`) ? "article" : "website"],
    ["og:title", title],
    ["og:description", description],
    ["og:locale", territoryOf(localeInPath(path).locale)],
    ["og:url", path],
    ["og:image", socialImageOf(path)],
  ] as const;
  return [
    '<meta name="robots" content="index, follow" />',
    `<meta name="description" content="${escaped(description)}" />`,
    `<title>${escaped(title)}</title>`,
    ...openGraph.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...translationsOf(path).map(({ locale, href }) => alternate(locale, href)),
    ...translationsOf(path)
      .slice(0, 1)
      .map(({ href }) => alternate("x-default", href)),
    `<link rel="alternate" type="application/atom+xml" title="Vignette blog" href="${FEED_PATH}" />`,
  ].join("\n    ");
}

/** `de_DE`, as Open Graph names a language and where it is spoken. */
function territoryOf(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

const alternate = (language: string, href: string) =>
  `<link vite-ignore rel="alternate" hreflang="${language}" href="${href}" />`;

/** A legal page with the date of the version: its parts listed beside it, on a phone below its title. */
export function legalPage(page: WrittenPage): string {
  const { locale, path } = localeInPath(page.path);
  const contents = page.headings.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join("");
  const sample = operator.supportEmail.endsWith(".example") ? note(m.site_sample_note({}, { locale })) : "";
  const binding = locale === "en" ? "" : note(bindingWords(locale, path));
  const onThisPage = m.site_on_this_page({}, { locale });
  return `<main class="wide written with-contents">
      <header class="prose">
        <h1>${escaped(page.title)}</h1>
        <p class="dated">${m.site_last_updated({ date: dated(page.date, locale) }, { locale })}</p>
        ${binding}
        ${sample}
      </header>
      <nav class="contents" aria-label="${onThisPage}"><p>${onThisPage}</p><ol>${contents}</ol></nav>
      <article class="prose">
        ${page.html}
      </article>
    </main>`;
}

const note = (html: string) => `<p class="note">${html}</p>`;

/** Which version counts, with a link to it. */
function bindingWords(locale: Locale, path: string): string {
  const link = `<a href="${pathIn("en", path)}" hreflang="en">${m.site_english_version({}, { locale })}</a>`;
  return m.site_english_binds({ version: link }, { locale });
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
export function notFound(locale: Locale): string {
  return `<main class="wide written nothing">
      <h1>${m.app_page_not_found({}, { locale })}</h1>
      <p class="lead">${m.site_not_found_help({}, { locale })}</p>
      <p class="ways"><a class="button primary" href="${paths.dashboard}">${m.app_dashboard({}, { locale })}</a><a class="button" href="${pathIn(locale, paths.landing)}">${m.app_home({}, { locale })}</a></p>
    </main>`;
}

function dated(date: string, locale: Locale = "en"): string {
  const words = new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
  return `<time datetime="${date}">${words}</time>`;
}
