import { type Message, messagesOfArea } from "./message-file.ts";
import { LOCALES, type Locale } from "./src/locale.ts";
import { textCode } from "./text-code.ts";

/** A module with a function for each message of an area, in all languages. */
export function functions(area: string): string {
  const languages = new Map(LOCALES.map((locale) => [locale, messagesOfArea(locale, area)]));
  const keys = [...(languages.get("en") ?? new Map()).keys()];
  return [
    'import { getLocale } from "./runtime.js";',
    'import { pluralOf } from "../src/plural.ts";',
    ...keys.map((key) => functionOf(key, languages)),
    "",
  ].join("\n");
}

function functionOf(key: string, languages: ReadonlyMap<Locale, ReadonlyMap<string, Message>>): string {
  const said = (locale: Locale, message: Message) => textCode(message, "values", `pluralOf("${locale}")`);
  const cases = [...languages].flatMap(([locale, messages]) => {
    const message = messages.get(key);
    if (message === undefined) return [];
    const label = locale === "en" ? "default" : `case "${locale}"`;
    return `${label}: return ${said(locale, message)};`;
  });
  return `export const ${key} = (values, options) => { switch (options?.locale ?? getLocale()) { ${cases.join(" ")} } };`;
}

/** The TypeScript declarations of an area's functions, each with its English text. */
export function declarations(area: string): string {
  return [
    'import type { Locale } from "../src/locale.ts";',
    "type Value = string | number;",
    ...[...messagesOfArea("en", area)].map(([key, message]) => declaration(key, message)),
    "export {};",
    "",
  ].join("\n");
}

function declaration(key: string, { texts, inputs }: Message): string {
  const values = inputs.map((name) => `${name}: Value`).join("; ");
  const text = Object.values(texts).join(" / ").replaceAll("*/", "");
  const first = inputs.length === 0 ? "values?: Record<string, never>" : `values: { ${values} }`;
  return `/** ${text} */\nexport declare const ${key}: (${first}, options?: { locale?: Locale }) => string;`;
}
