import type { PageParts } from "@vignette/domain/research";
import { noiseOf } from "./noise.ts";
import { itemOf, keepMeta, scriptReader } from "./page-head.ts";
import { keepImage } from "./page-images.ts";
import { isFormerPrice, isPrice, pageTexts } from "./page-texts.ts";
import { attribute, type Tag } from "./tag.ts";

const MAX_COLORS = 200;

/** The elements that scripts fill, as frameworks name them. */
const ROOTS = /^(root|app|__next|__nuxt|___gatsby|svelte)$/;

/** Takes the elements and texts of a page in their order, and keeps what is of use in `parts`. */
export function elementReader(parts: PageParts) {
  const texts = pageTexts(parts);
  /** Nothing of what is left out is read; a raw text is a script's, a style's or the title's. */
  let isLeftOut = false;
  let raw: string | null = null;

  const readRaw = (read: (text: string) => void) => {
    raw = "";
    return () => {
      const text = raw ?? "";
      raw = null;
      read(text.trim());
    };
  };
  const leaveOut = () => {
    isLeftOut = true;
    return () => {
      isLeftOut = false;
    };
  };

  /** Reads an element, and gives what is to be done at its end. */
  function open(tag: Tag): (() => void) | null {
    const { name } = tag;
    if (name === "script") return readRaw(scriptReader(parts, tag));
    if (name === "style") return readRaw((css) => keepColors(parts, css));
    if (name === "title" && !isLeftOut && parts.title === "")
      return readRaw((title) => {
        parts.title = title.replace(/\s+/g, " ");
      });
    // A menu may never be closed; the page's main part is none.
    if (isLeftOut && name !== "main") return null;
    isLeftOut = false;
    const names = `${attribute(tag, "id")} ${attribute(tag, "class")}`.trim();
    const noise = noiseOf(tag, names);
    parts.hasConsent ||= noise === "consent";
    if (noise) return leaveOut();
    if (ROOTS.test(attribute(tag, "id")) || name === "app-root") parts.hasEmptyRoot = true;
    keepSingle(parts, tag);
    keepColors(parts, attribute(tag, "style"));
    const item = itemOf(parts, tag);
    const closers = [texts.block(name)];
    if (isFormerPrice(name, names)) closers.push(texts.former());
    else if (item === "price" || isPrice(names)) closers.push(texts.price());
    const ends = closers.filter((it) => it !== null);
    return ends.length === 0 ? null : () => ends.forEach((end) => void end());
  }
  return {
    open,
    add(text: string) {
      if (raw !== null) raw += text;
      else if (!isLeftOut) texts.add(text);
    },
    end: texts.end,
  };
}

/** What an element alone says. */
function keepSingle(parts: PageParts, tag: Tag): void {
  if (tag.name === "html") parts.language = attribute(tag, "lang");
  else if (tag.name === "meta") keepMeta(parts, tag);
  else if (tag.name === "img") keepImage(parts, tag);
  else if (tag.name === "link" && /^canonical$/i.test(attribute(tag, "rel"))) parts.canonical = attribute(tag, "href");
}

function keepColors(parts: PageParts, css: string): void {
  const room = MAX_COLORS - parts.colours.length;
  parts.colours.push(...(css.match(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi) ?? []).slice(0, Math.max(0, room)));
}
