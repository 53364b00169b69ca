import { describe, expect, it } from "vitest";
import { ask } from "../support.ts";

const canonicals = (html: string) => [...html.matchAll(/<link rel="canonical" href="([^"]*)">/g)].map((it) => it[1]);
const robots = (html: string) => [...html.matchAll(/<meta name="robots" content="([^"]*)">/g)].map((it) => it[1]);

describe("spec §2 Screens and routes: an address", () => {
  it.each([
    ["/", "The landing page"],
    ["/privacy", "The privacy page"],
    ["/privacy/", "The privacy page"],
    ["/de/", "Die Startseite"],
    ["/de", "Die Startseite"],
    ["/de/privacy", "Der Datenschutz"],
    ["/blog", "The blog"],
    ["/blog/an-article?from=mail", "An article"],
    ["/login", "The app"],
    ["/dashboard", "The app"],
    ["/dashboard/", "The app"],
    ["/dashboard/schedule", "The app"],
    ["/dashboard/schedule/posts/p-1", "The app"],
    ["/dashboard/analyze/posts/p-1", "The app"],
    ["/create/c-1", "The app"],
    ["/auth/callback/instagram?code=1", "The app"],
    ["/tiktok-callback?code=1", "The app"],
  ])("of ours, %s, answers 200 and shows: %s", async (path, words) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(words);
  });

  it.each([
    ["/dashboard", ["frame"]],
    ["/create/from-video", ["frame", "shorts"]],
    ["/create/c-1/", ["frame", "studio"]],
    ["/login", []],
    ["/dashboard/nothing", []],
  ])("of ours, %s, preloads the files that its page needs: %j", async (path, files) => {
    const html = await (await ask(path)).text();
    expect([...html.matchAll(/modulepreload" href="\/assets\/(\w+)\.js">/g)].map((it) => it[1])).toEqual(files);
    expect(html).not.toContain("data-pages");
  });

  it.each([
    ["/nothing", "Page not found"],
    ["/blog/no-such-article", "Page not found"],
    ["/privacy/more", "Page not found"],
    ["/de/blog", "Seite nicht gefunden"],
    ["/de/review", "Seite nicht gefunden"],
    ["/en/privacy", "Page not found"],
    ["/app", "Page not found"],
    ["/index.html", "Page not found"],
    ["/404", "Page not found"],
    ["/%E0%A4%A", "Page not found"],
    ["/Dashboard", "Page not found"],
    ["/blog/no.such.article", "Page not found"],
    ["/blog/nothing.png", "Page not found"],
    ["/auth/callback/elsewhere", "Page not found"],
    ["/auth/callback/else.where", "Page not found"],
    ["/dashboard/nothing.png", "The app"],
    ["/create/", "The app"],
    ["/create//", "The app"],
    ["/dashboard/nothing", "The app"],
    ["/dashboard/schedule/posts/a%2Fb/c", "The app"],
  ])("%s answers as it should: %s", async (path, words) => {
    const answer = await ask(path);
    expect(answer.status).toBe(path === "/create/" ? 200 : 404);
    expect(await answer.text()).toContain(words);
  });

  it.each([
    ["de-AT,de;q=0.9,en;q=0.8", "Zur Freigabe", "de"],
    ["en-GB,de;q=0.9", "The review page", "en"],
    ["it,de;q=0", "The review page", "en"],
    [undefined, "The review page", "en"],
    ["en", "Zur Freigabe", "de", "language=de"],
    [undefined, "Zur Freigabe", "de", "language=de"],
    ["de", "Zur Freigabe", "de", "language=xx"],
  ])(
    "of a review link is answered in the reader's language: %s, %s",
    async (wanted, words, language, cookie?: string) => {
      const headers = { ...(wanted && { "accept-language": wanted }), ...(cookie && { cookie }) };
      const page = await ask(`/review/${"a".repeat(64)}`, { headers });
      expect(await page.text()).toContain(words);
      expect(page.headers.get("content-language")).toBe(language);
      expect(page.headers.get("vary")).toContain("accept-language");
    },
  );

  it("of the app is answered in the reader's language, with the account's before the browser's", async () => {
    const answer = async (headers: HeadersInit) => await (await ask("/dashboard", { headers })).text();
    expect(await answer({ "accept-language": "de-AT,en;q=0.8" })).toContain("Die App");
    expect(await answer({ "accept-language": "en", cookie: "language=de" })).toContain("Die App");
    expect(await answer({ "accept-language": "de", cookie: "language=en" })).toContain("The app");
  });

  it.each([
    ["/nothing", "de-AT,en;q=0.8", "Seite nicht gefunden", "de"],
    ["/nothing", "en", "Page not found", "en"],
    ["/blog/no-such-article", "de", "Seite nicht gefunden", "de"],
    ["/de/nothing", "en", "Seite nicht gefunden", "de"],
  ])(
    "that leads nowhere is answered in the reader's language, unless it names one: %s, %s",
    async (path, wanted, words, language) => {
      const answer = await ask(path, { headers: { "accept-language": wanted } });
      expect(await answer.text()).toContain(words);
      expect(answer.headers.get("content-language")).toBe(language);
    },
  );

  it("that a browser has cached is not sent again, unless it is private", async () => {
    const etag = (await ask("/login")).headers.get("etag") ?? "";
    expect((await ask("/login", { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await ask("/dashboard/nothing", { headers: { "if-none-match": etag } })).status).toBe(404);
  });

  it("of a file is never answered with a page, whether the file exists or not", async () => {
    expect((await ask("/favicon.svg")).headers.get("content-type")).toContain("image/svg+xml");
    expect((await ask("/nothing.png")).status).toBe(404);
    expect((await ask("//elsewhere.test/nothing.png")).status).toBe(404);
  });
});

describe("spec §2 Every page names its own address and may be indexed:", () => {
  it.each([
    ["/", "/"],
    ["/?utm_source=x&y=1", "/"],
    ["/dashboard?project=1", "/dashboard"],
    ["/dashboard/", "/dashboard/"],
    ["/privacy/?a=/b", "/privacy/"],
    ["/de?utm_source=x", "/de/"],
    ["/de/privacy/", "/de/privacy"],
    ["/blog/an-article#part", "/blog/an-article"],
    ["/a%22b?x=<script>", "/a%22b"],
    ['/a"><script>alert(1)</script>', "/a%22%3E%3Cscript%3Ealert(1)%3C/script%3E"],
    ["/a&amp;b'c", "/a&amp;amp;b'c"],
    ["/größe/日本", "/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC"],
    ["/gr%c3%b6%c3%9fe", "/gr%c3%b6%c3%9fe"],
    ["/%E0%A4%A", "/%E0%A4%A"],
    ["//elsewhere.test/x", "//elsewhere.test/x"],
    ["/dashboard/%2e%2e/login", "/login"],
    ["/a%2Fb", "/a%2Fb"],
    ["/a;b=1,2@c:d", "/a;b=1,2@c:d"],
  ])("%s is %s", async (path, canonical) => {
    const html = await (await ask(path)).text();
    expect(canonicals(html)).toEqual([`http://localhost:8787${canonical}`]);
    expect(robots(html)).toEqual(["index, follow"]);
  });

  it("except a review link, whose address is a secret (decision 0043)", async () => {
    const page = await ask(`/review/${"a".repeat(64)}`);
    const html = await page.text();
    expect(canonicals(html)).toEqual([]);
    expect([...robots(html), page.headers.get("x-robots-tag")]).toEqual(["noindex, nofollow", "noindex, nofollow"]);
  });

  it("and a forged host in the request changes nothing", async () => {
    const html = await (await ask("/login", { headers: { "x-forwarded-host": "elsewhere.test" } })).text();
    expect(canonicals(html)).toEqual(["http://localhost:8787/login"]);
  });

  it("and a translated page names its language and the whole addresses of the others", async () => {
    const page = await ask("/de/", { headers: { "accept-language": "fr" } });
    expect(page.headers.get("content-language")).toBe("de");
    const html = await page.text();
    expect(html).toContain('hreflang="en" href="http://localhost:8787/"');
    expect(html).toContain('hreflang="pt-BR" href="http://localhost:8787/pt-br/"');
  });

  it("and other services that show a link get whole addresses", async () => {
    const html = await (await ask("/blog/an-article?from=mail")).text();
    expect(html).toContain('<meta property="og:url" content="http://localhost:8787/blog/an-article">');
    expect(html).toContain('<meta property="og:image" content="http://localhost:8787/social/an-article.jpg">');
  });

  it("and so do feed readers", async () => {
    const feed = await ask("/feed.xml");
    expect(feed.headers.get("content-type")).toContain("xml");
    expect(await feed.text()).toContain('<link href="http://localhost:8787/blog/an-article"/>');
    const unchanged = await ask("/feed.xml", { headers: { "if-none-match": feed.headers.get("etag") ?? "" } });
    expect(unchanged.status).toBe(304);
  });
});
