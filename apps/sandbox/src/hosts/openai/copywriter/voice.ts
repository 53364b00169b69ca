import type { Assignment, ReadBrief } from "./brief.ts";
import { type Language, languageOf } from "./language.ts";
import { type Phrase, phraseFrom, quoted } from "./phrase.ts";
import { type SeededChoices, seededChoices } from "./seeded-choices.ts";
import { baseOfThirdPerson, isVerb } from "./verbs.ts";
import {
  bareWord,
  lowerFirst,
  sentence,
  sentencesIn,
  upperFirst,
  within,
  withoutEnd,
  wordCount,
  wordsIn,
} from "./words.ts";

/** Everything the copywriter says is said from here: the brief, read for the shapes its words can take. */
export type BrandVoice = {
  language: Language;
  name: string;
  /** `name` as the head of a sentence; with its article where it is a common noun. */
  Name: string;
  /** How it is called once it is known: "the candle". The name itself where that is no common noun. */
  nick: string;
  /** The product as the brief calls it. */
  brand: string;
  hook: string;
  /** What hurts and what is promised; null if the brief does not say it. */
  pain: Phrase | null;
  outcome: Phrase | null;
  /** Whom it is for, as a group: "freelance designers". Null if the brief does not say it in such words. */
  people: string | null;
  /** What it is or does, whole sentences. Never empty. */
  does: string[];
  proof: string[];
  price: string | null;
  chance: SeededChoices;
};

/** Words of a wish or a complaint that one line can take. */
const PHRASE_WORDS = 11;

/** `take` counts up where the same assignment should read another way. */
export function brandVoiceOf({ brief, hook, task, kind, template }: Assignment, take = 0): BrandVoice {
  const language = languageOf(brief.language);
  const read = language === "en" ? phraseFrom : quoted;
  const pain = read(brief.pain, PHRASE_WORDS);
  const name = language === "en" ? nameIn(brief.name) : brief.name;
  return {
    language,
    name,
    Name: upperFirst(name),
    nick: name === brief.name ? name : `the ${wordsIn(name).at(-1) ?? ""}`,
    brand: brief.name,
    hook: hook || openingFor(brief, pain),
    pain,
    outcome: read(brief.outcome, PHRASE_WORDS),
    people: language === "en" ? peopleIn(brief.audience) : null,
    does: language === "en" ? doings(brief, upperFirst(name)) : told(brief),
    proof: brief.proof,
    price: brief.price,
    chance: seededChoices({ brief, hook, task, kind, template, ...(take > 0 && { take }) }),
  };
}

/** "Slow-burn soy candle" is no name but a thing: it takes an article. */
function nameIn(name: string): string {
  const isThing = /^\p{L}[\p{Ll}-]+(\s\p{Ll}[\p{Ll}-]*)*\s\p{Ll}[\p{Ll}-]*[^s\s]$/u.test(name);
  return isThing && !/^(the|a|an|my|our|your)\s/i.test(name) ? `the ${lowerFirst(name)}` : name;
}

function openingFor({ name }: ReadBrief, pain: Phrase | null): string {
  return pain?.doing ? `Still ${pain.doing}?` : pain ? withoutEnd(pain.plain) : upperFirst(name);
}

function peopleIn(audience: string): string | null {
  const group = withoutEnd(sentencesIn(audience)[0] ?? "").split(/\s*(?:,(?!\d)|[;(])\s*/)[0] ?? "";
  const named = lowerFirst(within(group, 6));
  return /^\p{L}.*s\b|^(people|women|men|children)\b/iu.test(named) &&
    !/^(he|she|it|they|we|you|anyone|everyone)\b/i.test(named)
    ? named
    : null;
}

/** The description, by sentences; without one the name. */
function told({ name, description }: ReadBrief): string[] {
  const sentences = sentencesIn(description).map(sentence);
  return sentences.length > 0 ? sentences : [sentence(name)];
}

/** The description as sentences with the product as their subject, however it was written. */
function doings({ name, description }: ReadBrief, Name: string): string[] {
  const sentences = sentencesIn(description).map((it) => withSubject(Name, name, withoutEnd(it)));
  return sentences.length > 0 ? sentences : [`${Name} takes the hard part off your plate.`];
}

function withSubject(name: string, brand: string, text: string): string {
  const head = bareWord(wordsIn(text)[0] ?? "");
  const kind = bareWord(wordsIn(brand).at(-1) ?? "");
  const again = new RegExp(`^(?:an?|the)\\s(?:\\S+\\s){0,2}${kind}\\s(?=\\S+ed\\b|made\\b|for\\b|from\\b)`, "i");
  if (/^[a-z]+$/.test(kind) && again.test(text)) return sentence(`${name} is ${text.replace(again, "")}`);
  if (text.toLowerCase().startsWith(name.toLowerCase()) || isVerb(head)) return sentence(text);
  if (/^(a|an|the|one|your|our)$/.test(head) && !/^\S+ \S+ (is|are)\b/.test(text))
    return sentence(`${name} is ${lowerFirst(text)}`);
  if (baseOfThirdPerson(head)) return sentence(`${name} ${lowerFirst(text)}`);
  return wordCount(text) <= 9 && !/\s(is|are|it|you|we)\s/.test(text)
    ? sentence(`${name}: ${lowerFirst(text)}`)
    : sentence(text);
}
