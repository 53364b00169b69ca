import { readFileSync } from "node:fs";

/** A message with variants: what chooses between them, and each with its text. */
type Variants = { declarations: string[]; match: Record<string, string> };
type MessageFile = Record<string, string | [Variants]>;

/** A message in one language: its texts, one for each variant, and the names of the values that are put into it. */
export type Message = { texts: string[]; inputs: string[] };

/** The messages of a file in inlang's format, by key. Source: https://inlang.com/m/reootnfj/plugin-inlang-messageFormat */
export function readMessages(path: string): Map<string, Message> {
  const file: MessageFile = JSON.parse(readFileSync(path, "utf8"));
  return new Map(
    Object.entries(file)
      .filter(([key]) => key !== "$schema")
      .map(([key, message]) => [key, typeof message === "string" ? plain(message) : withVariants(message[0])]),
  );
}

const plain = (text: string): Message => ({ texts: [text], inputs: namesIn([text]) });

function withVariants({ declarations, match }: Variants): Message {
  const texts = Object.values(match);
  const declared = declarations.flatMap((it) => /^input (\w+)$/.exec(it)?.[1] ?? []);
  return { texts, inputs: [...new Set([...declared, ...namesIn(texts)])].toSorted() };
}

const namesIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((it) => it[1] ?? "")))].toSorted();
