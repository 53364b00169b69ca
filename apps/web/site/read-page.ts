import { readFileSync } from "node:fs";
import { type Locale, localeInPath, m } from "@vignette/messages";
import MarkdownIt from "markdown-it";
import anchor from "markdown-it-anchor";
import { fillIn } from "./fill-in.ts";

export type Heading = { id: string; title: string };

/** A page written in Markdown: its front matter, its body as HTML, and its sections in order. */
export type WrittenPage = {
  path: string;
  title: string;
  description: string;
  /** Of this version, as YYYY-MM-DD. */
  date: string;
  html: string;
  headings: readonly Heading[];
};

/** Reads a page; its path names its language. Throws an Error that names the file if its head or a value is missing. */
export function readPage(path: string, file: string): WrittenPage {
  const { locale } = localeInPath(path);
  const [head, body] = headAndBody(readFileSync(file, "utf8"), file);
  const headings: Heading[] = [];
  const html = markdown(headings).render(fillIn(body, file, locale));
  const field = (name: string) => head.get(name) ?? missing(file, name);
  return {
    path,
    title: field("title"),
    description: field("description"),
    date: field("date"),
    html: tablesThatScroll(html, locale).replaceAll(/<code>[^<]+<\/code>/g, brokenAfterUnderscores),
    headings,
  };
}

function headAndBody(text: string, file: string): [Map<string, string>, string] {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file} has no head.`);
  const lines = head.split("\n").map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return [new Map(lines), body];
}

/** Without raw HTML in the Markdown. Headings get ids to link to, and are added to `headings`. */
function markdown(headings: Heading[]) {
  return new MarkdownIt({ html: false, typographer: true }).use(anchor, {
    level: [2],
    tabIndex: false,
    callback: (_, { slug, title }) => void headings.push({ id: slug, title }),
  });
}

/** Long names of permissions would leave a phone no room for what they are for. */
const brokenAfterUnderscores = (code: string): string => code.replaceAll("_", "_<wbr>");

/** Wraps tables so that a wide one scrolls on its own on a phone, also by keyboard. */
function tablesThatScroll(html: string, locale: Locale): string {
  return html
    .replaceAll(
      "<table>",
      `<div class="table" tabindex="0" role="region" aria-label="${m.site_table({}, { locale })}"><table>`,
    )
    .replaceAll("</table>", "</table></div>");
}

function missing(file: string, what: string): never {
  throw new Error(`${file} needs "${what}".`);
}
