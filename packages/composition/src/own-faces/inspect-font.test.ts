import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { asUploaded, SLAB, VARIABLE } from "../../test/files/an-uploaded-face.ts";
import { type FontRefusal, inspectFont } from "./inspect-font.ts";
import { lettersOfLanguage } from "./letters-of-language.ts";

const require = createRequire(import.meta.url);
const slab = await asUploaded(SLAB);
const packed = new Uint8Array(await readFile(require.resolve(SLAB)));

const inspected = (...parts: BlobPart[]) => inspectFont(new Blob(parts), "brand-font");
const text = (words: string) => new TextEncoder().encode(words);

/** A font with bytes of one of its tables written over. */
function withTable(name: string, change: (table: Uint8Array) => void, renamed = name): Uint8Array<ArrayBuffer> {
  const font = slab.slice();
  const view = new DataView(font.buffer);
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    if (String.fromCharCode(...font.subarray(at, at + 4)) !== name) continue;
    change(font.subarray(view.getUint32(at + 8), view.getUint32(at + 8) + view.getUint32(at + 12)));
    font.set(text(renamed), at);
  }
  return font;
}

const claiming = packed.slice();
new DataView(claiming.buffer).setUint32(16, 3_000_000_000);

describe("a file as a typeface", () => {
  it("says what it is called, packed or not, and is stored unpacked", async () => {
    for (const bytes of [slab, packed]) {
      const font = await inspected(bytes);
      expect(font).toMatchObject({ kind: "font", facts: { family: "Courier Prime", style: "Bold", weights: null } });
      expect(font.kind === "font" && font.file).toMatchObject({ type: "font/ttf", size: slab.length });
    }
  });

  it("says which weights a variable one has", async () => {
    expect(await inspected(await asUploaded(VARIABLE))).toMatchObject({ facts: { weights: [200, 800] } });
  });

  it("is called as its file if its own name cannot be read", async () => {
    const font = withTable("name", (table) => table.fill(0xff, 6));
    expect(await inspected(font)).toMatchObject({ kind: "font", facts: { family: "brand-font" } });
  });

  it.each<[string, FontRefusal, BlobPart]>([
    ["empty", "empty", ""],
    ["a renamed text", "not-a-font", "This is a text."],
    ["larger than 10 MB", "too-large", new Uint8Array(10 * 1024 * 1024 + 1)],
    ["a packed one that claims gigabytes", "too-large", claiming],
    ["a packed one that breaks off", "damaged", packed.subarray(0, packed.length / 2)],
    ["one that breaks off", "damaged", slab.subarray(0, slab.length - 100)],
    ["cut within its directory", "damaged", slab.subarray(0, 30)],
    ["several fonts in one", "several-fonts", text("ttcf\0\x01\0\0")],
    ["an old web font", "old-web-font", text("wOFF\0\x01\0\0")],
    ["one whose license forbids it", "restricted", withTable("OS/2", (table) => table.set([0, 2], 8))],
    ["one of pictures", "no-outlines", withTable("glyf", () => {}, "CBDT")],
    ["one that draws nothing", "no-outlines", withTable("loca", (table) => table.fill(0))],
    ["one without letters", "no-letters", withTable("cmap", (table) => table.fill(0))],
  ])("is refused if it is %s", async (_, reason, bytes) => {
    expect(await inspected(bytes)).toEqual({ kind: "refused", reason });
  });

  it("has letters of a language, or lacks them", async () => {
    const font = await inspected(slab);
    if (font.kind !== "font") throw new Error("This is a font.");
    const missing = (language: string) =>
      lettersOfLanguage(language).filter((letter) => !font.letters.has(letter.codePointAt(0) ?? 0));
    expect([missing("en"), missing("de-AT"), missing("pt-BR")]).toEqual([[], [], []]);
    expect(missing("pl").join("")).toContain("ą");
    expect(missing("ru").length).toBeGreaterThan(60);
  });
});
