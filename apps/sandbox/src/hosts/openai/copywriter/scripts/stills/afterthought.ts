import { inside, shared } from "../../material/fragment.ts";
import { isOfOthers } from "../../material/material.ts";
import { fill } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { wordCount } from "../../words.ts";

/** Source: the template's guide. */
const MOST = 8;

/** What a note adds to what it says: the price or a figure, then another fact, and at last the name. Nothing that its hook says already. */
export function afterthought(voice: BrandVoice, { afterthought: [frame = ""] }: Phrasebook): string {
  const { hook, points, measures, price, language, brand } = voice;
  const isNew = (it: string) => shared(it, hook) === 0;
  const figures = measures.filter(({ isOfThing }) => !isOfThing).map(({ told }) => told);
  const facts = [...figures.filter((it) => points.includes(it)), ...points].filter((it) => !isOfOthers(it));
  const added = facts.filter(isNew).flatMap((it) => (price && !it.includes(price) ? [`${it}, ${price}`, it] : [it]));
  const all = [...added, ...(price ? [price] : []), ...facts, brand];
  const lines = all.flatMap((it) => fill(frame, { ...voice.words, p: inside(it, language, brand) }) ?? []);
  return lines.find((it) => wordCount(it) <= MOST) ?? "";
}
