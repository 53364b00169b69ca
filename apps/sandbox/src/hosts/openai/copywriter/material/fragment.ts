import { lowerFirst, withoutEnd, wordsIn } from "../words.ts";

/** Words of a German phrase that keep no capital inside a sentence. */
const SMALL_GERMAN =
  /^(?:Der|Die|Das|Den|Dem|Des|Ein|Eine|Einen|Einem|Einer|Kein|Keine|Mit|Ohne|Nur|Erst|Zu|In|Im|Am|Bis|Nach|Von|Vom|Zum|Zur|Aus|Für|Immer|Nie|Schon|Fertig|Endlich|Weniger|Mehr|Alle|Alles|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf)\b/u;

/** "Verlorene Stundenzettel": an adjective before its noun; "Gesprochen wird": a verb. */
const GERMAN_ADJECTIVE = /^(?:\p{Lu}\p{Ll}{3,}(?:e|er|es|en|em) \p{Lu}\p{Ll}|Ge\p{Ll}+(?:t|en) wird\b)/u;

/** Names that keep their capital inside an English sentence. */
const NAMES =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|April|June|July|August|September|October|November|December|English|Spanish|French|German|Italian|American|British|European|Instagram|Google|Excel|Christmas)\b/;

/** A phrase of the brief as it stands behind a colon or a comma: nouns and names keep their capitals. */
export function inside(phrase: string, language: string, name: string): string {
  const text = withoutEnd(phrase);
  if (text.startsWith(name.split(" ")[0] ?? name)) return text;
  if (language === "de")
    return SMALL_GERMAN.test(text) || GERMAN_ADJECTIVE.test(text)
      ? text.replace(/^\p{Lu}/u, (it) => it.toLowerCase())
      : text;
  return language === "en" && NAMES.test(text) ? text : lowerFirst(text);
}

const CUTS: Readonly<Record<string, string>> = {
  en: "after at before by during every for from in on when within",
  de: "ab am an auf aus bei beim bis durch im in nach seit unter vom von vor während zum zur über",
  es: "a al ante bajo cuando desde durante en entre hasta para por sobre tras",
  fr: "à au aux avant chez dans depuis devant en entre par pendant pour quand sous sur",
};
const RELATIVE = /^(?:that|which|who|whose|when|while|que|qui|dont|donde|cuando|if|wenn|weil)$|,$/iu;
export const ARTICLE = /^(?:an?|the|my|your|der|die|das|ein|eine|einen|el|la|los|las|un|una|le|les|une|des|du|ten)$/iu;
/** Words of which no phrase is left if what follows is cut: "women with", "not in". */
const BOUND =
  /^(?:up|out|asleep|awake|alone|ready|alive|wird|werden|wurde|wurden|hat|haben|ist|sind|not|no|never|without|nicht|kein|keine|nie|ohne|sin|nunca|sans|jamais|is|are|was|of|de|du|with|mit|con|avec|and|und|y|et|only|just|also|even|nur|auch|noch|solo|ya|seulement|that|which|who|que|qui)$/iu;

/**
 * A phrase in at most so many words, without what is added to it: of "bitter coffee from the supermarket shelf" the
 * bitter coffee. Null where a part of it would say something else.
 */
export function label(phrase: string, most: number, language: string): string | null {
  const words = wordsIn(withoutEnd(phrase));
  if (words.length === 0) return null;
  if (words.length <= most) return words.join(" ");
  const cuts = new Set((CUTS[language] ?? "").split(" "));
  if (cuts.has((words[0] ?? "").toLowerCase()) || SUBJECT.test(words[0] ?? "")) return null;
  const least = ARTICLE.test(words[0] ?? "") ? 3 : 2;
  for (let at = most; at >= least; at--) {
    const kept = words.slice(0, at);
    if (!cuts.has((words[at] ?? "").toLowerCase()) || isOpen(kept, language)) continue;
    const last = kept.at(-1) ?? "";
    if (BOUND.test(last) || cuts.has(last.toLowerCase()) || ARTICLE.test(last)) continue;
    return kept.join(" ");
  }
  return null;
}

/** A sentence has no label: "we tell you in January what to set aside". */
const SUBJECT = /^(?:we|you|it|wir|du|nosotr[oa]s|nous|tu)$/iu;

/** Whether a clause has begun that says nothing yet. German clauses end on their verb. */
function isOpen(words: readonly string[], language: string): boolean {
  const at = words.findIndex((it) => RELATIVE.test(it));
  return at !== -1 && (language === "de" || /,$/.test(words[at] ?? "") || words.length - at <= CLAUSE_WORDS);
}

/** A pronoun with its verb says nothing yet: "a cat that comes"; what has more and ends before a preposition is a clause. */
const CLAUSE_WORDS = 2;

const COMMON = new Set(
  "about after alle also been cada cuando dans dass desde durch eine einem einen einer entre every from have ihre into leur long made nach nicht noch only over para pour quand schon sehr sich sobre than that their them then they this toda todo tous tout very wenn werden when which will with without your".split(
    " ",
  ),
);

/** What a phrase speaks of, to compare phrases by: the beginnings of its longer words. */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? [])
      .filter((it) => !COMMON.has(it))
      .map((it) => (it.length > 5 ? it.slice(0, 5) : it.replace(/s$/, ""))),
  ),
];

/** How many of the same things two phrases speak of. */
export function shared(a: string, b: string): number {
  const other = stemsOf(b);
  return stemsOf(a).filter((it) => other.includes(it)).length;
}

/** Whether one phrase says hardly more than another one; `share` is how much of the shorter one both have. */
export const saysTheSame = (a: string, b: string, share = 0.8): boolean => {
  const [least = 0, most = 0] = [stemsOf(a).length, stemsOf(b).length].toSorted((x, y) => x - y);
  if (least === 0 || (least === 1 && most > 2)) return a.toLowerCase() === b.toLowerCase();
  return shared(a, b) >= Math.ceil(least * share);
};
