import { type ObjectName, productObjects } from "@vignette/domain/objects";
import type { Assignment, PhotoNote, ReadBrief, ShortForms } from "./brief.ts";
import { type Language, languageOf } from "./language.ts";
import { inside, label, saysTheSame, shared, stemsOf } from "./material/fragment.ts";
import { isOfOthers, type Material, materialOf } from "./material/material.ts";
import { isTime } from "./material/measures.ts";
import { timesIn } from "./material/span.ts";
import type { Words } from "./phrases/fill.ts";
import { type SeededChoices, seededChoices } from "./seeded-choices.ts";
import { isGerund, isVerb } from "./verbs.ts";
import { lowerFirst, sentence, sentencesIn, upperFirst, withoutEnd, wordCount, wordsIn } from "./words.ts";

/** Everything the copywriter says is said from here: the brief, read for the phrases that its words give. */
export type BrandVoice = Material & {
  language: Language;
  /** Of asset, such as `carousel-image`. */
  kind: string;
  name: string;
  /** `name` as the head of a sentence; with its article where it is a common noun. */
  Name: string;
  /** How it is called once it is known: "the candle". The name itself where that is no common noun. */
  nick: string;
  /** The product as the brief calls it; and whether that names many things: "Stillwell Garden Paths", of which the description tells. */
  brand: string;
  isMany: boolean;
  hook: string;
  /** The description, by sentences; without one the name. Never empty. */
  does: string[];
  price: string | null;
  /** Whom it is for, in a few words. */
  audience: string | null;
  /** Most words of each beat's line, by its place; none where the plan does not say. */
  lines: readonly number[];
  /** What is on the product's photos, and the thing that the product is, if it can be drawn. */
  photos: readonly PhotoNote[];
  /** The numbers of beats that show none. */
  photoless: readonly number[];
  thing: ObjectName | undefined;
  chance: SeededChoices;
  /** Which version of the same assignment it is; only the first one takes the best lines. */
  take: number;
  /** What the placeholders of every line stand for. */
  words: Words;
};

/** Words of a short form, as on a label. */
const LABEL_WORDS = 5;
/** Words of an audience that is told whole. */
const AUDIENCE_WORDS = 10;
const isBrief = (audience: string): boolean => wordCount(audience) <= AUDIENCE_WORDS;
/** Words of a point that is mentioned in passing. */
const SHORT_WORDS = 3;

/** `take` counts up where the same assignment should read another way. */
export function brandVoiceOf(
  { brief, hook, task, kind, template, short, photos, photoless, lines }: Assignment,
  take = 0,
): BrandVoice {
  const language = languageOf(brief.language);
  const { name, nick } = language === "en" ? nameIn(brief.name) : { name: brief.name, nick: brief.name };
  const chance = seededChoices({ brief, hook, task, kind, template, ...(take > 0 && { take }) });
  const notes = photos.map(({ shows }) => shows);
  const material = shownFirst(varied(materialOf(brief, language), chance, take), notes, brief.name);
  const told = sentencesIn(brief.description).map(sentence);
  const audience = short.audience || label(brief.audience, LABEL_WORDS, language);
  const opening = hook || withoutEnd(material.pains[0] ?? "") || upperFirst(name);
  return {
    ...material,
    language,
    kind: kind ?? "",
    name,
    Name: upperFirst(name),
    nick,
    brand: brief.name,
    isMany: namesMany(brief),
    hook: opening,
    does: told.length > 0 ? told : [sentence(upperFirst(name))],
    price: brief.price,
    audience,
    lines,
    photos,
    photoless,
    thing: productObjects(brief).product,
    chance,
    take,
    words: {
      ...wordsFor(material, { brief, name, language, short }),
      ...timesIn(hook),
      k: nick,
      who: inside(isBrief(brief.audience) ? brief.audience : (audience ?? ""), language, brief.name),
    },
  };
}

/** Each piece begins with another one of the telling facts; another take with any other one. */
function varied(material: Material, chance: SeededChoices, take: number): Material {
  const { points, telling } = material;
  if (take > 0) return { ...material, points: chance.shuffle("points", points) };
  const first = Math.floor(chance.number("first point") * telling);
  const inTurn = [...points.slice(first, telling), ...points.slice(0, first), ...points.slice(telling)];
  // What something costs moves nobody, and answers nothing.
  return { ...material, points: inTurn.toSorted((a, b) => Number(/[$€£]/.test(a)) - Number(/[$€£]/.test(b))) };
}

/** What can be seen on a photo of the product is told before what cannot. */
function shownFirst(material: Material, photos: readonly string[], name: string): Material {
  // The name is on every photo and says nothing about one.
  const own = stemsOf(name);
  const seen = stemsOf(photos.join(" ")).filter((it) => !own.includes(it));
  const isShown = (point: string) => stemsOf(point).some((it) => seen.includes(it));
  return { ...material, points: material.points.toSorted((a, b) => Number(isShown(b)) - Number(isShown(a))) };
}

