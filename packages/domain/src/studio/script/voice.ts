import * as z from "zod/mini";
import { Id, line } from "../../kernel/index.ts";

/** How a voice sounds, in the words of our lists of voices, and of those of the providers that we know. */
export type VoiceTrait =
  | "female"
  | "male"
  | "neutral"
  | "young"
  | "middle aged"
  | "old"
  | "American"
  | "British"
  | "Irish"
  | "Latin American"
  | "from Spain"
  | "Colombian"
  | "Mexican"
  | "approachable"
  | "breathy"
  | "bright"
  | "calm"
  | "caring"
  | "casual"
  | "cheerful"
  | "clear"
  | "confident"
  | "deep"
  | "energetic"
  | "engaging"
  | "enthusiastic"
  | "even"
  | "expressive"
  | "friendly"
  | "light"
  | "lively"
  | "matter-of-fact"
  | "natural"
  | "professional"
  | "raspy"
  | "smooth"
  | "soft"
  | "storytelling"
  | "thoughtful"
  | "trustworthy"
  | "warm";

/** A voice that the configured provider has. */
export const Voice = z.object({
  /** What `style.voice` holds; the provider's own name of it. */
  id: line(64, 1),
  name: z.string(),
  /** A few words, `VoiceTrait`s where we know them: "female, warm". "" where the provider says nothing. */
  about: z.string(),
  /** The language it is at home in, such as `en`; null speaks what it is given. */
  language: z.nullable(z.string()),
  /** Its provider takes neither pace nor tone; absent: it does. */
  isFixed: z.optional(z.boolean()),
});
export type Voice = z.infer<typeof Voice>;

/** What is said to let a voice be heard; `language` as in a brief. */
export const voiceSample = (language: string): { language: string; text: string } => {
  const code = language.slice(0, 2);
  const text = samples[code];
  return text === undefined ? { language: "en", text: samples.en ?? "" } : { language: code, text };
};

const samples: Readonly<Record<string, string>> = {
  en: "This is how I sound. Short sentences, close to you, nothing to sell yet.",
  de: "So klinge ich. Kurze Sätze, nah bei dir, noch nichts zu verkaufen.",
  fr: "Voici ma voix. Des phrases courtes, tout près de vous, rien à vendre encore.",
  es: "Así sueno yo. Frases cortas, cerca de ti, todavía nada que vender.",
  pt: "É assim que eu falo. Frases curtas, pertinho de você, nada à venda ainda.",
  ja: "私の声はこんな感じです。短い言葉で、あなたのそばに。まだ何も売りません。",
  it: "Ecco la mia voce. Frasi brevi, vicino a te, ancora niente da vendere.",
  nl: "Zo klink ik. Korte zinnen, dicht bij jou, nog niets te verkopen.",
};

/** A voice to be heard in the language of a creation. */
export const SampleVoiceInput = z.object({ creationId: Id, voice: line(64, 1) });
export type SampleVoiceInput = z.infer<typeof SampleVoiceInput>;
