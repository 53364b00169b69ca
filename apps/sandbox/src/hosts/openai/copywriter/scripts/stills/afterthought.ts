import { inside, shared } from "../../material/fragment.ts";
import { isOfOthers } from "../../material/material.ts";
import { isMadeToOrder } from "../../phrases/asks-by-offer.ts";
import { fill } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { upperFirst, wordCount } from "../../words.ts";
import { helpfulFact } from "../steps/helpful-fact.ts";

/** Source: the template's guide. */
const MOST = 12;

/** What a note adds to what it says: the fact that helps against it, the price, the name. Nothing that its hook says already. */
export function afterthought(voice: BrandVoice, { afterthought: [frame = ""], trade }: Phrasebook): string {
  const { hook, points, measures, price, language, brand, words } = voice;
  const isNew = (it: string) => shared(it, hook) === 0 && !(price && it.includes(price));
  const sizes = measures.filter(({ isOfThing }) => isOfThing).map(({ told }) => told);
  const helpful = helpfulFact(voice, {
    about: trade ? `${trade.told.cause} ${trade.cause.join(" ")}` : hook,
    todo: hook,
  });
  // Who has work done asks first how long it takes.
  const quick = isMadeToOrder(voice) ? upperFirst(words.told ?? "") : "";
  const rank = (it: string) => Number(sizes.includes(it)) + 2 * Number(/[$€£]/.test(it));
  const others = points
    .filter((it) => !isOfOthers(it) && !voice.does[0]?.startsWith(it))
    .toSorted((a, b) => rank(a) - rank(b));
  const facts = [quick, helpful, ...others].filter((it) => it !== "" && isNew(it));
  const all = [...facts.map((it) => [it, price].filter(Boolean).join(", ")), ...(price ? [price] : []), ...facts];
  const name = hook.toLowerCase().includes(brand.toLowerCase()) ? "" : `. ${words.b ?? brand}`;
  const lines = all.flatMap((it) => fill(frame, { ...words, p: `${inside(it, language, brand)}${name}` }) ?? []);
  return lines.find((it) => wordCount(it) <= MOST) ?? `${fill(frame, { ...words, p: words.b ?? brand })}`;
}
