import type { Assignment, Brief } from "./brief.ts";
import { type Phrase, phraseFrom } from "./phrase.ts";
import { type Seeded, seeded } from "./seeded.ts";
import { baseOfThirdPerson, isVerb } from "./verbs.ts";
import {
  bare,
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
export type Voice = {
  name: string;
  /** `name` as the head of a sentence. */
  Name: string;
  hook: string;
  pain: Phrase;
  outcome: Phrase;
  /** Whom it is for, as a group: "freelance designers". Null if the brief does not say it in such words. */
  people: string | null;
  /** What it is or does, whole sentences. Never empty. */
  does: string[];
  proof: string[];
  price: string | null;
  chance: Seeded;
};

const NO_PAIN = "You know the feeling of doing it the hard way.";
const NO_OUTCOME = "It simply gets easier.";

export function voiceOf({ brief, hook, task }: Assignment): Voice {
  const pain = phraseFrom(brief.pain, 11) ?? onlyPlain(NO_PAIN);
  const outcome = phraseFrom(brief.outcome, 11) ?? onlyPlain(NO_OUTCOME);
  return {
    name: brief.name,
    Name: upperFirst(brief.name),
    hook: hook || openingFor(brief, pain),
    pain,
    outcome,
    people: peopleIn(brief.audience),
    does: doings(brief),
    proof: brief.proof,
    price: brief.price,
    chance: seeded({ brief, hook, task }),
  };
}

const onlyPlain = (plain: string): Phrase => ({ plain, you: null, act: null, doing: null, thing: null });

function openingFor({ name }: Brief, pain: Phrase): string {
  return pain.doing ? `Still ${pain.doing}?` : `What nobody tells you about ${name}`;
}

function peopleIn(audience: string): string | null {
  const group = withoutEnd(sentencesIn(audience)[0] ?? "").split(/\s*[,;(]\s*/)[0] ?? "";
  const named = lowerFirst(within(group, 6));
  return /^\p{L}.*s\b|^(people|women|men|children)\b/iu.test(named) &&
    !/^(he|she|it|they|we|you|anyone|everyone)\b/i.test(named)
    ? named
    : null;
}

/** The description as sentences with the product as their subject, however it was written. */
function doings({ name, description }: Brief): string[] {
  const told = sentencesIn(description).map((it) => withSubject(upperFirst(name), withoutEnd(it)));
  return told.length > 0 ? told : [`${upperFirst(name)} takes the hard part off your plate.`];
}

function withSubject(name: string, text: string): string {
  const head = bare(wordsIn(text)[0] ?? "");
  if (text.toLowerCase().startsWith(name.toLowerCase()) || isVerb(head)) return sentence(text);
  if (/^(a|an|the|one|your|our)$/.test(head) && !/^\S+ \S+ (is|are)\b/.test(text))
    return sentence(`${name} is ${lowerFirst(text)}`);
  if (baseOfThirdPerson(head)) return sentence(`${name} ${lowerFirst(text)}`);
  return wordCount(text) <= 9 && !/\s(is|are|it|you|we)\s/.test(text)
    ? sentence(`${name}: ${lowerFirst(text)}`)
    : sentence(text);
}
