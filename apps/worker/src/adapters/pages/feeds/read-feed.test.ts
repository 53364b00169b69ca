import { describe, expect, it } from "vitest";
import { readFeed, topicOfItem } from "./read-feed.ts";

const read = (text: string, type = "application/xml") =>
  readFeed({ url: "https://acme.example/blog/feed.xml", html: Uint8Array.from(new TextEncoder().encode(text)), type });
const topics = (text: string) => read(text).items.map(topicOfItem);

const rss = (items: string, head = "") =>
  `<?xml version="1.0"?><rss version="2.0" ${head}><channel><title>Acme &amp; Sons</title>${items}</channel></rss>`;

describe("a feed", () => {
  it("in RSS has its items with the words of their markup", () => {
    const text = rss(
      "<item><guid>n-1</guid><title>Cedar &amp; sage</title><link>/cedar</link><description><![CDATA[<p>Back from <b>Monday</b>.</p><p>220 g.</p>]]></description></item>",
    );
    expect(read(text)).toMatchObject({ title: "Acme & Sons", items: [{ id: "n-1" }] });
    expect(topics(text)).toEqual([
      { title: "Cedar & sage", text: "Back from Monday.\n220 g.", link: "https://acme.example/cedar" },
    ]);
  });

  it("in Atom has the page of an item as its link", () => {
    const text = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Acme</title><entry><id>tag:acme,1</id><title type="html">New &lt;i&gt;cedar&lt;/i&gt;</title><link rel="self" href="https://acme.example/1.atom"/><link href="https://acme.example/1"/><summary>It is here.</summary></entry></feed>`;
    expect(read(text).items[0]).toMatchObject({ id: "tag:acme,1", link: "https://acme.example/1" });
    expect(topics(text)).toEqual([{ title: "New cedar", text: "It is here.", link: "https://acme.example/1" }]);
  });

  it("in JSON is read too", () => {
    const items = [{ id: "7", content_text: "Cedar is back.\nFrom Monday.", url: "https://acme.example/7" }];
    expect(topics(JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "Acme", items }))).toEqual([
      { title: "Cedar is back.", text: "Cedar is back.\nFrom Monday.", link: "https://acme.example/7" },
    ]);
  });

  it("of products names each by the shop's own id", () => {
    const item =
      "<item><g:id>sku-9</g:id><g:title>Cedar candle</g:title><g:link>https://acme.example/9</g:link></item>";
    expect(read(rss(item, 'xmlns:g="http://base.google.com/ns/1.0"')).items).toMatchObject([
      { id: "sku-9", title: "Cedar candle", link: "https://acme.example/9" },
    ]);
  });

  it("whose items have no id knows them by their link, then by their title", () => {
    const text = rss("<item><link>https://acme.example/a</link></item><item><title>B</title></item><item></item>");
    expect(read(text).items.map(({ id }) => id)).toEqual(["https://acme.example/a", "B"]);
  });

  it("gives no address that is not of the web", () =>
    expect(topics(rss("<item><title>A</title><link>javascript:alert(1)</link></item>"))[0]?.link).toBeNull());

  it.each([
    ["a page", "<html><body>Hello</body></html>"],
    ["a cut feed", '<rss version="2.0"><channel><item><title>A'],
    ["nothing", ""],
    ["entities of its own", '<!DOCTYPE rss [<!ENTITY a "aaaa">]><svg>&a;</svg>'],
  ])("that is %s is refused", (_, text) => expect(() => read(text)).toThrow("holds no RSS"));

  it("of endless items is refused", () =>
    expect(() => read(rss("<item><title>A</title></item>".repeat(5001)))).toThrow("5,000 items"));
});
