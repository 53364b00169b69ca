import { expect, it } from "vitest";
import { fontTables, hasOutlines, mayBeUsed } from "./font-tables.ts";
import { mediaTypeOf } from "./media-type.ts";

const NAMES = ["cmap", "head", "hhea", "hmtx", "maxp", "glyf"];

/** The directory of a font whose tables lie behind each other, 100 bytes each. */
function aDirectory(names: readonly string[], signature = "\x00\x01\x00\x00"): Uint8Array {
  const bytes = new Uint8Array(12 + names.length * 16);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) =>
    bytes.set(
      Array.from(text, (it) => it.charCodeAt(0)),
      at,
    );
  write(0, signature);
  view.setUint16(4, names.length);
  for (const [i, name] of names.entries()) {
    write(12 + i * 16, name);
    view.setUint32(12 + i * 16 + 8, bytes.length + i * 100);
    view.setUint32(12 + i * 16 + 12, 100);
  }
  return bytes;
}
const whole = (names: readonly string[]) => aDirectory(names).length + names.length * 100;

it("a font is known by its first bytes, whatever its name", () => {
  const signatures = ["\x00\x01\x00\x00", "true", "OTTO", "ttcf", "wOF2", "wOFF", "This is a text."];
  const types = signatures.map((it) => mediaTypeOf(aDirectory(NAMES, it)));
  expect(types).toEqual(["font/ttf", "font/ttf", "font/otf", null, null, null, null]);
});

it("a font has what letters are drawn from, to the end of its last table", () => {
  expect(fontTables(aDirectory(NAMES), whole(NAMES))?.get("glyf")).toMatchObject({ length: 100 });
  expect(fontTables(aDirectory(NAMES), whole(NAMES) - 1)).toBeNull();
  expect(fontTables(aDirectory(NAMES).subarray(0, 40), whole(NAMES))).toBeNull();
  expect(fontTables(new Uint8Array(3), 3)).toBeNull();
  for (const lost of NAMES) {
    const rest = NAMES.filter((name) => name !== lost);
    const tables = fontTables(aDirectory(rest), whole(rest));
    expect(tables !== null && hasOutlines(tables), lost).toBe(false);
  }
});

it.each([
  ["installable", 0x0000, true],
  ["restricted", 0x0002, false],
  ["preview and print", 0x0004, true],
  ["editable", 0x0008, true],
  ["restricted and editable, as old fonts have it", 0x000a, true],
  ["restricted, and no subsets", 0x0102, false],
])("a font whose license is %s", (_, level, isUsed) => {
  expect(mayBeUsed(Uint8Array.of(0, 4, 0, 0, 0, 0, 0, 0, level >> 8, level & 0xff))).toBe(isUsed);
});
