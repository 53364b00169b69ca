/** Where a table of a font lies in its file, in bytes. */
export type FontTable = { offset: number; length: number };

/** Enough of the beginning of a font to read its directory. Fonts have 10 to 30 tables. */
export const FONT_HEAD_BYTES = 4096;
const ENTRY_BYTES = 16;
const DIRECTORY_AT = 12;

/** What says which letters there are, and how wide they are. */
const NEEDED = ["cmap", "head", "hhea", "hmtx", "maxp"];
/** Of what letters are drawn from, one is enough. */
const OUTLINES = ["glyf", "CFF ", "CFF2"];

/**
 * The tables of an OpenType font by name, from the beginning of its file; null if it is none, breaks off before the end
 * of a table, or does not say which letters it has. `bytes`: of the whole file. Source:
 * https://learn.microsoft.com/en-us/typography/opentype/spec/otff#table-directory
 */
export function fontTables(head: Uint8Array, bytes: number): ReadonlyMap<string, FontTable> | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (view.byteLength < DIRECTORY_AT) return null;
  const count = view.getUint16(4);
  if (DIRECTORY_AT + count * ENTRY_BYTES > view.byteLength) return null;
  const tables = new Map<string, FontTable>();
  for (let at = DIRECTORY_AT; at < DIRECTORY_AT + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (offset + length > bytes) return null;
    tables.set(String.fromCharCode(...head.subarray(at, at + 4)), { offset, length });
  }
  return NEEDED.every((name) => tables.has(name)) ? tables : null;
}

/** Whether letters are outlines, which can be drawn in any size and color. Some fonts of emoji hold pictures instead. */
export const hasOutlines = (tables: ReadonlyMap<string, FontTable>): boolean =>
  OUTLINES.some((name) => tables.has(name));

/** The bytes of `OS/2` that `mayBeUsed` reads. */
export const FONT_RIGHTS_BYTES = 10;

const RESTRICTED = 0x0002;
/** Preview and print, and editable: older fonts name several levels, of which the most generous counts. */
const GENEROUS = 0x0004 | 0x0008;

/**
 * Whether the license that a font names in its table `OS/2` lets its letters be drawn here: any but "restricted". What is
 * published are pictures of letters, never the file. Source: ADR 99;
 * https://learn.microsoft.com/en-us/typography/opentype/spec/os2#fstype
 */
export function mayBeUsed(os2: Uint8Array): boolean {
  const level = ((os2[8] ?? 0) << 8) | (os2[9] ?? 0);
  return (level & RESTRICTED) === 0 || (level & GENEROUS) !== 0;
}
