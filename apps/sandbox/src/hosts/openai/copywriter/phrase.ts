import { baseOfThirdPerson, gerundOf, isGerund, isVerb } from "./verbs.ts";
import { bareWord, lowerFirst, sentence, sentencesIn, within, withoutEnd, wordsIn } from "./words.ts";

/** A wish or a complaint in the shapes that a sentence can take up. A shape that the words do not allow is null. */
export type Phrase = {
  /** Never null: a sentence, or a fragment that reads as one. */
  plain: string;
  /** "you lose hours to invoices" */
  you: string | null;
  /** "lose hours to invoices" */
  act: string | null;
  /** "losing hours to invoices" */
  doing: string | null;
  /** "late invoices" */
  thing: string | null;
};

/** Takes words of the brief, at most `maxWords` of them, and addresses them to the reader. Null if there are none. */
export function phraseFrom(text: string, maxWords: number): Phrase | null {
  const first = withoutEnd(sentencesIn(text)[0] ?? "");
  if (first === "") return null;
  const told = lowerFirst(toReader(within(withoutLead(first), maxWords)));
  const head = bareWord(wordsIn(told)[0] ?? "");

  if (head === "you") return fromYou(told);
  if (isModal(head)) return { ...nothing(told), you: `you ${told}`, plain: sentence(`you ${told}`) };
  if (isGerund(head)) return { ...nothing(told), doing: told };
  if (isVerb(head)) return fromAct(told);
  if (baseOfThirdPerson(head) && !isThings(told)) return fromAct(inBaseForm(told));
  return isStatement(told) ? nothing(told) : { ...nothing(told), thing: told };
}

const nothing = (told: string): Phrase => ({ plain: sentence(told), you: null, act: null, doing: null, thing: null });

function fromYou(told: string): Phrase {
  const rest = told.replace(/^you\s+/i, "");
  const head = bareWord(wordsIn(rest)[0] ?? "");
  return isVerb(head) ? { ...fromAct(rest), plain: sentence(told) } : { ...nothing(told), you: told };
}

function fromAct(told: string): Phrase {
  const [verb = "", ...rest] = wordsIn(told);
  const doing = [gerundOf(verb), ...rest]
    .join(" ")
    .replace(/ and (\p{L}+)/u, (all, next) => (isVerb(next) ? ` and ${gerundOf(next)}` : all));
  return { plain: sentence(told), you: `you ${told}`, act: told, doing, thing: null };
}

const inBaseForm = (told: string): string => {
  const [verb = "", ...rest] = wordsIn(told);
  return [baseOfThirdPerson(verb) ?? verb, ...rest].join(" ");
};

/** "Books that are late", "walks in a rush": many of something, though it could be what somebody does. */
const isThings = (told: string): boolean =>
  /^\p{L}+ (?:that|which|who)\b/u.test(told) ||
  /^(?:books|calls|drinks|orders|plans|posts|repairs|rides|runs|visits|walks) (?:at|before|from|in|of|on|per|with|without)\b/.test(
    told,
  );

const isModal = (word: string): boolean =>
  /^(can|can['’]t|cannot|don['’]t|never|always|still|often|won['’]t|would|could|rarely|barely|hardly)$/.test(word);

/** "so that they lose…", "to lose…" and the like say nothing. */
const withoutLead = (text: string): string =>
  text.replace(/^(so that|because|being able to|able to|the ability to|how to|to|that)\s+/i, "");

const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  // "Customers who report it first" are others, and not the reader.
  [/^(they|we|i|people|users|customers|clients)\b(?!['’]|\s(?:who|that|which)\b)/i, "you"],
  [/\b(they|we)['’]re\b|\bi['’]m\b/gi, "you're"],
  [/\b(they|we|i)['’](ve|ll|d)\b/gi, "you'$2"],
  [/\b(their|our|my)\b/gi, "your"],
  [/\b(themselves|ourselves|myself)\b/gi, "yourself"],
  [/\b(that|when|if|what|how|where|because|and|but|so) (they|we|i)\b(?!['’])/gi, "$1 you"],
];

/** From "they … their" to "you … your": ads speak to the one who reads. */
const toReader = (text: string): string =>
  SUBJECTS.reduce((told, [pattern, replacement]) => told.replace(pattern, replacement), text);

/** A whole sentence of its own, such as "invoices get paid late". */
const isStatement = (text: string): boolean =>
  somebodyDoes(text) ||
  (/\s(is|are|was|were|isn['’]t|aren['’]t|has|have|gets?|takes?|feels?|looks?|costs?|makes?|goes|go|comes?|never|always|doesn['’]t|don['’]t|can['’]t|won['’]t|keeps?|ends?|fails?|falls?|runs?|means?|needs?|eats?|leaves?|turns?|wastes?)\s/i.test(
    ` ${wordsIn(text).slice(1, 7).join(" ")} `,
  ) &&
    !/\b(that|who|which)\b/i.test(wordsIn(text).slice(0, 4).join(" ")));

/** "reps forget to …": many of something, and then what they do. */
function somebodyDoes(text: string): boolean {
  const words = wordsIn(text).slice(0, 6).map(bareWord);
  return words.some((it, at) => /[^s]s$/.test(it) && isVerb(words[at + 1] ?? ""));
}
