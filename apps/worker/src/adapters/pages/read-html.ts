import type { PageParts } from "@vignette/domain/research";
import { logLine } from "../log/log-line.ts";
import type { FetchedPage } from "./fetch-page.ts";

/** Limits for parsing a page: relevant content comes early, and parsing costs time. Our own choice. */
const MOST_BLOCKS = 1500;
const LONGEST_BLOCK = 1000;
const MAX_COLORS = 200;
const MOST_IMAGES = 500;
const MOST_METAS = 500;
const MOST_SCRIPTS = 50;
/** Blocks inside each other: the parser remembers each open one, so a page could exhaust its memory. Our own choice. */
const DEEPEST = 200;
const BLOCKS = "h1, h2, h3, p, li, td, dd, figcaption, blockquote";

/**
 * Extracts the content of a page in one pass. Text inside scripts, styles and forms is not part of it. What the parser
 * cannot read ends the page there: what came before is used.
 */
export async function readHtml({ url, html, type }: FetchedPage): Promise<PageParts> {
  const host = new URL(url).hostname.replace(/^www\./, "");
  const parts: PageParts = {
    url,
    host,
    language: "",
    title: "",
    metas: [],
    jsonLd: [],
    blocks: [],
    images: [],
    colours: [],
  };
  const open: OpenBlock[] = [];
  const rewriter = new HTMLRewriter()
    .on("html", {
      element: (it) => {
        parts.language = it.getAttribute("lang") ?? "";
      },
    })
    .on("meta", { element: (it) => keepMeta(parts, it) })
    .on("[itemprop][content]", { element: (it) => keepItem(parts, it) })
    .on("img", { element: (it) => keepImage(parts, it) })
    .on("[style]", { element: (it) => keepColors(parts, it.getAttribute("style") ?? "") })
    .on(
      "head > title",
      collected((title) => {
        parts.title = decoded(title);
      }),
    )
    .on(
      'script[type="application/ld+json"]',
      collected((text) => {
        if (parts.jsonLd.length < MOST_SCRIPTS) parts.jsonLd.push(decodedJson(text));
      }),
    )
    .on(
      "style",
      collected((text) => keepColors(parts, text)),
    )
    .on(BLOCKS, blocks(parts, open));
  const isEnough = () => parts.blocks.length >= MOST_BLOCKS || open.length >= DEEPEST;
  const page = new Response(inPieces(html, isEnough), { headers: { "content-type": type } });
  await drained(rewriter.transform(page)).catch((error: unknown) =>
    logLine("warn", "A page could not be parsed to its end.", { error }),
  );
  return parts;
}

const PIECE_BYTES = 16_384;

/** Reads the rewritten page to its end without keeping it. */
async function drained(page: Response): Promise<void> {
  for await (const _ of page.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>);
}

/** Streams the bytes in chunks until the end, or until enough was read. */
function inPieces(bytes: Uint8Array<ArrayBuffer>, isEnough: () => boolean): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length || isEnough()) return controller.close();
      controller.enqueue(bytes.subarray(at, at + PIECE_BYTES));
      at += PIECE_BYTES;
    },
  });
}

function keepMeta(parts: PageParts, element: Element): void {
  const name = element.getAttribute("property") ?? element.getAttribute("name");
  const content = element.getAttribute("content");
  if (name && content && parts.metas.length < MOST_METAS)
    parts.metas.push({ name: name.toLowerCase(), content: decoded(content) });
}

/** Microdata, as older shops use it: `<span itemprop="price" content="24.00">`. */
function keepItem(parts: PageParts, element: Element): void {
  const name = element.getAttribute("itemprop")?.toLowerCase();
  const content = decoded(element.getAttribute("content") ?? "");
  if ((name === "price" || name === "pricecurrency") && parts.metas.length < MOST_METAS)
    parts.metas.push({ name: `itemprop:${name}`, content });
}

function keepImage(parts: PageParts, element: Element): void {
  const src = addressOf(element);
  const isSmall = Number(element.getAttribute("width") ?? 999) < 120;
  // Tracking pixels and inline images are no pictures of the product.
  if (src !== "" && !isSmall && parts.images.length < MOST_IMAGES) {
    parts.images.push({ src: decoded(src), alt: decoded(element.getAttribute("alt") ?? "") });
  }
}

/** The address of a picture; that of one that loads late stands in an attribute beside an inline placeholder. */
function addressOf(element: Element): string {
  const single = ["src", "data-src", "data-lazy-src", "data-original"].map((name) => element.getAttribute(name));
  const found = single.find((it) => it && !it.startsWith("data:"));
  return found ?? largestOf(element.getAttribute("data-srcset") ?? element.getAttribute("srcset") ?? "");
}

/** The address with the largest descriptor of a `srcset`, such as `/a.jpg 400w, /b.jpg 1200w`; empty without any. */
function largestOf(srcset: string): string {
  const candidates = srcset.split(/,\s+/).map((it) => {
    const [address = "", size = "1x"] = it.trim().split(/\s+/);
    return { address, size: Number.parseFloat(size) || 0 };
  });
  const usable = candidates.filter(({ address }) => address !== "" && !address.startsWith("data:"));
  return usable.toSorted((a, b) => b.size - a.size)[0]?.address ?? "";
}

function keepColors(parts: PageParts, css: string): void {
  const room = MAX_COLORS - parts.colours.length;
  parts.colours.push(...(css.match(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi) ?? []).slice(0, Math.max(0, room)));
}

/** Collects the complete text of an element, with its entities. */
function collected(keep: (text: string) => void): HTMLRewriterElementContentHandlers {
  let text = "";
  return {
    element(element) {
      text = "";
      atEnd(element, () => keep(text.trim()));
    },
    text(chunk) {
      text += chunk.text;
    },
  };
}

type OpenBlock = { tag: string; text: string };

/** Text belongs to the innermost open block; a nested block ends the text of the outer one. */
function blocks(parts: PageParts, open: OpenBlock[]): HTMLRewriterElementContentHandlers {
  const close = () => {
    const block = open.pop();
    const text = decoded(block?.text ?? "")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, LONGEST_BLOCK);
    if (block && text !== "") parts.blocks.push({ tag: block.tag, text });
  };
  return {
    element(element) {
      open.push({ tag: element.tagName, text: "" });
      atEnd(element, close);
    },
    text(chunk) {
      const block = open.at(-1);
      if (block && block.text.length < 2 * LONGEST_BLOCK) block.text += chunk.text;
    },
  };
}

/** Acts at the end of an element; at once for one that closes itself, as in SVG. */
function atEnd(element: Element, act: () => void): void {
  try {
    element.onEndTag(act);
  } catch {
    act();
  }
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  euro: "€",
  pound: "£",
};

/**
 * A script is raw text, so that its entities belong to the values and are decoded after parsing. A script that is no JSON
 * may have been encoded as a whole. Source: https://html.spec.whatwg.org/#restrictions-on-the-contents-of-raw-text-elements
 */
function decodedJson(text: string): string {
  if (!text.includes("&")) return text;
  try {
    return JSON.stringify(
      JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? decoded(value) : value)),
    );
  } catch {
    return decoded(text);
  }
}

/** The parser does not decode entities. Decodes those that are common on product pages, and all numeric ones. */
function decoded(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = name[1] === "x" || name[1] === "X" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
