import { factAloud } from "../../material/fact-aloud.ts";
import { inside, shared } from "../../material/fragment.ts";
import { fill, filled } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import { spokenFrames } from "../../phrases/spoken.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, wordCount } from "../../words.ts";
import { type BeatDraft, draft } from "../draft.ts";
import { checksIn, factsIn } from "../steps/checks.ts";
import { helpfulFact } from "../steps/helpful-fact.ts";
import { causeOf } from "../steps/story.ts";
import { goingOn } from "./moves.ts";
import { knownMistakes } from "./thought.ts";

/** Words of the title over the last take; and of that take: the product, its fact, its price and where it is. Source: the guide of the look. */
const TITLE_WORDS = 10;
const HURRIED_WORDS = 20;

/** The same thing told to a friend, to somebody who doubts it, and to somebody in a hurry: the product, its quickest fact, its price. */
export function threePeople(voice: BrandVoice, book: Phrasebook): BeatDraft[] {
  const { language, quotes, words } = voice;
  const { friend, skeptic, quoted, hurried, bought, order } = spokenFrames(language);
  const [check] = checksIn(voice, book, "ask");
  const cause = book.trade ? causeOf(voice, book.trade) : null;
  const about = cause ? `${cause.cause} ${cause.title} ${cause.why}` : voice.hook;
  const known = cause ? undefined : check?.fact;
  const fact = known ?? helpfulFact(voice, { about, todo: cause?.todo[1] ?? "", known: knownMistakes(book) });
  const [habit] = voice.take > 0 ? (book.trade?.habits ?? []) : [];
  const todo = habit?.[0] ?? cause?.todo[0] ?? check?.step.pair?.[0] ?? voice.gains[0] ?? voice.Name;
  const why = /[.!?]\s+(.+)$/.exec(cause?.cause ?? "")?.[1] ?? "";
  const named = quotes.filter(({ by }) => by !== "");
  // A doubt that the hook quotes is answered by whoever speaks of the same thing.
  const doubt = voice.doubts.find((it) => voice.hook.toLowerCase().includes(it.toLowerCase())) ?? "";
  const speaker = named.find((it) => shared(it.words, doubt) > 1);
  const quote = speaker ?? (why === "" ? named[0] : undefined);
  const other = factsIn(voice, (it) => it === fact)[0] ?? fact;
  const x = (text: string, isSentence = false) => ({ ...words, x: goingOn(voice, text, isSentence) });
  const second =
    quote !== undefined
      ? fill(quoted, { q: quote.words, by: quote.by })
      : fill(skeptic, x(why === "" ? other : why, why !== ""));
  const quick = words.told || inside(fact, language, voice.brand);
  // A fact that is a verb needs its subject.
  const isVerb = factAloud(quick, voice.nick, voice) === `${voice.nick} ${quick}`;
  const own = /^we\s/.test(quick) ? factAloud(quick, voice.nick, voice) : null;
  const product = own ?? `${voice.nick}${isVerb ? "" : ","} ${quick}`;
  // The title has the whole name and the price; the voice also says where it is.
  const told = fill(hurried, { ...words, x: product }) ?? "";
  const price = fill(bought, words) ?? "";
  const third = [`${told} ${price}`, `${fill(hurried, { ...words, x: voice.nick }) ?? ""} ${price}`, told]
    .map((it) => it.trim())
    .find((it) => it !== "" && wordCount(it) <= HURRIED_WORDS);
  const [priced] = filled(order.slice(0, 1), words).filter((it) => wordCount(it) <= TITLE_WORDS);
  return [
    draft("point", { line: sentence(fill(friend, x(todo)) ?? todo) }),
    // The reason has the photo of what it speaks of, which is not the product's.
    draft("point", {
      line: sentence(second ?? other),
      ...(why !== "" && !quote && { scene: "pain", seen: cause?.cause ?? "" }),
    }),
    draft("turn", { line: sentence(third ?? fact), title: priced ?? voice.Name }),
  ];
}
