import type { PageParts } from "@vignette/domain/research";
import sax, { type Tag as OpenTag } from "sax";
import type { FetchedPage } from "../fetching/fetch-page.ts";
import { elementReader } from "./element-reader.ts";
import { openElements } from "./open-elements.ts";
import { pageMarkup } from "./page-charset.ts";

/** Limits for parsing a page. Our own choice. */
const MOST_ELEMENTS = 100_000;
/** Elements inside each other: the parser searches them at every end. */
const DEEPEST = 1000;

/** How much is parsed before the limits are looked at, in characters. */
const PIECE = 16_384;

/**
 * Extracts the content of a page in one pass, without what is not about its product: menus, dialogs, notices about
 * cookies, boxes with other products. A page beyond the limits is read up to there. Pure; never throws.
 */
export function readHtml(page: FetchedPage): PageParts {
  const parts = emptyParts(page);
  const reader = elementReader(parts);
  const elements = openElements(reader.open);
  // Not strict, it reads HTML: unknown entities and ends without a beginning stay as they are.
  const parser = sax.parser(false, { lowercase: true });
  parser.onopentag = (tag) => elements.begin(tag as OpenTag);
  parser.onclosetag = () => elements.end(parser.tag as OpenTag);
  parser.ontext = (text) => reader.add(text.replace(STRAY_END, " "));
  parser.onscript = reader.add;
  // What it cannot read, it skips.
  parser.onerror = () => parser.resume();
  const markup = pageMarkup(page);
  for (let at = 0; at < markup.length && elements.count() < MOST_ELEMENTS && elements.depth() < DEEPEST; at += PIECE)
    parser.write(markup.slice(at, at + PIECE));
  parser.close();
  elements.endAll();
  reader.end();
  return parts;
}

/** The parser gives the end of an element that was never begun as text. */
const STRAY_END = /<\/[a-z][^<>]*>/gi;

const emptyParts = ({ url, isCut }: FetchedPage): PageParts => ({
  url,
  host: new URL(url).hostname.replace(/^www\./, ""),
  language: "",
  title: "",
  canonical: "",
  refresh: "",
  metas: [],
  jsonLd: [],
  appData: [],
  blocks: [],
  prices: [],
  images: [],
  colours: [],
  scripts: [],
  hasEmptyRoot: false,
  hasConsent: false,
  isCut,
});
