import { describe, expect, it } from "vitest";
import { ask } from "../support.ts";

const canonicals = (html: string) => [...html.matchAll(/<link rel="canonical" href="([^"]*)">/g)].map((it) => it[1]);
const robots = (html: string) => [...html.matchAll(/<meta name="robots" content="([^"]*)">/g)].map((it) => it[1]);

describe("spec §2 Screens and routes: an address", () => {
  it.each([
    ["/", "The landing page"],
    ["/privacy", "The privacy page"],
    ["/privacy/", "The privacy page"],
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
    ["/nothing", "Nothing at this address"],
    ["/blog/no-such-article", "Nothing at this address"],
    ["/privacy/more", "Nothing at this address"],
    ["/app", "Nothing at this address"],
    ["/index.html", "Nothing at this address"],
    ["/404", "Nothing at this address"],
    ["/%E0%A4%A", "Nothing at this address"],
    ["/Dashboard", "Nothing at this address"],
    ["/blog/no.such.article", "Nothing at this address"],
    ["/blog/nothing.png", "Nothing at this address"],
    ["/auth/callback/elsewhere", "Nothing at this address"],
    ["/auth/callback/else.where", "Nothing at this address"],
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
});
