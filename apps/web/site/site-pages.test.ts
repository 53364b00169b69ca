import { fallbackLimits } from "@vignette/domain/usage";
import { LOCALES, localeInPath } from "@vignette/messages";
import { describe, expect, it } from "vitest";
import { atomFeed } from "./feed.ts";
import { fillIn } from "./fill-in.ts";
import { blogHead, readArticles, readLegalPages, sitePages } from "./site-pages.ts";

const articles = readArticles();

describe("the blog", () => {
  it("has its newest article first, in its list and in its feed", () => {
    const dates = articles.map((it) => it.date);
    expect(dates).toEqual(dates.toSorted().reverse());
    const titles = [...atomFeed(articles, blogHead.description).matchAll(/<title type="html"><!\[CDATA\[(.*?)\]\]>/g)];
    expect(titles.map((it) => it[1])).toEqual(articles.map((it) => it.title));
  });

  it("sends whole addresses to feed readers", () => {
    const feed = atomFeed(articles, blogHead.description);
    expect(feed).not.toMatch(/href="\//);
    expect(feed).toContain('href="https://origin.invalid/blog/safe-zones-for-tiktok-and-reels"');
  });

  it("links only to articles that exist", () => {
    const paths = new Set(articles.map((it) => it.path));
    const linked = articles.flatMap(({ html }) =>
      [...html.matchAll(/href="(\/blog\/[^"#]+)/g)].map((it) => it[1] ?? ""),
    );
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((path) => !paths.has(path))).toEqual([]);
  });

  it("links every source that it lists", () => {
    for (const { path, html } of articles) {
      const [, sources] = /<h2 id="sources"[^>]*>.*?<\/h2>(.*)$/s.exec(html) ?? [];
      for (const [, item = ""] of sources?.matchAll(/<li>(.*?)<\/li>/gs) ?? []) {
        expect(item, `${path} names a source without an address`).toContain('href="https://');
      }
    }
  });
});

it("every written page has a description and a picture for other services", () => {
  for (const [name, html] of sitePages()) {
    expect(html, name).toMatch(
      /<meta property="og:description" content="[^"]{40,}"|name="description" content="There is no page/,
    );
    expect(html, name).toMatch(/<meta property="og:image" content="\/social\/[a-z-]+\.jpg"/);
  }
});

describe("a legal page in another language", () => {
  const english = new Map(readLegalPages().map((page) => [page.path, page]));

  it.each(LOCALES.filter((it) => it !== "en"))("is the English one, part by part, in %s", (locale) => {
    const pages = readLegalPages(locale);
    expect(pages.map(({ path }) => localeInPath(path).path)).toEqual(["/privacy", "/terms"]);
    for (const page of pages) {
      const original = english.get(localeInPath(page.path).path);
      expect([page.path, page.headings.length, page.date]).toEqual([
        page.path,
        original?.headings.length,
        original?.date,
      ]);
      expect(page.html.match(/<tr>|<li>/g)?.length, page.path).toBe(original?.html.match(/<tr>|<li>/g)?.length);
    }
  });

  it("says which version is binding, names its translations, and links to its own language", () => {
    const html = sitePages("de").get("terms.html") ?? "";
    expect(html).toContain('Verbindlich ist die <a href="/terms" hreflang="en">englische Fassung</a>');
    expect(html).toContain('hreflang="x-default" href="/terms"');
    expect(html).toContain('hreflang="pt-BR" href="/pt-br/terms"');
    expect(html).toContain('<a class="link" href="/de/privacy">Datenschutz</a>');
    expect(html).toContain('<a class="link" href="/impressum" hreflang="en">Impressum (Englisch)</a>');
  });

  it("includes a not-found page that leads to the home page of the language", () => {
    const html = sitePages("de").get("404.html") ?? "";
    expect(html).toContain("Prüfe die Adresse oder beginne auf der Startseite.");
    expect(html).toContain('href="/de/"');
  });
});

it("pages in English only name no other language", () => {
  for (const name of ["blog.html", "blog/short-form-hooks.html", "impressum.html"])
    expect(sitePages().get(name), name).not.toContain("hreflang");
});

it("the landing page tells the free plan's limits from the domain", () => {
  const { images, videos, credits } = fallbackLimits("default");
  const answer = fillIn("{{m.site_answer_free}}", "a.md");
  expect(answer).toContain(`One project, ${images} images and ${videos} videos a month, ${credits} AI credits`);
  expect(fillIn("{{m.site_answer_free}}", "a.md", "fr")).toContain("1\u202fGo de stockage");
});

it("a page that asks for a value that does not exist is not built", () => {
  expect(fillIn("{{catalog.kinds}} kinds", "a.md")).toBe("6 kinds");
  expect(() => fillIn("{{catalog.nothing}}", "a.md")).toThrow("a.md needs a value for {{catalog.nothing}}.");
});
