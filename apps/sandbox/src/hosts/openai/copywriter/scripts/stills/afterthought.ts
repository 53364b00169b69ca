import { inside, shared } from "../../material/fragment.ts";
import { isOfOthers } from "../../material/material.ts";
import { fill, filled } from "../../phrases/fill.ts";
import { isMadeToOrder } from "../../phrases/offers.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, sentencesIn, upperFirst, withoutEnd, wordCount } from "../../words.ts";
import { formOf, wordsOfJoke } from "../memes/jokes.ts";
import { helpfulFact } from "../steps/helpful-fact.ts";
import { causeOf } from "../steps/story.ts";

/** Source: the template's guide. */
const MOST = 12;

/**
 * What a note adds to what it says: under a complaint its cause, under what is glad whom it thanks; else the fact that helps. Then the price
 * and the name. Nothing that its hook says already.
 */
export function afterthought(voice: BrandVoice, book: Phrasebook): string {
  const {
    afterthought: [frame = ""],
    trade,
  } = book;
  const answer = answered(voice, book);
  if (answer !== null) return answer;
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

/** "It's often the beans. Look for the roast date", "PS: thanks to …"; null where the note neither complains nor is glad, or nothing is known. */
function answered(voice: BrandVoice, { afterthought: [frame = ""], thanks, trade }: Phrasebook): string | null {
  const { words, hook, brand, language } = voice;
  const isNamed = hook.toLowerCase().includes(brand.toLowerCase());
  const form = formOf({ ...voice, hook: hook.replaceAll(brand, "") });
  const isPained = form === "pain" && hook.toLowerCase().includes((words.l ?? "\n").toLowerCase());
  const known = trade && isPained ? causeOf(voice, trade) : null;
  const [cause = ""] = sentencesIn(known?.cause ?? "");
  const said =
    cause !== ""
      ? `${inside(withoutEnd(cause), language, brand)}. ${withoutEnd(known?.todo[0] ?? "")}`
      : form === "gain" && !isNamed && !hook.endsWith("?")
        ? (fill(thanks, words) ?? "")
        : "";
  // What is glad has something to smile at, before whom it thanks.
  const jokes = cause === "" && said !== "" ? filled(trade?.jokes.glad ?? [], wordsOfJoke(voice)) : [];
  const [joke = ""] = jokes.toSorted((a, b) => shared(b, hook) - shared(a, hook));
  // An answer is no postscript.
  const line = said === "" ? null : cause !== "" ? upperFirst(said) : fill(frame, { ...words, p: said });
  const lines = [joke === "" || line === null ? null : `${sentence(joke)} ${line}`, line];
  return lines.find((it) => it !== null && wordCount(it) <= MOST) ?? null;
}
