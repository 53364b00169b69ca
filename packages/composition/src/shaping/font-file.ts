import { Blob, Buffer, Direction, Face, Feature, Font, shape, Variation } from "harfbuzzjs";
import { type EmojiPictures, emojiPictures } from "./emoji-pictures.ts";
import type { Ink } from "./set-glyphs.ts";

/** A letter as HarfBuzz sets it, in units of the font; `cluster` is the index of the letter in the text. */
export type ShapedGlyph = { id: number; cluster: number; advance: number; dx: number; dy: number };

/** One font file: its letters, how they are spaced, and their outlines. */
export class FontFile {
  readonly #face: Face;
  readonly #language: string;
  readonly #letters: ReadonlySet<number>;
  readonly #fonts = new Map<number, Font>();
  readonly #inks = new Map<string, Ink>();
  readonly #pictures: EmojiPictures | null;

  /** `sfnt` are the bytes of an OpenType font; without an outline, a letter is empty. Never throws, for any bytes. */
  constructor(sfnt: Uint8Array, language: string, { hasPictures = true } = {}) {
    this.#face = new Face(new Blob(sfnt));
    this.#language = language;
    this.#letters = new Set(this.#face.collectUnicodes());
    const svg = hasPictures && this.#face.referenceTable("SVG ");
    this.#pictures = svg ? emojiPictures(svg) : null;
  }

  get unitsPerEm(): number {
    return this.#face.upem;
  }

  /** Whether it has all of these code points. */
  covers(codePoints: readonly number[]): boolean {
    return codePoints.every((point) => this.#letters.has(point));
  }

  /** One run of one direction in visual order. `spaced`: letters are spaced out, so no ligatures are formed. */
  shape(text: string, weight: number, rightToLeft: boolean, spaced: boolean): ShapedGlyph[] {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(this.#language);
    shape(this.#font(weight), buffer, spaced ? [new Feature("liga", 0), new Feature("clig", 0)] : []);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      id: codepoint,
      cluster,
      advance: xAdvance,
      dx: xOffset,
      dy: yOffset,
    }));
  }

  /** The outline or picture of a letter; the same object every time. */
  ink(glyph: number, weight: number): Ink {
    const key = `${glyph} ${weight}`;
    const ink = this.#inks.get(key) ?? this.#inkOf(glyph, weight);
    this.#inks.set(key, ink);
    return ink;
  }

  #inkOf(glyph: number, weight: number): Ink {
    const picture = this.#pictures?.(glyph);
    if (picture) return { picture };
    const steps = this.#font(weight).glyphToJson(glyph);
    // Fonts count upwards from the base line, a canvas downwards.
    return {
      outline: steps.map(({ type, values }) => ({ type, values: values.map((v, i) => (i % 2 === 0 ? v : -v)) })),
    };
  }

  #font(weight: number): Font {
    const known = this.#fonts.get(weight);
    if (known) return known;
    const font = new Font(this.#face);
    // A file of one weight ignores it.
    font.setVariations([new Variation("wght", weight)]);
    this.#fonts.set(weight, font);
    return font;
  }
}
