import anton from "@fontsource/anton/unicode.json" with { type: "json" };
import archivoBlack from "@fontsource/archivo-black/unicode.json" with { type: "json" };
import courierPrime from "@fontsource/courier-prime/unicode.json" with { type: "json" };
import colorEmoji from "@fontsource/noto-color-emoji/unicode.json" with { type: "json" };
import patrickHand from "@fontsource/patrick-hand/unicode.json" with { type: "json" };
import caveat from "@fontsource-variable/caveat/unicode.json" with { type: "json" };
import familjenGrotesk from "@fontsource-variable/familjen-grotesk/unicode.json" with { type: "json" };
import newsreader from "@fontsource-variable/newsreader/unicode.json" with { type: "json" };
import notoSans from "@fontsource-variable/noto-sans/unicode.json" with { type: "json" };
import notoArabic from "@fontsource-variable/noto-sans-arabic/unicode.json" with { type: "json" };
import notoBengali from "@fontsource-variable/noto-sans-bengali/unicode.json" with { type: "json" };
import notoDevanagari from "@fontsource-variable/noto-sans-devanagari/unicode.json" with { type: "json" };
import notoHebrew from "@fontsource-variable/noto-sans-hebrew/unicode.json" with { type: "json" };
import notoSymbols from "@fontsource-variable/noto-sans-symbols/unicode.json" with { type: "json" };
import notoTamil from "@fontsource-variable/noto-sans-tamil/unicode.json" with { type: "json" };
import notoThai from "@fontsource-variable/noto-sans-thai/unicode.json" with { type: "json" };
import tiktokSans from "@fontsource-variable/tiktok-sans/unicode.json" with { type: "json" };

/** A family of files, one for each part of Unicode, so that a text loads only the letters it has. */
export type Family = {
  package: string;
  /** The parts of a file name around the subset: `anton-` *latin* `-400-normal`. */
  file: readonly [before: string, after: string];
  /**
   * CSS unicode ranges by part; East Asian families have none before `learnEastAsian`. Files may hold less than their
   * range says.
   */
  ranges: Record<string, string>;
  /** For letters that look different by language. */
  language: string;
};

/** Every family that content can be drawn with; all under the Open Font License. */
export const FAMILIES = {
  native: variable("tiktok-sans", tiktokSans),
  edit: variable("familjen-grotesk", familjenGrotesk),
  punch: fixed("anton", anton, 400),
  block: fixed("archivo-black", archivoBlack, 400),
  hand: fixed("patrick-hand", patrickHand, 400),
  note: variable("caveat", caveat),
  type: fixed("courier-prime", courierPrime, 700),
  quote: variable("newsreader", newsreader),
  quoteItalic: variable("newsreader", newsreader, "en", "italic"),
  sans: variable("noto-sans", notoSans),
  japanese: variable("noto-sans-jp", {}, "ja"),
  korean: variable("noto-sans-kr", {}, "ko"),
  chinese: variable("noto-sans-sc", {}, "zh-Hans"),
  arabic: variable("noto-sans-arabic", notoArabic, "ar"),
  hebrew: variable("noto-sans-hebrew", notoHebrew, "he"),
  thai: variable("noto-sans-thai", notoThai, "th"),
  devanagari: variable("noto-sans-devanagari", notoDevanagari, "hi"),
  bengali: variable("noto-sans-bengali", notoBengali, "bn"),
  tamil: variable("noto-sans-tamil", notoTamil, "ta"),
  symbols: variable("noto-sans-symbols", notoSymbols),
  emoji: fixed("noto-color-emoji", colorEmoji, 400),
} satisfies Record<string, Family>;
export type FamilyName = keyof typeof FAMILIES;

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Whether a letter needs the ranges of East Asian families, which are not loaded yet. */
export function needsEastAsian(letter: string): boolean {
  return EAST_ASIAN.test(letter) && Object.keys(FAMILIES.japanese.ranges).length === 0;
}

/** Their ranges are as large as everything else together, so they are loaded only for texts that need them. */
export async function learnEastAsian(): Promise<void> {
  const { japanese, korean, chinese } = await import("./east-asian-ranges.ts");
  Object.assign(FAMILIES.japanese.ranges, japanese);
  Object.assign(FAMILIES.korean.ranges, korean);
  Object.assign(FAMILIES.chinese.ranges, chinese);
}

function variable(name: string, ranges: Record<string, string>, language = "en", style = "normal"): Family {
  return { package: `@fontsource-variable/${name}`, file: [`${name}-`, `-wght-${style}`], ranges, language };
}

function fixed(name: string, ranges: Record<string, string>, weight: number): Family {
  return { package: `@fontsource/${name}`, file: [`${name}-`, `-${weight}-normal`], ranges, language: "en" };
}

/** `@fontsource/anton/files/anton-latin-400-normal.woff2`. Numbered parts are in brackets in the ranges. */
export function filePath({ package: name, file: [before, after] }: Family, part: string): string {
  return `${name}/files/${before}${part.replace(/[[\]]/g, "")}${after}.woff2`;
}
