import type { Lines, Said, Topic } from "../lines/lines.ts";
import type { BrandVoice } from "../voice.ts";
import { phraseWithin, sentence, within, withoutEnd, withoutSubject, wordCount } from "../words.ts";

/** One thing that is said between the hook and the ask. */
export type ScriptStep = { topic: Topic; told: string; said: Said };

/** Parts that are left out, from the right, if there is little room. */
export const SLIDES_FIRST: readonly Topic[] = ["turn", "pain", "how", "proof", "cost", "start", "price", "people"];
export const SPEECH_FIRST: readonly Topic[] = ["pain", "turn", "proof", "how", "cost", "price", "start", "people"];

/** Further facts of one topic come after this many other topics. */
const LATER = 6;
const LAST_RESORT = 100;

/** `count` steps in the order of a story; what a list in the hook announces comes before everything else. */
export function stepsBetween(voice: BrandVoice, lines: Lines, count: number, first: readonly Topic[]): ScriptStep[] {
  const points = lines.points(voice.hook).map(
    (pair): ScriptStep => ({
      topic: "spare",
      told: "",
      said: { slides: [pair], spoken: [`${sentence(pair[0])} ${pair[1]}`, pair[1]] },
    }),
  );
  if (points.length >= count) return points.slice(0, count);
  const kept = candidates(voice, lines, first)
    .filter(({ step }) => step.said.slides.length > 0 && step.said.spoken.some(Boolean))
    .sort((a, b) => a.weight - b.weight)
    .slice(0, Math.max(0, count - points.length))
    .sort((a, b) => a.place - b.place)
    .map(({ step }) => step);
  return filled([...points, ...kept], count, voice);
}

type Candidate = { step: ScriptStep; place: number; weight: number };
const SPARES = 5;

/** Everything that could be said, with its place in the story and how soon it is left out. */
function candidates(voice: BrandVoice, lines: Lines, first: readonly Topic[]): Candidate[] {
  const ORDER: readonly Topic[] = ["pain", "cost", "turn", "how", "start", "people", "spare", "proof", "price"];
  const one = (topic: Topic, told = "", n = 0): Candidate => ({
    step: { topic, told, said: lines.topic(topic, told, n) },
    place: ORDER.indexOf(topic) + n / 100,
    weight: first.includes(topic) ? first.indexOf(topic) + n * LATER : LAST_RESORT + n,
  });
  return [
    ...(["pain", "cost", "turn", "start", "people", "price"] as const).map((topic) => one(topic)),
    ...voice.does.map((told, n) => one("how", told, n)),
    ...voice.proof.map((told, n) => one("proof", told, n)),
    ...Array.from({ length: SPARES }, (_, n) => one("spare", "", n)),
  ];
}

/** Filled up with the brief's own words, where a language offers too little. */
function filled(steps: readonly ScriptStep[], count: number, voice: BrandVoice): ScriptStep[] {
  const texts = materialOf(voice);
  const more = Array.from({ length: Math.max(0, count - steps.length) }, (_, n): ScriptStep => {
    const told = texts[n % texts.length] ?? sentence(voice.name);
    return { topic: "how", told, said: { slides: [[told, ""]], spoken: [told] } };
  });
  return [...steps, ...more];
}

/** The brief's own words as sentences. Never empty. */
export const materialOf = ({ Name, pain, outcome, does, proof }: BrandVoice): string[] => [
  ...[pain?.plain ?? "", outcome?.plain ?? "", ...does, ...proof].filter((it) => it !== "").map(sentence),
  sentence(Name),
];

/** `count` of the texts, each within this many words; the brief's own words, repeated, if there are too few. */
export function enough(texts: readonly string[], count: number, voice: BrandVoice, words: number): string[] {
  const material = materialOf(voice).map((it) => phraseOf(it, words));
  const more = Array.from({ length: Math.max(0, count - texts.length) }, (_, at) => material[at % material.length]);
  return [...texts, ...more].slice(0, Math.max(0, count)).map((it) => phraseOf(it ?? voice.Name, words));
}

/** The step as one line of at most `words` words that stands alone, by seed. */
export function alone(
  { chance, Name }: BrandVoice,
  { topic, told, said }: ScriptStep,
  purpose: string,
  words: number,
): string {
  const titles = said.slides.map(([title]) => title);
  const choices =
    topic === "how" || topic === "proof"
      ? [withoutEnd(withoutSubject(told, Name)), ...said.spoken]
      : [...titles, ...(topic === "spare" ? [] : said.spoken)];
  const whole = chance
    .shuffle(
      purpose,
      choices.filter((it) => typeof it === "string" && it !== ""),
    )
    .map(String);
  const fitting = whole.find((it) => wordCount(it) <= words);
  return fitting ?? phraseOf(choices.find((it) => typeof it === "string" && it !== "") || told, words);
}

/** A text in so many words: up to where a phrase ends, else cut. */
export const phraseOf = (text: string, words: number): string => {
  const phrase = phraseWithin(text, words);
  return phrase ?? withoutEnd(within(text, words));
};
