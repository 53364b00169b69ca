import { upperFirst, withoutEnd } from "../words.ts";

/** What the placeholders of a phrasebook stand for, as it is written inside a sentence; "" is not known. */
export type Words = Readonly<
  Partial<
    Record<
      | ("n" | "dn" | "k" | "b" | "s" | "x" | "y" | "z" | "a" | "l" | "m" | "g" | "p" | "o" | "by" | "price" | "who")
      | (
          | "t"
          | "h"
          | "habit"
          | "steps"
          | "figure"
          | "told"
          | "gained"
          | "doubt"
          | "q"
          | "line"
          | "span"
          | "daily"
          | "three"
          | "whole"
          | "pet"
        ),
      string
    >
  >
>;

/** The line with the brief's words in it; null if the brief has none of what the line needs. */
export function fill(line: string, words: Words): string | null {
  const lookUp = (key: string) => withoutEnd(words[key.toLowerCase() as keyof Words] ?? "");
  const wanted = [...line.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => lookUp(key));
  if (wanted.includes("")) return null;
  return line
    .replace(/([.?!] )?\{(\w+)\}/g, (_, end: string | undefined, key: string) =>
      end || /^[A-Z]/.test(key) ? `${end ?? ""}${upperFirst(lookUp(key))}` : lookUp(key),
    )
    .replace(/([.!?…]\s?[”"“»])\./gu, "$1")
    .replace(/([?!…])\./g, "$1");
}

/** Those of the lines that can be said. */
export const filled = (lines: readonly string[], words: Words): string[] =>
  lines.flatMap((it) => fill(it, words) ?? []);
