import { isWeak, sentencesIn, withoutEnd, wordsIn } from "./words.ts";

const FIGURE = /[$€£]?\d[\d.,:]*(?:\s?[%x×+]|\s?\/\s?\d+)?(?:\s\p{L}+){0,2}/u;

/** The few words worth marking: a figure, a short title whole, the product's name, or what the title ends on. Always a part of title or body. */
export function emphasisOf(title: string, body: string, name: string): string {
  const figure = FIGURE.exec(title)?.[0] ?? FIGURE.exec(body)?.[0];
  if (figure) return withoutWeakEnds(wordsIn(withoutEnd(figure)));
  const closing = sentencesIn(title).findLast((it) => wordsIn(it).length > 1) ?? title;
  if (wordsIn(title).length <= 4) return withoutEnd(title);
  return title.includes(name) ? name : withoutWeakEnds(wordsIn(withoutEnd(closing)).slice(-3));
}

function withoutWeakEnds(words: string[]): string {
  const kept = [...words];
  while (kept.length > 1 && isWeak(kept.at(-1) ?? "")) kept.pop();
  while (kept.length > 1 && isWeak(kept[0] ?? "")) kept.shift();
  return kept.join(" ");
}
