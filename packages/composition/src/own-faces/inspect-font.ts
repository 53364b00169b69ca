import {
  FONT_HEAD_BYTES,
  FONT_MAX_BYTES,
  type FontFacts,
  fontTables,
  hasOutlines,
  mayBeUsed,
  mediaKindOf,
  mediaTypeOf,
} from "@vignette/domain/media";
import { readFont } from "./read-font.ts";

/** Why a file is not taken as a typeface. */
export type FontRefusal =
  | "empty"
  | "too-large"
  | "not-a-font"
  | "several-fonts"
  | "old-web-font"
  | "damaged"
  | "restricted"
  | "no-outlines"
  | "no-letters";

/** A font as it is stored, and what there is to know of it. */
export type InspectedFont = {
  kind: "font";
  /** An OpenType file, unpacked. */
  file: Blob;
  facts: FontFacts;
  /** It has letters in colors of their own, which are drawn in the color of the text. */
  isColored: boolean;
  /** The code points that it has. */
  letters: ReadonlySet<number>;
};

/**
 * Reads a file as a typeface: TTF, OTF or WOFF2, by its first bytes and not by its name. What a font calls itself is
 * cleaned; without a usable name it is `fallbackName`. Rejects only if the file itself cannot be read.
 */
export async function inspectFont(
  file: Blob,
  fallbackName: string,
): Promise<InspectedFont | { kind: "refused"; reason: FontRefusal }> {
  const refused = (reason: FontRefusal) => ({ kind: "refused" as const, reason });
  if (file.size === 0) return refused("empty");
  if (file.size > FONT_MAX_BYTES) return refused("too-large");
  const sfnt = await unpacked(new Uint8Array(await file.arrayBuffer()));
  if (typeof sfnt === "string") return refused(sfnt);
  const type = mediaTypeOf(sfnt);
  if (type === null || mediaKindOf(type) !== "font") return refused("not-a-font");
  const tables = fontTables(sfnt.subarray(0, FONT_HEAD_BYTES), sfnt.length);
  if (!tables) return refused("damaged");
  const { offset = 0, length = 0 } = tables.get("OS/2") ?? {};
  if (!mayBeUsed(sfnt.subarray(offset, offset + length))) return refused("restricted");
  if (!hasOutlines(tables)) return refused("no-outlines");
  const { drawn, ...font } = await readFont(sfnt, fallbackName);
  if (drawn !== "letters") return refused(drawn);
  const isColored = ["COLR", "CBDT", "sbix", "SVG "].some((name) => tables.has(name));
  return { kind: "font", file: new Blob([sfnt], { type }), isColored, ...font };
}

/** The OpenType file that a web font packs; other files as they are. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | FontRefusal> {
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  if (signature === "ttcf") return "several-fonts";
  if (signature === "wOFF") return "old-web-font";
  if (signature !== "wOF2") return bytes;
  if (bytes.length < WOFF2_HEAD_BYTES) return "damaged";
  // A few bytes can claim gigabytes.
  if (new DataView(bytes.buffer).getUint32(UNPACKED_SIZE_AT) > FONT_MAX_BYTES) return "too-large";
  const { decompress } = await import("./font-tools.ts");
  const sfnt = await decompress(bytes).catch(() => null);
  if (!sfnt || sfnt.length === 0) return "damaged";
  return sfnt.length > FONT_MAX_BYTES ? "too-large" : new Uint8Array(sfnt);
}

/** Source: https://www.w3.org/TR/WOFF2/#woff20Header */
const WOFF2_HEAD_BYTES = 48;
const UNPACKED_SIZE_AT = 16;
