import type { FetchedPage } from "../fetching/fetch-page.ts";

/** How far a page is searched for the name of its character set, in bytes. Browsers look at the first 1024 or more. */
const SEARCHED = 8192;

/** What pages without any declaration are written in, by their language. Source: https://html.spec.whatwg.org/#determining-the-character-encoding */
const BY_LANGUAGE: Record<string, string> = {
  ar: "windows-1256",
  fa: "windows-1256",
  cs: "windows-1250",
  hu: "windows-1250",
  pl: "windows-1250",
  sk: "windows-1250",
  sl: "windows-1250",
  el: "windows-1253",
  he: "windows-1255",
  ja: "shift_jis",
  ko: "euc-kr",
  ru: "windows-1251",
  bg: "windows-1251",
  uk: "windows-1251",
  th: "windows-874",
  tr: "windows-1254",
  vi: "windows-1258",
  zh: "gb18030",
};

/**
 * The text of a page, decoded as browsers do: by its byte order mark, the response's header, its own declaration, else as
 * UTF-8 if it is that, else by its language. Source: https://encoding.spec.whatwg.org/#decode
 */
export function pageMarkup({ html, type }: Pick<FetchedPage, "html" | "type">): string {
  const marked = markOf(html);
  const named = marked ?? known(/charset\s*=\s*["']?([^\s"';,]+)/i.exec(type)?.[1]) ?? declaredIn(html);
  if (named) return new TextDecoder(named).decode(html);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(withoutHalf(html));
  } catch {
    return new TextDecoder(BY_LANGUAGE[languageIn(html)] ?? "windows-1252").decode(html);
  }
}

function markOf([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return a === 0xff && b === 0xfe ? "utf-16le" : null;
}

/** The declaration in a `<meta>` or in XML. One that names UTF-16 is wrong, or it could not have been read. */
function declaredIn(html: Uint8Array): string | null {
  const head = headOf(html).replace(/<!--.*?-->/gs, "");
  const label =
    /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(head)?.[1] ??
    /^<\?xml[^>]*?\bencoding\s*=\s*["']([^"']+)/.exec(head)?.[1];
  const name = known(label);
  if (name?.startsWith("utf-16")) return "utf-8";
  return name === "x-user-defined" ? "windows-1252" : name;
}

const languageIn = (html: Uint8Array) => /<html\b[^>]*?\blang\s*=\s*["']?([a-z]{2})/i.exec(headOf(html))?.[1] ?? "";

const headOf = (html: Uint8Array) => new TextDecoder("windows-1252").decode(html.subarray(0, SEARCHED));

/** The character set that a label names, or null for none that exists. */
function known(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding.toLowerCase();
  } catch {
    return null;
  }
}

/** Without the beginning of a character at the end, where a long page was cut. */
function withoutHalf(html: Uint8Array): Uint8Array {
  const from = Math.max(0, html.length - 3);
  for (let at = html.length - 1; at >= from; at -= 1) if ((html[at] ?? 0) >= 0xc0) return html.subarray(0, at);
  return html;
}
