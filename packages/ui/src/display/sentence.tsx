import { createElement, Fragment, type ReactNode } from "react";

/** What is shown in place of a tag: for `<link>our terms</link>` a function of the words inside, for `<name/>` a node. */
export type SentenceParts = Readonly<Record<string, ReactNode | ((words: string) => ReactNode)>>;

/**
 * A translated sentence with parts of its own, such as a link or a name in bold, in the order of its language. A tag without
 * a part is shown as it stands. Source: ADR 146.
 */
export function Sentence({ text, parts }: { text: string; parts: SentenceParts }) {
  const found = [...text.matchAll(/<(\w+)(?:\/>|>(.*?)<\/\1>)/gs)];
  const pieces = found.flatMap(({ 0: tag, 1: name = "", 2: words, index }, place) => {
    const before = found[place - 1];
    const plain = text.slice(before ? before.index + before[0].length : 0, index);
    return [plain, partOf(parts[name], tag, words)];
  });
  const last = found.at(-1);
  const after = text.slice(last ? last.index + last[0].length : 0);
  return createElement(Fragment, null, ...pieces, after);
}

function partOf(part: SentenceParts[string] | undefined, tag: string, words: string | undefined): ReactNode {
  if (part === undefined) return tag;
  return typeof part === "function" ? part(words ?? "") : part;
}