/**
 * "Slow-burn soy candle" is no name but a thing, later called "the candle"; the "Tern 2 running shoe" is a thing with a
 * name, later called "the Tern 2". Both take an article.
 */
function nameIn(name: string): { name: string; nick: string } {
  const plain = { name, nick: name };
  const words = wordsIn(name);
  const isThing = words.length > 1 && /^\p{Ll}[\p{Ll}-]*[^s\s]$/u.test(words.at(-1) ?? "");
  if (!isThing || /^(the|a|an|my|our|your)\s/i.test(name)) return plain;
  if (words.slice(1).every((it) => /^\p{Ll}/u.test(it)) && !/^\p{Lu}\p{Ll}*\p{Lu}/u.test(name))
    return { name: `the ${lowerFirst(name)}`, nick: `the ${words.at(-1)}` };
  const own = words.slice(
    0,
    words.findIndex((it) => /^\p{Ll}/u.test(it)),
  );
  return own.length > 1 ? { name: `the ${name}`, nick: `the ${own.join(" ")}` } : plain;
}

function namesMany({ name, description }: ReadBrief): boolean {
  const last = (wordsIn(name).at(-1) ?? "").toLowerCase();
  return (
    /[^s]s$/.test(last) &&
    wordsIn(name).length > 1 &&
    description
      .toLowerCase()
      .split(/\P{L}+/u)
      .includes(last)
  );
}

/** A label has no article, and of "Dew Drop night serum" only the name. */
function onLabel(name: string): string {
  const words = wordsIn(name);
  const thing = words.findIndex((it) => /^\p{Ll}/u.test(it));
  return words.length > 3 && thing > 1 ? words.slice(0, thing).join(" ") : name;
}

/** "You lose hours chasing invoices" is, in fewer words, "chasing invoices". */
function doingIn(phrase: string): string | null {
  const words = wordsIn(withoutEnd(phrase));
  const at = words.findLastIndex((it, index) => index > 0 && isGerund(it));
  const doing = at === -1 ? "" : words.slice(at).join(" ");
  return doing !== "" && words.length - at <= LABEL_WORDS && words.length - at > 1 ? doing : null;
}

/** "Finish long runs comfortably" is what the reader does then: "you finish long runs comfortably". */
function gainedIn(gain: string, language: Language): string {
  const [first = "", ...more] = wordsIn(gain);
  const isDone = language === "en" && more.length > 1 && isVerb(first) && !STATES.has(first.toLowerCase());
  return isDone ? `you ${gain}` : gain;
}

/** Verbs that are adjectives first: "calm skin" is had, not done. */
const STATES = new Set("balance calm clean clear complete double dry free open own smooth warm".split(" "));

/** "A muddy path every winter" says no more than "a muddy path" does. */
const isSame = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase() || saysTheSame(a, b) || shared(a, b) > 1;

/** The words that every line of a piece may use. */
function wordsFor(
  { pains, gains, points, steps, quotes, doubts, measures }: Material,
  {
    brief,
    name,
    language,
    short: shortForms,
  }: { brief: ReadBrief; name: string; language: Language; short: ShortForms },
): Words {
  const said = (phrase: string | undefined) => inside(phrase ?? "", language, brief.name);
  const short = (phrases: readonly string[]) =>
    phrases.flatMap((it) => label(it, LABEL_WORDS, language) ?? (language === "en" ? (doingIn(it) ?? []) : []));
  const named = [shortForms.pain, ...short(pains)].filter((it) => it !== "");
  const [l, m] = named.filter((it, at) => !named.slice(0, at).some((earlier) => isSame(earlier, it)));
  const [quote] = quotes;
  const own = points.filter((it) => !isOfOthers(it));
  const time = measures.find((it) => isTime(it) && points.includes(it.told));
  return {
    n: name,
    dn: /^[aeiouyàâéèêëîïôûœ]/iu.test(name) ? `d'${name}` : `de ${name}`,
    b: onLabel(brief.name),
    l: said(l),
    m: said(m),
    g: said(shortForms.outcome || short(gains)[0]),
    gained: gainedIn(said(shortForms.outcome || short(gains)[0]), language),
    p: said(own[0]),
    o: said(own[1]),
    s: said(points.map((it) => label(it, SHORT_WORDS, language) ?? "").find((it) => it !== "")),
    doubt: said(doubts[0]),
    q: quote?.words ?? "",
    by: quote?.by ?? "",
    price: said(brief.price ?? ""),
    steps: steps.map(said).join(", "),
    figure: time?.figure ?? "",
    told: said(time?.told),
  };
}
