import type { Language } from "../language.ts";
import { baseOfThirdPerson } from "../verbs.ts";
import { lowerFirst, wordsIn } from "../words.ts";

/** How a product is spoken of: "garden paths" are many, and "Muddy Paws" is one business. */
export type Spoken = { language: Language; isMany: boolean };

/**
 * A fact as a sentence about its product, without a mark at its end: "the Tern 2 has a wide toe box". Null where the words of the
 * fact do not tell how it would be said; it stands behind a colon then. English and Spanish; German where something takes a time.
 */
export function factAloud(fact: string, name: string, { language, isMany: areMany }: Spoken): string | null {
  if (language === "es") return spanish(fact, name);
  if (language === "de") return german(fact, name);
  if (language !== "en") return null;
  const x = lowerFirst(fact);
  const isMany = name === "they" || (areMany && name !== "it");
  const [first = ""] = wordsIn(x);
  if (/^we\s/.test(x)) return name === "it" || name === "they" ? x : `at ${name}, ${x}`;
  // After the product was named, a whole sentence is clear.
  if (FINITE.test(x)) return name === "it" || name === "they" ? x : `with ${name}, ${x}`;
  if (WAS_DONE.test(x)) return `${name} ${isMany ? "were" : "was"} ${x}`;
  const [, things = "", from = ""] = FROM.exec(x) ?? [];
  if (from !== "") return `${OWN[name] ?? `the ${things} of ${name}`}${OWN[name] ? ` ${things}` : ""} come ${from}`;
  if (IS_DONE.test(x)) return `${name} ${isMany ? "are" : "is"} ${x}`;
  if (baseOfThirdPerson(first) !== null && !/^\S+ (?:(?:from|for) |of \d)/.test(x))
    return isMany ? null : `${name} ${x}`;
  if (LASTING.test(x)) return `${name} ${isMany ? "come" : "comes"} with ${x}`;
  // How many there are at a time is nothing that it has.
  if (EACH.test(x)) return name === "it" || name === "they" ? `it's ${x}` : `with ${name}, it's ${x}`;
  if (HAD.test(x)) return `${name} ${isMany ? "have" : "has"} ${x}`;
  if (YEARS.test(x)) return `${name} ${isMany ? "come" : "comes"} with a ${x}`;
  if (x.startsWith("the same ")) return name === "it" || name === "they" ? `it's ${x}` : `with ${name}, it's ${x}`;
  if (x.startsWith("the ")) return `${name} ${isMany ? "come" : "comes"} with ${x}`;
  // Paths use nothing: they are made of it.
  if (x.startsWith("only ")) return isMany ? `${name} are made of nothing but ${x.slice(5)}` : `${name} uses ${x}`;
  if (/^no\s/.test(x)) return `${name} ${isMany ? "have" : "has"} ${x}`;
  return MEANT.test(x) ? `${name} ${isMany ? "mean" : "means"} ${x}` : null;
}

/** "The sole can be replaced"; not "the edges that are …". */
const FINITE =
  /^(?:the|your|our|you|it|every|each|all)\s(?:(?!that\s|which\s|who\s)\S+\s){0,3}(?:is|are|can|will|has|have|gets?|stays?|lasts?|takes?|pays?)\s/;
const WAS_DONE = /^(?:tested|designed|developed)\s/;
const IS_DONE = /^(?:\p{L}{2,}ed|laid|made|built|cut|sewn|woven|grown|sent|free|available)\s/u;
const HAD = /^(?:an?|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\s\p{L}{4,}/u;
/** "Six people per course", "four evenings, two hours each". */
const EACH =
  /^(?:an?|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\s\p{L}{3,}.*\b(?:per|each|at most|at a time|a (?:day|week|month|walk|visit))\b/u;
const LASTING = /^\d{1,3} (?:years?|months?|days?) of\s/;
const YEARS = /^(?:two|three|four|five|six|seven|ten|\d{1,2})-(?:year|day|month|week)\s/;
/** "Beans from two farms". */
const FROM = /^(\p{Ll}+[^s]s) (from .+)$/u;
const OWN: Readonly<Record<string, string>> = { it: "its", they: "their" };
const MEANT = /^\p{Ll}+s (?:from|of|by)\s/u;

/** "Se limpia con un botón", "Hecho en Valencia". */
function spanish(fact: string, name: string): string | null {
  const x = lowerFirst(fact);
  if (/^(?:(?:se|te|no se) \p{Ll}+|\p{Ll}{3,}[ae] (?:el|la|los|las|un|una|\d+) )/u.test(x)) return `${name} ${x}`;
  return /^(?:hech|fabricad)[oa]s? /.test(x) ? `${name} está ${x}` : null;
}

/** "Eine Rechnung in 90 Sekunden". */
function german(fact: string, name: string): string | null {
  const [, thing = "", time = ""] =
    /^(eine? \p{Lu}\p{L}+) in (\d+ (?:Sekunden|Minuten|Stunden|Tagen))$/u.exec(lowerFirst(fact)) ?? [];
  return time === "" ? null : `mit ${name} dauert ${thing} ${time.replace(/Tagen$/, "Tage")}`;
}
