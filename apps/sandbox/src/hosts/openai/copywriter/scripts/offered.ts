import { factAloud } from "../material/fact-aloud.ts";
import { inside } from "../material/fragment.ts";
import { fill } from "../phrases/fill.ts";
import { spokenFrames } from "../phrases/spoken.ts";
import type { BrandVoice } from "../voice.ts";
import { sentence, upperFirst } from "../words.ts";

/** Whether a voice tells it. */
export const isSpoken = ({ kind }: Pick<BrandVoice, "kind">): boolean => kind === "video-story" || kind === "ugc-video";

/** In a list the product is called by its shorter name. */
export const called = (voice: BrandVoice): BrandVoice => ({
  ...voice,
  name: voice.nick,
  words: { ...voice.words, n: voice.nick },
});

type Named = Pick<BrandVoice, "name" | "language" | "words" | "brand" | "isMany">;

/** After moves: the product that is used for them, with its fact in the same sentence. */
export function taken(voice: Named, fact: string): string {
  const { name, language, words, brand, isMany } = voice;
  const { used, usedAloud } = spokenFrames(language);
  // "It" is one thing.
  if (isMany) return offered(voice, fact);
  const aloud = usedAloud === "" ? null : factAloud(fact, language === "en" ? "it" : name, voice);
  // "It's four dogs per walk" says nothing after a colon.
  if (aloud !== null && /^it's\s/.test(aloud)) return offered(voice, fact);
  const frame = aloud === null ? used : usedAloud;
  return fill(frame, { ...words, x: aloud?.replace(/^it is\s/, "it's ") ?? inside(fact, language, brand) }) ?? "";
}

/** A fact with the product's name, as people say it. */
export function offered(voice: Named, fact: string): string {
  const { name, language, words, brand } = voice;
  const aloud = factAloud(fact, name, voice);
  const x = inside(fact, language, brand);
  return aloud ? sentence(aloud) : (fill(spokenFrames(language).offer, { ...words, x }) ?? "");
}

/** Two facts as sentences about the product, then the first alone, where they can be said so: a list behind a colon has no verb. */
export function factsAloud(voice: BrandVoice, [x = "", y = ""]: readonly (string | undefined)[]): string[] {
  const { name, language, isMany } = voice;
  const told = factAloud(x, name, voice);
  const first = told && upperFirst(told);
  const second = factAloud(y, language === "en" ? (isMany ? "they" : "it") : name, voice);
  if (first === null) return [];
  if (second === null) return [`${first}.`];
  return [
    language === "en" ? `${first}. ${upperFirst(second)}.` : `${first} y ${second.slice(name.length + 1)}.`,
    `${first}.`,
  ];
}
