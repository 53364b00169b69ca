import type { AiPort, SpokenWord, Voice } from "@vignette/domain/studio";
import type { Picture, Stoppable } from "./generation.ts";

/** What an adapter of a provider works with. */
export type ProviderConfig = {
  fetch: typeof globalThis.fetch;
  provider: string;
  model: string;
  /** Longest wait, in milliseconds, for one thing to be made. */
  patience: number;
};

/** Longest waits by port, in milliseconds, with the one repetition. For a film it is the wait for each answer, not for the film. */
export const PATIENCE: Record<AiPort, number> = {
  text: 90_000,
  image: 90_000,
  voice: 60_000,
  transcription: 60_000,
  video: 30_000,
};

/** What an answer of a language model held. `fault` says what is wrong with it; null means that it is whole JSON. */
export type Answer = {
  value: unknown;
  fault: string | null;
  placeholder: boolean;
  tokens: { input: number; output: number };
};

/** One question to a language model. */
export type Question = Stoppable & {
  name: string;
  schema: unknown;
  instructions: string;
  facts: unknown;
  picture?: Picture | undefined;
  onPartial?: ((value: unknown) => void) | undefined;
};

/** Asks a language model. Throws a Refusal. */
export type TextModel = (question: Question) => Promise<Answer>;

/** Has a picture drawn. Throws a Refusal. */
export type ImageModel = (prompt: string, options: Stoppable) => Promise<{ bytes: Uint8Array; placeholder: boolean }>;

/** A voice, and when each word is heard where the provider tells. */
export type Recording = { bytes: Uint8Array; words: SpokenWord[] | null; placeholder: boolean };

/** Speaks, in one of its voices. Throws a Refusal. */
export type SpeechModel = {
  /** Longest text that is spoken at once, in characters. */
  longest: number;
  voices: () => Promise<Voice[]>;
  speak: (text: string, voice: string, options: Stoppable) => Promise<Recording>;
};

/** Writes down the words of a recording and their times. Throws a Refusal; `words` is empty where none were heard. */
export type TranscriptionModel = (
  recording: { bytes: Uint8Array; type: string },
  options: Stoppable,
) => Promise<{ words: SpokenWord[]; durationMs: number | null }>;

/** Words as transcriptions tell them, in seconds. */
export const inMilliseconds = (words: readonly { word: string; start: number; end: number }[]): SpokenWord[] =>
  words.map(({ word, start, end }) => ({
    text: word.trim(),
    startMs: Math.round(start * 1000),
    endMs: Math.round(end * 1000),
  }));
