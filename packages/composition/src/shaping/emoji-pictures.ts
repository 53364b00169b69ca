import { readSurfaces, type SvgNode, svgNodes } from "./emoji-surfaces.ts";
import type { Surface } from "./set-glyphs.ts";

/** The picture of a colored letter by its glyph number, or null if it has none. */
export type EmojiPictures = (glyph: number) => readonly Surface[] | null;

type Page = { first: number; last: number; bytes: Uint8Array };

/**
 * Reads the `SVG ` table of a font: pages of SVG, each with the pictures of some letters. Noto Color Emoji as fontsource
 * cuts it has its colors only there, where neither Chromium nor Skia looks. Pages are read when they are first needed.
 * Source: OpenType 1.9, "SVG — The SVG (Scalable Vector Graphics) Table".
 */
export function emojiPictures(table: Uint8Array): EmojiPictures {
  const pages = pagesOf(table);
  const read = new Map<Page, Map<string, SvgNode>>();
  return (glyph) => {
    const page = pages.find(({ first, last }) => first <= glyph && glyph <= last);
    if (!page) return null;
    const nodes = read.get(page) ?? svgNodes(new TextDecoder().decode(page.bytes));
    read.set(page, nodes);
    const picture = nodes.get(`glyph${glyph}`);
    return picture ? readSurfaces(picture, nodes) : null;
  };
}

const PAGE_BYTES = 12;

function pagesOf(table: Uint8Array): Page[] {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const list = view.getUint32(2);
  return Array.from({ length: view.getUint16(list) }, (_, i) => {
    const at = list + 2 + i * PAGE_BYTES;
    const start = list + view.getUint32(at + 4);
    // A copy: the table lies in memory that HarfBuzz may move.
    return {
      first: view.getUint16(at),
      last: view.getUint16(at + 2),
      bytes: table.slice(start, start + view.getUint32(at + 8)),
    };
  });
}
