import { PageUrl, TOPIC_TEXT_MAX, TOPIC_TITLE_MAX, type Topic } from "@vignette/domain/research";
import { parseFeed } from "feedsmith";
import * as z from "zod/mini";
import type { FetchedPage } from "../fetching/fetch-page.ts";
import { pageMarkup } from "../html/page-charset.ts";
import { readHtml } from "../html/read-html.ts";
import { feedTooLarge, noFeed } from "./feed-refusals.ts";

/** An item as its feed has it. `id` names it for good; `html` is its text with markup. */
export type PublicItem = { id: string; title: string; html: string; link: string | null };

/** A public feed, the items in its own order. */
export type Feed = { title: string; items: PublicItem[] };

/** Most items of a feed that are read: a catalog of a small shop. Our own choice. */
const ITEMS_MAX = 5000;
/** Markup of an item that is read, in characters: several times the text that is kept. */
const HTML_MAX = 20_000;

/** Parses an RSS, Atom, RDF or JSON feed. Throws a Refusal for anything else, and for one with too many items. */
export function readFeed({ url, ...page }: Pick<FetchedPage, "url" | "html" | "type">): Feed {
  const parsed = parsedFeed(asRss(pageMarkup(page)));
  const { title, found } = partsOf(parsed);
  if (found.length > ITEMS_MAX) throw feedTooLarge();
  const items = found.flatMap(({ ids, title: name, html, links }) => {
    const link = links.map((it) => webAddress(it, url)).find((it) => it !== null) ?? null;
    const id = [...ids, link, name].find((it) => it);
    return id ? [{ id, title: name ?? "", html: html?.slice(0, HTML_MAX) ?? "", link }] : [];
  });
  return { title: wordsOf(title ?? ""), items };
}

/** What a piece about an item is about. Null for an item without words. */
export function topicOfItem({ title, html, link }: PublicItem): Topic | null {
  const text = wordsOf(html).slice(0, TOPIC_TEXT_MAX).trim();
  const name = wordsOf(title).replaceAll("\n", " ") || (text.split("\n")[0] ?? "");
  const short = name.slice(0, TOPIC_TITLE_MAX).trim();
  return short === "" ? null : { title: short.toWellFormed(), text: text.toWellFormed(), link };
}

function parsedFeed(markup: string) {
  try {
    return parseFeed(markup);
  } catch {
    throw noFeed();
  }
}

/** A product feed names its parts with a prefix, which a reader of news does not know. Source: https://support.google.com/merchants/answer/14987622 */
function asRss(markup: string): string {
  if (!markup.slice(0, 4096).includes("http://base.google.com/ns/1.0")) return markup;
  return markup
    .replace(/<(\/?)g:(title|link|description)\b/g, "<$1$2")
    .replace(/<g:id\b[^>]*>/g, "<guid>")
    .replaceAll("</g:id>", "</guid>");
}

type Part = {
  ids: (string | undefined)[];
  title: string | undefined;
  html: string | undefined;
  links: (string | undefined)[];
};

function partsOf(parsed: ReturnType<typeof parsedFeed>): { title: string | undefined; found: Part[] } {
  switch (parsed.format) {
    case "rss": {
      const { title, items = [] } = parsed.feed;
      return {
        title,
        found: items.map((it) => ({
          ids: [it.guid?.value],
          title: it.title,
          html: it.content?.encoded ?? it.description,
          links: [it.link],
        })),
      };
    }
    case "atom": {
      const { title, entries = [] } = parsed.feed;
      return {
        title: title?.value,
        found: entries.map((it) => ({
          ids: [it.id],
          title: it.title?.value,
          html: it.content?.value ?? it.summary?.value,
          links: (it.links ?? []).filter(({ rel = "alternate" }) => rel === "alternate").map(({ href }) => href),
        })),
      };
    }
    case "rdf": {
      const { title, items = [] } = parsed.feed;
      return {
        title,
        found: items.map((it) => ({
          ids: [it.rdf?.about],
          title: it.title,
          html: it.content?.encoded ?? it.description,
          links: [it.link],
        })),
      };
    }
    case "json": {
      const { title, items = [] } = parsed.feed;
      return {
        title,
        found: items.map((it) => ({
          ids: [it.id],
          title: it.title,
          html: it.content_html ?? it.content_text ?? it.summary,
          links: [it.url, it.external_url],
        })),
      };
    }
  }
}

function webAddress(address: string | undefined, base: string): string | null {
  const href = address ? URL.parse(address, base)?.href : undefined;
  return href && z.safeParse(PageUrl, href).success ? href : null;
}

/** The words of a text with markup, a line for each of its blocks. */
function wordsOf(markup: string): string {
  if (!/[<&]/.test(markup)) return markup.trim();
  const html = Uint8Array.from(new TextEncoder().encode(`<html><body>${markup}</body></html>`));
  const page = { url: "https://feed.invalid/", html, type: "text/html; charset=utf-8", isCut: false };
  return readHtml(page)
    .blocks.map(({ text }) => text)
    .join("\n");
}
