import { isFigure } from "@vignette/composition";
import type { Script, SpokenWord } from "@vignette/domain/studio";

/**
 * The spoken words with the important ones emphasized: phrases that a title marks with *asterisks*, and figures. A
 * figure has its source in the brief; scripts that state any other are refused. The number of a name ("Tern 2") is none.
 */
export function withEmphasis(words: readonly SpokenWord[], { beats }: Pick<Script, "beats">) {
  const phrases = beats.flatMap(({ title }) =>
    [...title.matchAll(/\*([^*]+)\*/g)].map(([, phrase = ""]) => phrase.split(/\s+/).map(bare).filter(Boolean)),
  );
  const said = words.map(({ text }) => bare(text));
  const marked = new Set(phrases.flatMap((phrase) => placesOf(phrase, said)));
  return words.map((word, at) => (marked.has(at) || isFigure(words, at) ? { ...word, emphasis: true } : word));
}

function placesOf(phrase: readonly string[], said: readonly string[]): number[] {
  if (phrase.length === 0) return [];
  const start = said.findIndex((_, at) => phrase.every((word, k) => said[at + k] === word));
  return start === -1 ? [] : phrase.map((_, k) => start + k);
}

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
