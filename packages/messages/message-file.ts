import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "./src/locale.ts";

/** A message with variants: what chooses between them, and each with its text. */
type Variants = { declarations: string[]; match: Record<string, string> };
type MessageFile = Record<string, string | [Variants]>;

/**
 * A message in one language: its texts, and the names of the values that are put into them. One that counts has a text for
 * each plural category of its language, with the value that is counted; "*" is any other number, and the only text of others.
 */
export type Message = { texts: Record<string, string>; counted: string | null; inputs: string[] };

/** The messages of a file in inlang's format, by key. Source: https://inlang.com/m/reootnfj/plugin-inlang-messageFormat */
export function readMessages(path: string): Map<string, Message> {
  const file: MessageFile = JSON.parse(readFileSync(path, "utf8"));
  return new Map(
    Object.entries(file)
      .filter(([key]) => key !== "$schema")
      .map(([key, message]) => [key, typeof message === "string" ? plain(message) : withVariants(message[0])]),
  );
}

const plain = (text: string): Message => ({ texts: { "*": text }, counted: null, inputs: namesIn([text]) });

function withVariants({ declarations, match }: Variants): Message {
  const texts = Object.fromEntries(
    Object.entries(match).map(([chosen, text]) => [chosen.split("=").at(-1) ?? "", text]),
  );
  const matching = (pattern: RegExp) => declarations.flatMap((it) => pattern.exec(it)?.[1] ?? []);
  const inputs = new Set([...matching(/^input (\w+)$/), ...namesIn(Object.values(texts))]);
  return { texts, counted: matching(/^local \w+ = (\w+): plural$/)[0] ?? null, inputs: [...inputs].toSorted() };
}

const namesIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((it) => it[1] ?? "")))].toSorted();

const folder = join(import.meta.dirname, "messages");

/** The areas of the product whose texts are in a file each, such as `dashboard`. */
export const areas = (): string[] =>
  globSync("*.json", { cwd: join(folder, "en") })
    .map((it) => it.replace(".json", ""))
    .toSorted();

/** The messages of an area in a language. Source: ADR 146. */
export const messagesOfArea = (locale: Locale, area: string): Map<string, Message> =>
  readMessages(join(folder, locale, `${area}.json`));

/** All messages of a language. */
export const messagesOf = (locale: Locale): Map<string, Message> =>
  new Map(areas().flatMap((area) => [...messagesOfArea(locale, area)]));
